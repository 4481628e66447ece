package io.fairlead.inventory.revision;

/**
 * A revision as it came into force.
 *
 * @param manifest what it consists of, and where it is from
 * @param changes what it changed
 */
public record Revision(Manifest manifest, Changes changes) {

    /** Its number. */
    public int number() {
        return manifest.revision();
    }
}
