package io.fairlead.placement.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FeaturesTest {

    @Test
    void namesThatMustAllBeThereAreUnderstood() {
        assertThat(Features.parse("")).isEqualTo(new Features.AllOf(Set.of()));
        assertThat(Features.parse("nvl72")).isEqualTo(new Features.AllOf(Set.of("nvl72")));
        assertThat(Features.parse("nvl72&ib & nvl72"))
                .isEqualTo(new Features.AllOf(Set.of("nvl72", "ib")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a|b", "a,b", "[a&b]", "a*4", "(a&b)", "a&", "&a", "a&&b", "!a", "a b"})
    void anythingElseIsNot(String expression) {
        assertThat(Features.parse(expression)).isEqualTo(new Features.NotUnderstood(expression));
    }
}
