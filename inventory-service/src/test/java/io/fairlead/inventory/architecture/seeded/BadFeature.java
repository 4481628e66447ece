package io.fairlead.inventory.architecture.seeded;

import io.fairlead.inventory.architecture.seeded.http.BadResource;
import io.vertx.core.Vertx;
import java.time.Instant;
import java.util.UUID;

/** A feature that knows its adapter, its technology, the time and chance. */
public class BadFeature {

    /** Its adapter. */
    public BadResource adapter = new BadResource();

    /** Its technology. */
    public Vertx vertx = Vertx.vertx();

    /** The time. */
    public Instant now() {
        return Instant.now();
    }

    /** Chance. */
    public UUID id() {
        return UUID.randomUUID();
    }
}
