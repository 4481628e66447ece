package io.fairlead.gateway.slurm.v0045;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answers and requests as JSON has them: only the fields that are read. */
final class Wire {

    private Wire() {}

    @JsonNaming(SnakeCaseStrategy.class)
    record Problem(@Nullable String description, int errorNumber, @Nullable String error) {}

    @JsonNaming(SnakeCaseStrategy.class)
    record Envelope(
            @Nullable List<Problem> errors,
            @Nullable List<Ping> pings,
            @Nullable List<Job> jobs,
            @Nullable List<Node> nodes) {}

    @JsonNaming(SnakeCaseStrategy.class)
    record States(@Nullable List<Problem> errors, @Nullable List<State> jobs) {}

    @JsonNaming(SnakeCaseStrategy.class)
    record State(String jobId, List<String> state) {}

    @JsonNaming(SnakeCaseStrategy.class)
    record Ping(boolean responding, @Nullable String status) {}

    @JsonNaming(SnakeCaseStrategy.class)
    record StepId(@Nullable String sluid) {}

    @JsonNaming(SnakeCaseStrategy.class)
    record Job(
            long jobId,
            @Nullable StepId stepId,
            @Nullable String name,
            @Nullable String userName,
            @Nullable String account,
            @Nullable String partition,
            @Nullable String qos,
            @Nullable List<String> jobState,
            @Nullable String stateReason,
            @Nullable SlurmNumber priority,
            @Nullable Boolean hold,
            @Nullable SlurmNumber submitTime,
            @Nullable SlurmNumber eligibleTime,
            @Nullable SlurmNumber startTime,
            @Nullable SlurmNumber endTime,
            @Nullable SlurmNumber timeLimit,
            @Nullable Integer restartCnt,
            @Nullable String nodes,
            @Nullable String adminComment,
            @Nullable SlurmNumber nodeCount,
            @Nullable SlurmNumber maxNodes,
            @Nullable SlurmNumber cpus,
            @Nullable SlurmNumber minimumCpusPerNode,
            @Nullable SlurmNumber memoryPerNode,
            @Nullable SlurmNumber memoryPerCpu,
            @Nullable String tresPerNode,
            @Nullable String tresPerJob,
            @Nullable String tresPerTask,
            @Nullable String tresPerSocket,
            @Nullable String tresReqStr,
            @Nullable List<String> shared,
            @Nullable String submitLine,
            @Nullable Integer segmentSize,
            @Nullable Integer requiredSwitches,
            @Nullable String features,
            @Nullable String requiredNodes,
            @Nullable String excludedNodes,
            @Nullable String resvName,
            @Nullable String arrayTaskString,
            @Nullable SlurmNumber hetJobId,
            @Nullable String dependency) {}

    @JsonNaming(SnakeCaseStrategy.class)
    record Node(
            String name,
            @Nullable List<String> state,
            @Nullable String reason,
            @Nullable String gres,
            @Nullable String gresUsed,
            int cpus,
            int allocCpus,
            long realMemory,
            long allocMemory,
            @Nullable List<String> partitions,
            @Nullable List<String> activeFeatures) {}

    /** An update: what is null stays as it is. */
    @JsonNaming(SnakeCaseStrategy.class)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record JobUpdate(
            @Nullable List<String> requiredNodes,
            @Nullable SlurmNumber beginTime,
            @Nullable String adminComment,
            @Nullable Boolean hold) {}
}
