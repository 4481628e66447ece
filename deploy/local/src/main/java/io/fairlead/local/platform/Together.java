package io.fairlead.local.platform;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** Work done at the same time. */
final class Together {

    private Together() {}

    /** Does all of it; throws the first failure at once, while the rest goes on. */
    static void start(List<Runnable> works) {
        run(works, true);
    }

    /** Does all of it, whatever fails; throws a failure at the end. */
    static void finish(List<Runnable> works) {
        run(works, false);
    }

    private static void run(List<Runnable> works, boolean failFast) {
        ExecutorService threads = Executors.newFixedThreadPool(Math.max(1, works.size()));
        try {
            CompletableFuture<Void> failed = new CompletableFuture<>();
            CompletableFuture<?>[] all =
                    works.stream()
                            .map(work -> CompletableFuture.runAsync(work, threads))
                            .map(
                                    one ->
                                            failFast
                                                    ? one.whenComplete((x, e) -> fail(failed, e))
                                                    : one)
                            .toArray(CompletableFuture[]::new);
            CompletableFuture.anyOf(CompletableFuture.allOf(all), failed).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        } finally {
            threads.shutdown();
        }
    }

    private static void fail(CompletableFuture<Void> failed, @Nullable Throwable failure) {
        if (failure != null) {
            failed.completeExceptionally(failure);
        }
    }
}
