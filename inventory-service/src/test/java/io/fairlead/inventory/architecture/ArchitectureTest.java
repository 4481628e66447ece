package io.fairlead.inventory.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.time.Instant;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArchitectureTest {

    private static final String[] ADAPTERS = {
        "..inventory..http..",
        "..inventory..kafka..",
        "..inventory..postgres..",
        "..inventory..file..",
        "..inventory.platform.."
    };

    private static final JavaClasses MAIN =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("io.fairlead.inventory");

    private static final JavaClasses SEEDED =
            new ClassFileImporter().importPackages("io.fairlead.inventory.architecture.seeded");

    private static final DescribedPredicate<JavaClass> FEATURE =
            JavaClass.Predicates.resideInAPackage("io.fairlead.inventory..")
                    .and(DescribedPredicate.not(JavaClass.Predicates.resideInAnyPackage(ADAPTERS)))
                    .as("classes of feature packages");

    static Stream<ArchRule> rules() {
        return Stream.of(
                noClasses()
                        .that(FEATURE)
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(ADAPTERS),
                noClasses()
                        .that(FEATURE)
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(
                                "io.quarkus..",
                                "io.vertx..",
                                "org.hibernate..",
                                "jakarta.ws..",
                                "jakarta.persistence..",
                                "org.apache.kafka..",
                                "com.fasterxml.."),
                noClasses().that(FEATURE).should().callMethod(Instant.class, "now"),
                noClasses().that(FEATURE).should().callMethod(UUID.class, "randomUUID"),
                SlicesRuleDefinition.slices()
                        .matching("io.fairlead.inventory..(http|kafka|postgres|file)")
                        .should()
                        .notDependOnEachOther(),
                classes().that().haveSimpleNameEndingWith("Entity").should().bePackagePrivate());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theServiceKeepsTheRule(ArchRule rule) {
        rule.check(MAIN);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theSeededCodeBreaksTheRule(ArchRule rule) {
        assertThat(rule.evaluate(SEEDED).hasViolation()).isTrue();
    }
}
