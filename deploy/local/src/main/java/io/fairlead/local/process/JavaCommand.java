package io.fairlead.local.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Command lines that start another JVM with the JDK of this one. */
public final class JavaCommand {

    private JavaCommand() {}

    /** A main class on the class path of this JVM. */
    public static List<String> mainClass(
            List<String> options, String mainClass, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(java()));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), mainClass));
        command.addAll(arguments);
        return command;
    }

    /** A runnable jar. */
    public static List<String> jar(List<String> options, Path jar) {
        List<String> command = new ArrayList<>(List.of(java()));
        command.addAll(options);
        command.addAll(List.of("-jar", jar.toString()));
        return command;
    }

    /** The java of this JVM's JDK. */
    public static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}
