package io.fairlead.placement.service.topology;

/** How far the newest revision is collected. */
public sealed interface Completeness {

    /** One line for an operator. */
    String text();

    /** The newest announced revision is in force. */
    record Whole(long revision) implements Completeness {
        @Override
        public String text() {
            return "revision " + revision + " is in force";
        }
    }

    /** No revision was ever announced: nothing has been imported. */
    record Unannounced() implements Completeness {
        @Override
        public String text() {
            return "no revision announced: has a topology been imported into inventory-service?";
        }
    }

    /** A revision is announced and not all of its things have arrived. */
    record Incomplete(long revision, Share nodes, Share switches) implements Completeness {
        @Override
        public String text() {
            return "revision "
                    + revision
                    + " is incomplete: nodes "
                    + nodes.text()
                    + ", switches "
                    + switches.text();
        }
    }

    /**
     * How much of a kind is there.
     *
     * @param have things collected
     * @param want things in the manifest
     * @param equal whether they are the very versions of the manifest
     */
    record Share(int have, int want, boolean equal) {
        String text() {
            return have + "/" + want + (have == want && !equal ? " in other versions" : "");
        }
    }
}
