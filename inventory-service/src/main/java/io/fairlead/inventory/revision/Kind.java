package io.fairlead.inventory.revision;

/** The kinds of things a revision consists of, each a topic. */
public enum Kind {
    NODES("inventory.nodes"),
    SWITCHES("inventory.switches");

    private final String topic;

    Kind(String topic) {
        this.topic = topic;
    }

    /** The topic its states go to. */
    public String topic() {
        return topic;
    }
}
