package io.fairlead.acceptance.story;

/** A part of the story. It leaves the cluster as it found it: empty, all nodes in service. */
interface Chapter {

    /** Plays its checks. */
    void play() throws Exception;
}
