package io.fairlead.gateway.slurm;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Locale;
import java.util.function.Supplier;

/** Times every call, by call and result. */
public final class MeteredSlurmClient extends SlurmClientDecorator {

    private final MeterRegistry meters;

    /** Around a client. */
    public MeteredSlurmClient(SlurmClient inner, MeterRegistry meters) {
        super(inner);
        this.meters = meters;
    }

    @Override
    <T> T around(String call, Supplier<T> work) {
        Timer.Sample sample = Timer.start(meters);
        String result = "ok";
        try {
            return work.get();
        } catch (SlurmException e) {
            result = e.getClass().getSimpleName().toLowerCase(Locale.ROOT);
            throw e;
        } finally {
            sample.stop(meters.timer("fairlead.slurm.call", "call", call, "result", result));
        }
    }
}
