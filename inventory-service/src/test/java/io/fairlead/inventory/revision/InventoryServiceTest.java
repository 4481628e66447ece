package io.fairlead.inventory.revision;

import io.fairlead.local.testing.KafkaTestResource;
import io.fairlead.local.testing.PostgresTestResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.oidc.server.OidcWiremockTestResource;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The whole service, with a real Kafka and PostgreSQL and tokens of an issuer of its own. */
@QuarkusTest
@QuarkusTestResource(KafkaTestResource.class)
@QuarkusTestResource(PostgresTestResource.class)
@QuarkusTestResource(OidcWiremockTestResource.class)
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@interface InventoryServiceTest {}
