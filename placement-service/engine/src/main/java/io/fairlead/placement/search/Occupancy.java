package io.fairlead.placement.search;

import io.fairlead.placement.cluster.Node;
import io.fairlead.placement.cluster.Resources;
import java.util.Arrays;

/** What is taken of each node: changed as jobs are placed, copied to look ahead. */
public final class Occupancy {

    private final ClusterIndex index;
    private final Resources[] used;
    private final boolean[] whole;
    private final int[] holders;
    private final int[] untouchedInBlock;

    private Occupancy(ClusterIndex index, Resources[] used, boolean[] whole, int[] holders) {
        this.index = index;
        this.used = used;
        this.whole = whole;
        this.holders = holders;
        this.untouchedInBlock = new int[index.blocks()];
        for (int i = 0; i < used.length; i++) {
            if (counts(i)) {
                untouchedInBlock[index.block(i)]++;
            }
        }
    }

    /** As the snapshot says, before any job is known. */
    public static Occupancy of(ClusterIndex index) {
        Resources[] used = new Resources[index.size()];
        boolean[] whole = new boolean[index.size()];
        for (int i = 0; i < used.length; i++) {
            used[i] = index.node(i).allocated();
            whole[i] = index.node(i).heldExclusively();
        }
        return new Occupancy(index, used, whole, new int[used.length]);
    }

    /** Nothing runs. */
    public static Occupancy empty(ClusterIndex index) {
        Resources[] used = new Resources[index.size()];
        Arrays.fill(used, Resources.NONE);
        return new Occupancy(index, used, new boolean[used.length], new int[used.length]);
    }

    public Occupancy copy() {
        return new Occupancy(index, used.clone(), whole.clone(), holders.clone());
    }

    /** A job that Slurm counts as running: its part may be in the node's allocation already. */
    public void acknowledge(int node, Resources heldByAllKnown, boolean exclusive) {
        set(node, used[node].max(heldByAllKnown), whole[node] || exclusive);
        holders[node]++;
    }

    /** A job comes. */
    public void take(int node, Resources held, boolean exclusive) {
        set(node, used[node].plus(held), whole[node] || exclusive);
        holders[node]++;
    }

    /**
     * A job goes. With the last that is known of, the node is free: Slurm may count more for a job
     * than the job asked for.
     */
    public void release(int node, Resources held, boolean exclusive) {
        holders[node]--;
        if (exclusive || holders[node] == 0) {
            set(node, Resources.NONE, false);
        } else {
            set(node, used[node].minus(held), whole[node]);
        }
    }

    private void set(int node, Resources nowUsed, boolean nowWhole) {
        int before = counts(node) ? 1 : 0;
        used[node] = nowUsed;
        whole[node] = nowWhole;
        untouchedInBlock[index.block(node)] += (counts(node) ? 1 : 0) - before;
    }

    private boolean counts(int node) {
        return index.node(node).state().available() && untouched(node);
    }

    /** Nothing of it is taken. */
    boolean untouched(int node) {
        return !whole[node] && used[node].equals(Resources.NONE);
    }

    boolean heldWhole(int node) {
        return whole[node];
    }

    Resources free(int node) {
        Node of = index.node(node);
        return whole[node] ? Resources.NONE : of.capacity().minus(used[node]);
    }

    /** Available nodes of a block of which nothing is taken. */
    int untouchedIn(int block) {
        return untouchedInBlock[block];
    }
}
