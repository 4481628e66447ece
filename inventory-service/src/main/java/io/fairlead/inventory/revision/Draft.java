package io.fairlead.inventory.revision;

import java.util.Optional;

/**
 * An inventory on its way to become a revision.
 *
 * @param cluster cluster
 * @param author who brings it
 * @param source topology file it is made from
 * @param text that file's text, to make it anew when the nodes' facts change
 * @param fileSha256 SHA-256 of the configured file where this is it; else that stays as it is noted
 * @param inventory what the cluster consists of now
 * @param term the takeover this instance speaks since
 */
public record Draft(
        String cluster,
        String author,
        Manifest.Source source,
        String text,
        Optional<String> fileSha256,
        Inventory inventory,
        long term) {}
