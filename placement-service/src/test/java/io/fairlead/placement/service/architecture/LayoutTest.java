package io.fairlead.placement.service.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Instant;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class LayoutTest {

    private static final String ROOT = "io.fairlead.placement.service";
    private static final String[] ADAPTERS = {"..http..", "..kafka..", "..postgres.."};
    private static final String[] OUTSIDE_FEATURES = {
        "..http..", "..kafka..", "..postgres..", "..runner.."
    };

    private static final JavaClasses MAIN =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages(ROOT);
    private static final JavaClasses SEEDED =
            new ClassFileImporter().importPackages(ROOT + ".architecture.violations");

    static Stream<Arguments> rules() {
        return Stream.of(
                Arguments.of(featuresDoNotKnowTheirAdapters(), "KnowsItsAdapter"),
                Arguments.of(featuresDoNotKnowTheFramework(), "KnowsTheFramework"),
                Arguments.of(adaptersDoNotKnowEachOther("http", "kafka"), "KnowsAnotherAdapter"),
                Arguments.of(nobodyAsksTheMachineForTime(), "AsksTheMachineForTime"),
                Arguments.of(featuresMakeUpNothing(), "MakesUpIds"));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theServiceKeepsTheRule(ArchRule rule, String seeded) {
        rule.check(MAIN);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theRuleBites(ArchRule rule, String seeded) {
        assertThat(rule.evaluate(SEEDED).getFailureReport().getDetails())
                .isNotEmpty()
                .allMatch(violation -> violation.contains(seeded));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void noAdapterKnowsAnother(String one, String other) {
        adaptersDoNotKnowEachOther(one, other).allowEmptyShould(true).check(MAIN);
    }

    static Stream<Arguments> pairs() {
        return Stream.of(
                Arguments.of("http", "kafka"),
                Arguments.of("http", "postgres"),
                Arguments.of("kafka", "http"),
                Arguments.of("kafka", "postgres"),
                Arguments.of("postgres", "http"),
                Arguments.of("postgres", "kafka"));
    }

    private static ArchRule featuresDoNotKnowTheirAdapters() {
        return noClasses()
                .that()
                .resideOutsideOfPackages(OUTSIDE_FEATURES)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ADAPTERS);
    }

    private static ArchRule featuresDoNotKnowTheFramework() {
        return noClasses()
                .that()
                .resideOutsideOfPackages(OUTSIDE_FEATURES)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "jakarta..",
                        "io.quarkus..",
                        "io.smallrye..",
                        "io.micrometer..",
                        "com.fasterxml..",
                        "org.apache.kafka..",
                        "org.jboss..");
    }

    private static ArchRule adaptersDoNotKnowEachOther(String one, String other) {
        return noClasses()
                .that()
                .resideInAPackage(".." + one + "..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".." + other + "..");
    }

    private static ArchRule nobodyAsksTheMachineForTime() {
        return noClasses()
                .should()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(System.class, "currentTimeMillis");
    }

    private static ArchRule featuresMakeUpNothing() {
        return noClasses()
                .that()
                .resideOutsideOfPackages(OUTSIDE_FEATURES)
                .should()
                .callMethod(UUID.class, "randomUUID")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Random.class);
    }
}
