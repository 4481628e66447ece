package io.fairlead.inventory.revision.postgres;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.jspecify.annotations.Nullable;

/** A row of {@code revision_source}. */
@Entity
@Table(name = "revision_source")
class SourceEntity {

    @Id String cluster;

    @Column(nullable = false)
    String file;

    @Column(nullable = false, columnDefinition = "text")
    String content;

    @Column(name = "file_sha256")
    @Nullable String fileSha256;
}
