package io.fairlead.hostlist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HostlistTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gb001 | gb001",
                "gb[001-003] | gb001 gb002 gb003",
                "gb[8-10] | gb8 gb9 gb10",
                "gb[08-10] | gb08 gb09 gb10",
                "gb[098-101] | gb098 gb099 gb100 gb101",
                "gb[001-10] | gb001 gb002 gb003 gb004 gb005 gb006 gb007 gb008 gb009 gb010",
                "gb[1,3,5-6] | gb1 gb3 gb5 gb6",
                "a,b[1-2],c | a b1 b2 c",
                "r[0-1]n[0-1] | r0n0 r0n1 r1n0 r1n1",
                "r[1-2]n[01-02]-ib | r1n01-ib r1n02-ib r2n01-ib r2n02-ib",
                "gb[1-2]-ib | gb1-ib gb2-ib",
                "[1-2] | 1 2",
                "login-a.site,login-b | login-a.site login-b",
                "a,,b, | a b",
                "a b | a b",
                "a,a | a a",
                "n[0] | n0",
            })
    void namesAreWrittenOut(String hostlist, String names) {
        assertThat(Hostlist.expand(hostlist)).containsExactly(names.split(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ",", "\n"})
    void aBlankListHasNoNames(String hostlist) {
        assertThat(Hostlist.expand(hostlist)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gb[001-018 | 3 | not closed",
                "gb[001-018,20 | 3 | not closed",
                "gb]1 | 3 | without",
                "a,gb[] | 6 | number is missing",
                "gb[1-] | 6 | number is missing",
                "gb[a-b] | 4 | number is missing",
                "gb[3-1] | 4 | backwards",
                "gb[1-2-3] | 7 | inside brackets",
                "gb[1 -2] | 5 | inside brackets",
                "gb[1-2[3]] | 7 | inside brackets",
                "gb[123456789012345678901] | 4 | digits",
                "a[1]b[1]c[1]d[1]e[1]f[1]g[1]h[1]i[1] | 34 | bracket groups",
            })
    void aBadListSaysWhereAndWhatToDo(String hostlist, int column, String problem) {
        HostlistException refused =
                catchThrowableOfType(
                        HostlistException.class, () -> Hostlist.expand(hostlist.strip()));

        assertThat(refused).hasMessageContaining(problem);
        assertThat(refused.column()).isEqualTo(column);
        assertThat(refused.remedy()).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "n[0-999999999]",
                "n[0-99999999999999999]",
                "n[0-99999999999999999,0-99999999999999999,0-99999999999999999]x[0-9]",
                "a[0-99999]b[0-99999]c[0-99999]d[0-99999]e[0-99999]f[0-99999]g[0-99999]h[0-99999]",
                "n[0-100000],n[0-100000]",
            })
    void tooManyNamesAreRefusedBeforeAnyIsMade(String hostlist) {
        assertThatThrownBy(() -> Hostlist.expand(hostlist))
                .isInstanceOf(HostlistException.class)
                .hasMessageContaining("more than 200000 names");
    }

    @Test
    void theLimitIsTheCallers() {
        assertThat(Hostlist.expand("n[1-3]", 3)).hasSize(3);
        assertThatThrownBy(() -> Hostlist.expand("m,n[1-3]", 3))
                .isInstanceOfSatisfying(
                        HostlistException.class, e -> assertThat(e.column()).isEqualTo(3));
        assertThatThrownBy(() -> Hostlist.expand("m", -1)).isInstanceOf(HostlistException.class);
    }

    @Test
    void aNameIsNoLongerThanAHostNameMayBe() {
        assertThatThrownBy(() -> Hostlist.expand("n".repeat(256)))
                .hasMessageContaining("255 characters");
        assertThatThrownBy(() -> Hostlist.expand("n".repeat(254) + "[9-10]"))
                .hasMessageContaining("255 characters");
        assertThat(Hostlist.expand("n".repeat(255))).hasSize(1);
    }

    @Test
    void aControlCharacterIsRefused() {
        assertThatThrownBy(() -> Hostlist.expand("n\u0000"))
                .hasMessageContaining("control character");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gb001 | gb001",
                "gb002 gb001 gb003 | gb[001-003]",
                "gb10 gb9 gb8 | gb[8-10]",
                "gb10 gb09 gb08 | gb[08-10]",
                "gb099 gb100 | gb[099-100]",
                "gb1 gb3 gb4 gb3 | gb[1,3-4]",
                "b1 a c2 b2 | a,b[1-2],c2",
                "gb9 gb09 gb10 | gb[9,09-10]",
                "gb1 gb2 gb01 gb3 | gb[1-3,01]",
                "r0n0 r0n1 r1n0 | r0n[0-1],r1n0",
                "gb1-ib gb2-ib | gb1-ib,gb2-ib",
                "gb gb1 | gb,gb1",
                "1 2 | [1-2]",
                "n1234567890123456789 n1234567890123456790 | n1234[567890123456789-567890123456790]",
            })
    void namesAreFolded(String names, String hostlist) {
        assertThat(Hostlist.fold(List.of(names.split(" ")))).isEqualTo(hostlist);
    }

    @Test
    void noNamesFoldToNothing() {
        assertThat(Hostlist.fold(List.of())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a,b", "a[1", "a]", "a b", "a\t"})
    void whatIsNoNameIsNotFolded(String name) {
        assertThatThrownBy(() -> Hostlist.fold(List.of(name)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not a host name");
    }
}
