package io.fairlead.placement.decision;

/**
 * Why a node was not taken, a job waits, or it is left to Slurm. Names are part of the contract.
 */
public enum ReasonCode {
    // What rules out a node, in the order in which it is asked.
    WRONG_PARTITION("in other partitions"),
    EXCLUDED("excluded by the job"),
    FEATURE_MISSING("without the features"),
    TOO_SMALL("too small"),
    DRAINED("drained"),
    DRAINING("draining"),
    DOWN("down"),
    NOT_RESPONDING("not responding"),
    RESERVED("in a reservation"),
    FAILED("failed"),
    OUT_OF_USE("out of use"),
    COMPLETING("completing"),
    RESERVED_FOR_EARLIER_JOB("kept for earlier jobs"),
    BUSY("busy"),
    NOT_ENOUGH_GPUS_FREE("short of free GPUs"),
    NOT_ENOUGH_CPUS_FREE("short of free CPUs"),
    NOT_ENOUGH_MEMORY_FREE("short of free memory"),

    // Why a job waits.
    NOT_ENOUGH_NODES_FREE("not enough nodes free"),
    SEGMENTS_DO_NOT_FIT("no room for whole segments"),
    SWITCHES_DO_NOT_FIT("no room below so few switches"),
    REQUIRED_NODE_NOT_FREE("a required node is not free"),
    START_UNKNOWN("no start can be foreseen"),

    // Why a job is left to Slurm.
    ARRAY_JOB("a job array"),
    HET_JOB("a heterogeneous job"),
    RESERVATION_ASKED("a job in a reservation"),
    SEVERAL_PARTITIONS("a job for several partitions"),
    FEATURES_NOT_UNDERSTOOD("constraint not understood"),
    UNKNOWN_PARTITION("no node is in the partition"),
    SEGMENT_NOT_A_DIVISOR("node count is no multiple of the segment size"),
    UNKNOWN_REQUIRED_NODE("a required node does not exist"),
    TOO_MANY_REQUIRED_NODES("more nodes required than asked for"),
    NEVER_FITS("would not fit the empty cluster");

    private final String words;

    ReasonCode(String words) {
        this.words = words;
    }

    /** The same for a person. */
    public String words() {
        return words;
    }
}
