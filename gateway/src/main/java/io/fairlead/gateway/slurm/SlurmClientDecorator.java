package io.fairlead.gateway.slurm;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Does one thing around every call. */
abstract class SlurmClientDecorator implements SlurmClient {

    private final SlurmClient inner;

    SlurmClientDecorator(SlurmClient inner) {
        this.inner = inner;
    }

    /**
     * @param call the method's name
     */
    abstract <T> T around(String call, Supplier<T> work);

    private void run(String call, Runnable work) {
        around(
                call,
                () -> {
                    work.run();
                    return true;
                });
    }

    @Override
    public void ping() {
        run("ping", inner::ping);
    }

    @Override
    public Map<Long, String> jobStates() {
        return around("jobStates", inner::jobStates);
    }

    @Override
    public List<SlurmJob> job(long id) {
        return around("job", () -> inner.job(id));
    }

    @Override
    public List<SlurmJob> jobs() {
        return around("jobs", inner::jobs);
    }

    @Override
    public List<SlurmNode> nodes() {
        return around("nodes", inner::nodes);
    }

    @Override
    public void place(long id, List<String> nodes, @Nullable Instant begin, String comment) {
        run("place", () -> inner.place(id, nodes, begin, comment));
    }

    @Override
    public void postpone(long id, @Nullable Instant begin, @Nullable String comment) {
        run("postpone", () -> inner.postpone(id, begin, comment));
    }

    @Override
    public void withdraw(
            long id,
            List<String> nodes,
            @Nullable Instant begin,
            @Nullable String comment,
            boolean unhold) {
        run("withdraw", () -> inner.withdraw(id, nodes, begin, comment, unhold));
    }
}
