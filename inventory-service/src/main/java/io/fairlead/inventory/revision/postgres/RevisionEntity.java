package io.fairlead.inventory.revision.postgres;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;

/** A row of {@code revision}. */
@Entity
@Table(name = "revision")
@IdClass(RevisionEntity.Key.class)
class RevisionEntity {

    record Key(String cluster, int number) implements Serializable {}

    @Id String cluster;
    @Id int number;

    @Column(nullable = false)
    String author;

    @Column(name = "imported_at", nullable = false)
    Instant importedAt;

    @Column(nullable = false, columnDefinition = "text")
    String manifest;

    @Column(nullable = false, columnDefinition = "text")
    String changes;

    @Column(nullable = false, columnDefinition = "text")
    String inventory;
}
