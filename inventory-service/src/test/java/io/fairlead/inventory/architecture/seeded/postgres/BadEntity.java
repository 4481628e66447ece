package io.fairlead.inventory.architecture.seeded.postgres;

import jakarta.persistence.Entity;

/** An entity that others can see. */
@Entity
public class BadEntity {}
