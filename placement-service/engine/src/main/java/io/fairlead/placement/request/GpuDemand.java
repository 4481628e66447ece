package io.fairlead.placement.request;

/** How many GPUs a job wants, and in which of Slurm's ways it said so. */
public sealed interface GpuDemand {

    /** GPUs each node has to give when the job has so many nodes. */
    int perNode(int nodes);

    /** It asked for none. */
    record None() implements GpuDemand {
        @Override
        public int perNode(int nodes) {
            return 0;
        }
    }

    /** So many on each node. */
    record PerNode(int gpus) implements GpuDemand {
        @Override
        public int perNode(int nodes) {
            return gpus;
        }
    }

    /**
     * So many in all. Slurm may spread them unevenly; we ask every node for an even share, rounded
     * up, so that any way in which Slurm spreads them evenly fits.
     */
    record PerJob(int gpus) implements GpuDemand {
        @Override
        public int perNode(int nodes) {
            return (gpus + nodes - 1) / nodes;
        }
    }
}
