package io.fairlead.gateway.slurm;

import java.util.function.Supplier;

/** Notes after every call whether Slurm is there. */
public final class WatchedSlurmClient extends SlurmClientDecorator {

    private final SlurmCondition condition;

    /** Around a client. */
    public WatchedSlurmClient(SlurmClient inner, SlurmCondition condition) {
        super(inner);
        this.condition = condition;
    }

    @Override
    <T> T around(String call, Supplier<T> work) {
        try {
            T result = work.get();
            condition.answered();
            return result;
        } catch (SlurmException.Refused e) {
            condition.answered();
            throw e;
        } catch (SlurmException e) {
            condition.failed(e);
            throw e;
        }
    }
}
