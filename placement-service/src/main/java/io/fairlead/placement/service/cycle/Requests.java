package io.fairlead.placement.service.cycle;

import io.fairlead.placement.request.GpuDemand;
import io.fairlead.placement.service.jobs.JobRequest;
import io.fairlead.placement.service.jobs.SlurmJob;
import java.time.Duration;
import java.util.List;

/** What jobs ask for, in the engine's terms. */
final class Requests {

    private Requests() {}

    /**
     * A job's request.
     *
     * @param committed nodes decided for it already; empty where none
     */
    static io.fairlead.placement.request.JobRequest of(SlurmJob job, List<String> committed) {
        JobRequest asked = job.request();
        Long memory = asked.memoryPerNodeBytes();
        Long limit = job.timeLimitSeconds();
        return io.fairlead.placement.request.JobRequest.of(
                        job.job(), job.partition(), job.submitTime())
                .priority(job.priority())
                .nodes(asked.nodes(), Math.max(asked.nodes(), asked.maxNodes()))
                .gpus(gpus(asked))
                .cpusPerNode(asked.cpusPerNode())
                .memoryPerNodeBytes(memory == null ? 0 : memory)
                .exclusive(asked.exclusive())
                .segmentSize(asked.segmentSize())
                .maxSwitches(asked.maxSwitches())
                .requiredNodes(asked.requiredNodes())
                .excludedNodes(asked.excludedNodes())
                .features(asked.features())
                .reservation(asked.reservation())
                .timeLimit(limit == null ? null : Duration.ofSeconds(limit))
                .arrayJob(asked.arrayJob())
                .hetJob(asked.hetJob())
                .committed(committed)
                .build();
    }

    static GpuDemand gpus(JobRequest request) {
        Integer perNode = request.gpusPerNode();
        Integer perJob = request.gpusPerJob();
        if (perNode != null) {
            return new GpuDemand.PerNode(perNode);
        }
        return perJob == null ? new GpuDemand.None() : new GpuDemand.PerJob(perJob);
    }
}
