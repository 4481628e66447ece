package io.fairlead.inventory.revision.http;

import io.fairlead.inventory.revision.Changes;
import io.fairlead.inventory.topology.Finding;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What came of an import.
 *
 * @param result {@code in-force} where it is a new revision, {@code unchanged} where it changes
 *     nothing, {@code possible} for a dry run
 * @param revision the revision in force; null for a dry run
 * @param summary what it changes, in one line
 * @param changes what it changes, by kind, names as hostlists
 * @param warnings findings that did not refuse it
 */
record ImportView(
        String result,
        @Nullable RevisionView revision,
        String summary,
        Map<String, Changes.OfKind> changes,
        List<Finding> warnings) {}
