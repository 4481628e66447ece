package io.fairlead.placement.cluster;

/** What a node has, or what is taken of it. */
public record Resources(int gpus, int cpus, long memoryBytes) {

    public static final Resources NONE = new Resources(0, 0, 0);

    public Resources {
        if (gpus < 0 || cpus < 0 || memoryBytes < 0) {
            throw new IllegalArgumentException(
                    "resources below zero: " + gpus + ", " + cpus + ", " + memoryBytes);
        }
    }

    public Resources plus(Resources other) {
        return new Resources(gpus + other.gpus, cpus + other.cpus, memoryBytes + other.memoryBytes);
    }

    /** What is left, zero where more is taken than there is. */
    public Resources minus(Resources other) {
        return new Resources(
                Math.max(0, gpus - other.gpus),
                Math.max(0, cpus - other.cpus),
                Math.max(0, memoryBytes - other.memoryBytes));
    }

    /** The larger of each. */
    public Resources max(Resources other) {
        return new Resources(
                Math.max(gpus, other.gpus),
                Math.max(cpus, other.cpus),
                Math.max(memoryBytes, other.memoryBytes));
    }

    public boolean covers(Resources other) {
        return gpus >= other.gpus && cpus >= other.cpus && memoryBytes >= other.memoryBytes;
    }
}
