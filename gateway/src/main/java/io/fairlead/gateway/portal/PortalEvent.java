package io.fairlead.gateway.portal;

import java.util.List;

/** What a watching page is told; each is a whole state, so the last one counts. */
public sealed interface PortalEvent {

    /** The event's name on the wire. */
    String name();

    /** What it says, as a record to be written as JSON. */
    Object data();

    /** Everything about nodes; first, and again when the topology changes. */
    record Racks(RacksView data) implements PortalEvent {
        @Override
        public String name() {
            return "racks";
        }
    }

    /** Every visible job; after {@link Racks}. */
    record Jobs(List<JobView> data) implements PortalEvent {
        @Override
        public String name() {
            return "jobs";
        }
    }

    /** One node changed. */
    record Node(NodeView data) implements PortalEvent {
        @Override
        public String name() {
            return "node";
        }
    }

    /** One job changed. */
    record Job(JobView data) implements PortalEvent {
        @Override
        public String name() {
            return "job";
        }
    }

    /** A job that this person saw is gone. */
    record JobGone(Gone data) implements PortalEvent {
        @Override
        public String name() {
            return "job-gone";
        }
    }

    /** Which job. */
    record Gone(String job, long jobId) {}
}
