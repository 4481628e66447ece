package io.fairlead.placement.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameOrderTest {

    @ParameterizedTest
    @CsvSource({
        "gb9, gb10",
        "gb009, gb010",
        "gb01, gb1",
        "gb01, gb2",
        "r2n10, r10n2",
        "gb, gb1",
        "gb-a, gba",
        "a99999999999999999999, a100000000000000000000",
        "a0, a1",
        "a00, a1",
    })
    void theFirstComesFirst(String first, String second) {
        assertThat(NameOrder.INSTANCE.compare(first, second)).isNegative();
        assertThat(NameOrder.INSTANCE.compare(second, first)).isPositive();
    }

    @Test
    void onlyEqualNamesAreEqual() {
        assertThat(NameOrder.INSTANCE.compare("gb001", "gb001")).isZero();
        assertThat(NameOrder.INSTANCE.compare("a01b1", "a1b01")).isNotZero();
    }
}
