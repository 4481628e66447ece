package io.fairlead.local.platform;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Work done at the same time. */
final class Together {

    private Together() {}

    /** Does all of it; throws the first failure once the rest has ended too. */
    static void run(List<Runnable> works) {
        ExecutorService threads = Executors.newFixedThreadPool(Math.max(1, works.size()));
        try {
            CompletableFuture.allOf(
                            works.stream()
                                    .map(work -> CompletableFuture.runAsync(work, threads))
                                    .toArray(CompletableFuture[]::new))
                    .join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        } finally {
            threads.shutdown();
        }
    }
}
