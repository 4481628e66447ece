package io.fairlead.inventory.topology;

import io.fairlead.inventory.topology.Finding.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * What one reading of one file has found so far. A broken file is told about, not printed whole.
 */
final class Findings {

    // Enough to repair a file in one go; the rest shows when the first hundred are gone.
    private static final int LIMIT = 100;

    private final String file;
    private final List<Finding> errors = new ArrayList<>();
    private final List<Finding> warnings = new ArrayList<>();
    private int unlisted;

    Findings(String file) {
        this.file = file;
    }

    void error(String code, Located at, String message, String remedy) {
        error(code, at.line(), at.column(), message, remedy);
    }

    void error(String code, int line, int column, String message, String remedy) {
        if (errors.size() < LIMIT - 1) {
            errors.add(new Finding(Severity.ERROR, code, file, line, column, cut(message), remedy));
        } else {
            unlisted++;
        }
    }

    void warning(String code, Located at, String message, String remedy) {
        if (warnings.size() < LIMIT) {
            warnings.add(
                    new Finding(
                            Severity.WARNING,
                            code,
                            file,
                            at.line(),
                            at.column(),
                            cut(message),
                            remedy));
        }
    }

    boolean refused() {
        return !errors.isEmpty();
    }

    List<Finding> warnings() {
        return List.copyOf(warnings);
    }

    List<Finding> errors() {
        List<Finding> all = new ArrayList<>(errors);
        if (unlisted > 0) {
            Finding last = errors.get(errors.size() - 1);
            all.add(
                    new Finding(
                            Severity.ERROR,
                            "more",
                            file,
                            last.line(),
                            0,
                            unlisted + " more errors are not listed",
                            "repair these first and try again"));
        }
        return List.copyOf(all);
    }

    private static String cut(String message) {
        return message.length() <= 500 ? message : message.substring(0, 500) + " ...";
    }
}
