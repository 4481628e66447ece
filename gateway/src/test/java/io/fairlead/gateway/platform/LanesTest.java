package io.fairlead.gateway.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LanesTest {

    @Test
    void oneKeyInOrderOthersBesideIt() throws InterruptedException {
        try (Lanes lanes = new Lanes("test", 2)) {
            List<String> done = new CopyOnWriteArrayList<>();
            CountDownLatch gate = new CountDownLatch(1);
            CountDownLatch other = new CountDownLatch(1);
            CountDownLatch all = new CountDownLatch(3);
            lanes.submit(
                    "a",
                    () -> {
                        await(gate);
                        done.add("a1");
                        all.countDown();
                    });
            lanes.submit(
                    "a",
                    () -> {
                        done.add("a2");
                        all.countDown();
                        throw new IllegalStateException("a failure ends no lane");
                    });
            lanes.submit("b", other::countDown);
            assertThat(other.await(10, TimeUnit.SECONDS)).isTrue();
            assertThat(done).isEmpty();

            gate.countDown();
            lanes.submit(
                    "a",
                    () -> {
                        done.add("a3");
                        all.countDown();
                    });

            assertThat(all.await(10, TimeUnit.SECONDS)).isTrue();
            assertThat(done).containsExactly("a1", "a2", "a3");
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
