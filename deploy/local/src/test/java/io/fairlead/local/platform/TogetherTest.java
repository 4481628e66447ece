package io.fairlead.local.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class TogetherTest {

    @Test
    void aFailureIsKnownWhileOthersStillWork() {
        CountDownLatch never = new CountDownLatch(1);

        assertThatThrownBy(() -> Together.start(List.of(() -> await(never), TogetherTest::fail)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("broken");
        never.countDown();
    }

    @Test
    void finishingGoesOnWhateverFails() {
        AtomicBoolean done = new AtomicBoolean();

        assertThatThrownBy(() -> Together.finish(List.of(TogetherTest::fail, () -> slowly(done))))
                .hasMessage("broken");

        assertThat(done).isTrue();
    }

    @Test
    void nothingToDoIsDone() {
        Together.start(List.of());
    }

    private static void fail() {
        throw new IllegalStateException("broken");
    }

    private static void slowly(AtomicBoolean done) {
        try {
            Thread.sleep(200);
            done.set(true);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
