package io.fairlead.gateway.security.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The table of docs/access.md: a status per endpoint and role. */
record AccessTable(List<Row> rows) {

    /** The section's heading and the first cell of the table's head. */
    private static final String SECTION = "## gateway";

    private static final String HEAD = "endpoint";

    /**
     * @param answers status by role; "nobody" is a request without a token
     */
    record Row(String verb, String path, Map<String, Integer> answers) {}

    static AccessTable read() {
        List<List<String>> lines = new ArrayList<>();
        boolean inside = false;
        for (String line : text().split("\n", -1)) {
            inside = line.startsWith("## ") ? line.equals(SECTION) : inside;
            if (inside && line.startsWith("|") && !line.startsWith("|--")) {
                lines.add(cells(line));
            }
        }
        List<String> head = lines.get(0);
        if (!head.get(0).equals(HEAD)) {
            throw new AssertionError("docs/access.md: the first table under " + SECTION);
        }
        return new AccessTable(lines.stream().skip(1).map(cells -> row(head, cells)).toList());
    }

    /** REST endpoints, as {@code GET /api/me}. */
    Set<String> restEndpoints() {
        return rows.stream()
                .filter(row -> row.path().startsWith("/api/"))
                .map(row -> row.verb() + " " + row.path())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Row row(List<String> head, List<String> cells) {
        String[] endpoint = cells.get(0).replace("`", "").split(" ", 2);
        Map<String, Integer> answers = new LinkedHashMap<>();
        for (int i = 1; i < head.size(); i++) {
            answers.put(head.get(i), Integer.valueOf(cells.get(i).split(" ", 2)[0]));
        }
        return new Row(endpoint[0], endpoint[1], answers);
    }

    private static List<String> cells(String line) {
        return Arrays.stream(line.substring(1, line.lastIndexOf('|')).split("\\|", -1))
                .map(String::strip)
                .toList();
    }

    private static String text() {
        try {
            return Files.readString(Path.of(root(), "docs", "access.md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String root() {
        return System.getProperty("fairlead.root", "..");
    }
}
