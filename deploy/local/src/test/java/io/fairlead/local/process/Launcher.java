package io.fairlead.local.process;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/** A launcher with one child, to be killed: prints the child's pid and start time, then waits. */
final class Launcher {

    private Launcher() {}

    public static void main(String[] args) throws InterruptedException {
        List<String> command = List.of(args).subList(2, args.length);
        Child child =
                Child.start(new ChildSpec("victim", command, Map.of(), Path.of(args[0]), args[1]));
        System.out.println(child.identity().pid() + " " + child.identity().started());
        new CountDownLatch(1).await();
    }
}
