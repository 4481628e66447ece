package io.fairlead.inventory.topology;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/**
 * One statement of a .conf file: lines that end in a backslash joined, comments gone, and every
 * character's place in the file still known.
 */
final class ConfLine {

    // A block of a hundred nodes, one on each line, is a hundredth of it.
    private static final int MAX_PARTS = 10_000;

    private record Part(int offset, int line) {}

    private final StringBuilder text = new StringBuilder();
    private final List<Part> parts = new ArrayList<>(1);

    /** Hands out the statements of a file one by one, so that no file is in memory twice. */
    static void split(String file, Findings findings, Consumer<ConfLine> statements) {
        ConfLine open = new ConfLine();
        boolean continued = false;
        int number = 0;
        for (Iterator<String> lines = file.lines().iterator(); lines.hasNext(); ) {
            number++;
            String line = withoutComment(lines.next()).stripTrailing();
            continued = line.endsWith("\\") && open.parts.size() < MAX_PARTS;
            open.append(continued ? line.substring(0, line.length() - 1) : line, number);
            if (!continued) {
                open.handTo(statements);
                open = new ConfLine();
            }
        }
        if (continued) {
            findings.error(
                    "truncated",
                    number,
                    0,
                    "the file ends within a continued line",
                    "bring the whole file, or remove the backslash at its end");
        }
    }

    String text() {
        return text.toString();
    }

    /** The place of a character of this statement. */
    Located at(int offset, String value) {
        Part part = parts.get(0);
        for (Part candidate : parts) {
            if (candidate.offset <= offset) {
                part = candidate;
            }
        }
        return new Located(value, part.line, offset - part.offset + 1);
    }

    private void append(String line, int number) {
        parts.add(new Part(text.length(), number));
        text.append(line);
    }

    private void handTo(Consumer<ConfLine> statements) {
        if (!text.toString().isBlank()) {
            statements.accept(this);
        }
    }

    private static String withoutComment(String line) {
        int hash = line.indexOf('#');
        while (hash > 0 && line.charAt(hash - 1) == '\\') {
            hash = line.indexOf('#', hash + 1);
        }
        return hash < 0 ? line : line.substring(0, hash);
    }
}
