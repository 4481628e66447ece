package io.fairlead.local.process;

import java.util.ArrayList;
import java.util.List;

/**
 * The command line that makes a process die with its parent, whatever kills the parent.
 *
 * <p>A watcher beside the process reads a pipe whose other end only the parent holds: when the
 * parent is gone, even by SIGKILL, it reads the end of the file. Closing the pipe is also how the
 * parent asks the process to stop, so that there is one way to stop, not two. The process replaces
 * the shell, so its pid is the one the parent knows.
 */
final class Guard {

    // The watcher signals only while it is still the child of the process it guards: pids are
    // reused.
    private static final String SCRIPT =
            """
            stop=$1 grace=$2 me=$$; shift 2
            exec 3<&0 </dev/null
            (
              exec >/dev/null 2>&1
              mine() {
                [ -r /proc/self/stat ] || { kill -0 "$me"; return; }
                read -r _ _ _ parent _ </proc/self/stat && [ "$parent" = "$me" ]
              }
              while read -r _ <&3; do :; done
              mine && kill -s "$stop" "$me"
              while [ "$grace" -gt 0 ]; do mine || exit 0; sleep .1; grace=$((grace - 1)); done
              mine && kill -s KILL "$me"
            ) &
            exec 3<&- "$@"
            """;

    private Guard() {}

    /**
     * Wraps a command.
     *
     * @param stopSignal what the process is stopped with, without SIG
     * @param graceTenths how long it may take to stop before it is killed
     */
    static List<String> wrap(String stopSignal, int graceTenths, List<String> command) {
        List<String> wrapped = new ArrayList<>();
        // A session of its own: Ctrl-C reaches the launcher alone, which then stops everything in
        // order.
        wrapped.addAll(
                List.of("setsid", "sh", "-c", SCRIPT, "guard", stopSignal, "" + graceTenths));
        wrapped.addAll(command);
        return wrapped;
    }
}
