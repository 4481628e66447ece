package io.fairlead.inventory.architecture.seeded.postgres;

/** An entity that others can see. */
public class BadEntity {}
