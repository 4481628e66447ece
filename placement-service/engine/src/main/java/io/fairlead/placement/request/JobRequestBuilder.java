package io.fairlead.placement.request;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Describes a request, property by property. */
public final class JobRequestBuilder {

    private final String job;
    private final String partition;
    private final Instant submitted;
    private long priority;
    private int minNodes = 1;
    private int maxNodes = 1;
    private GpuDemand gpus = new GpuDemand.None();
    private int cpusPerNode = 1;
    private long memoryPerNodeBytes;
    private boolean exclusive;
    private @Nullable Integer segmentSize;
    private @Nullable Integer maxSwitches;
    private Set<String> requiredNodes = Set.of();
    private Set<String> excludedNodes = Set.of();
    private String features = "";
    private @Nullable String reservation;
    private @Nullable Duration timeLimit;
    private boolean arrayJob;
    private boolean hetJob;
    private List<String> committed = List.of();

    JobRequestBuilder(String job, String partition, Instant submitted) {
        this.job = job;
        this.partition = partition;
        this.submitted = submitted;
    }

    JobRequestBuilder(JobRequest from) {
        this(from.job(), from.partition(), from.submitted());
        priority(from.priority()).nodes(from.minNodes(), from.maxNodes()).gpus(from.gpus());
        cpusPerNode(from.cpusPerNode()).memoryPerNodeBytes(from.memoryPerNodeBytes());
        exclusive(from.exclusive()).segmentSize(from.segmentSize()).maxSwitches(from.maxSwitches());
        requiredNodes(from.requiredNodes()).excludedNodes(from.excludedNodes());
        features(from.features()).reservation(from.reservation()).timeLimit(from.timeLimit());
        arrayJob(from.arrayJob()).hetJob(from.hetJob()).committed(from.committed());
    }

    public JobRequestBuilder priority(long value) {
        this.priority = value;
        return this;
    }

    public JobRequestBuilder nodes(int exactly) {
        return nodes(exactly, exactly);
    }

    public JobRequestBuilder nodes(int fewest, int most) {
        this.minNodes = fewest;
        this.maxNodes = most;
        return this;
    }

    public JobRequestBuilder gpus(GpuDemand demand) {
        this.gpus = demand;
        return this;
    }

    public JobRequestBuilder cpusPerNode(int cpus) {
        this.cpusPerNode = cpus;
        return this;
    }

    public JobRequestBuilder memoryPerNodeBytes(long bytes) {
        this.memoryPerNodeBytes = bytes;
        return this;
    }

    public JobRequestBuilder exclusive(boolean whole) {
        this.exclusive = whole;
        return this;
    }

    public JobRequestBuilder segmentSize(@Nullable Integer nodes) {
        this.segmentSize = nodes;
        return this;
    }

    public JobRequestBuilder maxSwitches(@Nullable Integer most) {
        this.maxSwitches = most;
        return this;
    }

    public JobRequestBuilder requiredNodes(Collection<String> names) {
        this.requiredNodes = Set.copyOf(names);
        return this;
    }

    public JobRequestBuilder excludedNodes(Collection<String> names) {
        this.excludedNodes = Set.copyOf(names);
        return this;
    }

    public JobRequestBuilder features(String expression) {
        this.features = expression;
        return this;
    }

    public JobRequestBuilder reservation(@Nullable String name) {
        this.reservation = name;
        return this;
    }

    public JobRequestBuilder timeLimit(@Nullable Duration limit) {
        this.timeLimit = limit;
        return this;
    }

    public JobRequestBuilder arrayJob(boolean is) {
        this.arrayJob = is;
        return this;
    }

    public JobRequestBuilder hetJob(boolean is) {
        this.hetJob = is;
        return this;
    }

    public JobRequestBuilder committed(Collection<String> nodes) {
        this.committed = List.copyOf(nodes);
        return this;
    }

    public JobRequest build() {
        return new JobRequest(
                job,
                priority,
                submitted,
                partition,
                minNodes,
                maxNodes,
                gpus,
                cpusPerNode,
                memoryPerNodeBytes,
                exclusive,
                segmentSize,
                maxSwitches,
                requiredNodes,
                excludedNodes,
                features,
                reservation,
                timeLimit,
                arrayJob,
                hetJob,
                committed);
    }
}
