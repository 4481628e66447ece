package io.fairlead.inventory.architecture.seeded.http;

import io.fairlead.inventory.architecture.seeded.postgres.BadEntity;

/** An adapter that knows another. */
public class BadResource {

    /** The other. */
    public BadEntity entity = new BadEntity();
}
