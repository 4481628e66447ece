package io.fairlead.gateway.slurm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.fairlead.gateway.slurm.testing.FakeSlurm;
import io.fairlead.gateway.slurm.testing.JobFixture;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SlurmConditionTest {

    private static final Logger LOGGER = Logger.getLogger(SlurmCondition.class.getName());

    private final List<String> said = new ArrayList<>();
    private final Handler ear = new Ear();
    private final SlurmCondition condition = new SlurmCondition("lab");
    private final FakeSlurm slurm = new FakeSlurm().has(JobFixture.job("s1", 7).build());
    private final SlurmClient watched = new WatchedSlurmClient(slurm, condition);

    @BeforeEach
    void listen() {
        LOGGER.addHandler(ear);
    }

    @AfterEach
    void stop() {
        LOGGER.removeHandler(ear);
    }

    @Test
    void isNotReadyBeforeItWasAsked() {
        assertThat(condition.available()).isFalse();
        assertThat(condition.describe()).isEqualTo("not asked yet");
    }

    @Test
    void anOutageIsSaidOnceAndItsEndToo() {
        callFailing(new SlurmException.Unreachable("slurmrestd does not listen"));
        callFailing(new SlurmException.Unreachable("no answer within 12 s"));
        assertThat(condition.available()).isFalse();
        assertThat(condition.describe()).isEqualTo("no answer within 12 s");
        assertThat(said).hasSize(1);

        callFailing(new SlurmException.KeyRefused("key file /k is empty"));
        assertThat(said).as("another thing is news").hasSize(2);
        assertThat(said.get(1)).contains("key file /k is empty");

        callFailing(null);
        callFailing(null);
        assertThat(said).hasSize(3);
        assertThat(said.get(2)).contains("answers again");
        assertThat(condition.available()).isTrue();
    }

    @Test
    void aRefusalIsAnAnswer() {
        callFailing(new SlurmException.Refused(2018, "Invalid node name"));
        assertThat(condition.available()).isTrue();
    }

    private void callFailing(SlurmException failure) {
        slurm.failingAfterPlacement(failure);
        Throwable thrown =
                catchThrowable(
                        () -> watched.place(7, List.of("gb001"), JobFixture.SUBMITTED, "why"));
        assertThat(thrown).isSameAs(failure);
    }

    private final class Ear extends Handler {

        @Override
        public void publish(LogRecord record) {
            said.add(new org.jboss.logmanager.formatters.PatternFormatter("%s").format(record));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
