package io.fairlead.platform.events.postgres;

import io.quarkus.vertx.core.runtime.context.VertxContextSafetyToggle;
import io.smallrye.common.vertx.VertxContext;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.function.Supplier;

/** Runs work where Hibernate Reactive wants it: on an event loop, each in a context of its own. */
@ApplicationScoped
public class EventLoop {

    private final Vertx vertx;

    EventLoop(Vertx vertx) {
        this.vertx = vertx;
    }

    /** The result of the work, run on an event loop whatever thread subscribes. */
    public <T> Uni<T> run(Supplier<Uni<T>> work) {
        return Uni.createFrom()
                .emitter(
                        emitter ->
                                ownContext()
                                        .runOnContext(
                                                ignored ->
                                                        Uni.createFrom()
                                                                .deferred(work::get)
                                                                .subscribe()
                                                                .with(
                                                                        emitter::complete,
                                                                        emitter::fail)));
    }

    private Context ownContext() {
        Context context = VertxContext.createNewDuplicatedContext(vertx.getOrCreateContext());
        // Nobody else uses this context, which is what Hibernate Reactive's sessions ask for.
        VertxContextSafetyToggle.setContextSafe(context, true);
        return context;
    }
}
