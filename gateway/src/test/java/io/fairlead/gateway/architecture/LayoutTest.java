package io.fairlead.gateway.architecture;

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

/** The layout's rules. Each is broken on purpose by a class beside this one. */
class LayoutTest {

    private static final String ROOT = "io.fairlead.gateway";
    private static final String HTTP = ROOT + "..http..";
    private static final String KAFKA = ROOT + "..kafka..";
    private static final String SLURMRESTD = ROOT + ".slurm.transport..";
    private static final String PARSER = ROOT + ".slurm.v0045..";
    private static final String EDGE = ROOT + ".platform..";

    private static final JavaClasses MAIN =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages(ROOT);
    private static final JavaClasses SEEDED =
            new ClassFileImporter().importPackages(ROOT + ".architecture.violations");

    static Stream<Arguments> rules() {
        return Stream.of(
                Arguments.of(featuresDoNotKnowTheirAdapters(), "KnowsItsAdapter"),
                Arguments.of(adaptersDoNotKnowEachOther(HTTP, KAFKA), "KnowsAnotherAdapter"),
                Arguments.of(adaptersDoNotKnowEachOther(KAFKA, HTTP), "KnowsThePage"),
                Arguments.of(onlyTheWiringKnowsTheParser(), "KnowsTheParser"),
                Arguments.of(nobodyAsksTheMachineForTime(), "AsksTheMachineForTime"),
                Arguments.of(nobodyMakesUpIds(), "MakesUpIds"));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theGatewayKeepsTheRule(ArchRule rule, String seeded) {
        rule.check(MAIN);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theRuleBites(ArchRule rule, String seeded) {
        assertThat(rule.evaluate(SEEDED).getFailureReport().getDetails())
                .isNotEmpty()
                .allMatch(violation -> violation.contains(seeded));
    }

    private static ArchRule featuresDoNotKnowTheirAdapters() {
        return noClasses()
                .that()
                .resideOutsideOfPackages(HTTP, KAFKA)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(HTTP, KAFKA);
    }

    private static ArchRule adaptersDoNotKnowEachOther(String one, String other) {
        return noClasses()
                .that()
                .resideInAPackage(one)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(other);
    }

    private static ArchRule onlyTheWiringKnowsTheParser() {
        return noClasses()
                .that()
                .resideOutsideOfPackages(PARSER, SLURMRESTD, EDGE)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(PARSER, SLURMRESTD);
    }

    private static ArchRule nobodyAsksTheMachineForTime() {
        return noClasses()
                .should()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(System.class, "currentTimeMillis");
    }

    private static ArchRule nobodyMakesUpIds() {
        return noClasses()
                .should()
                .callMethod(UUID.class, "randomUUID")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Random.class);
    }
}
