package io.fairlead.placement.service.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fairlead.platform.events.Json;
import io.fairlead.platform.events.UnreadableEventException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JobRequestTest {

    @Test
    void whatIsNotSaidIsNotAsked() {
        JobRequest request =
                Json.read(
                        "{\"nodes\":2,\"maxNodes\":2,\"cpusPerNode\":1,"
                                + "\"exclusive\":true,\"arrayJob\":false,\"hetJob\":false}",
                        JobRequest.class);

        assertThat(request.gpusPerNode()).isNull();
        assertThat(request.features()).isEmpty();
        assertThat(request.requiredNodes()).isEmpty();
        assertThat(request.dependency()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"nodes\":0",
                "\"cpusPerNode\":-1",
                "\"gpusPerNode\":-1",
                "\"gpusPerJob\":-4",
                "\"memoryPerNodeBytes\":-1",
                "\"segmentSize\":0",
                "\"maxSwitches\":0"
            })
    void aNumberThatCannotBeIsUnreadableAndNamed(String wrong) {
        String field = wrong.substring(1, wrong.indexOf('"', 1));
        String json =
                "{\"nodes\":2,\"maxNodes\":2,\"cpusPerNode\":1,\"exclusive\":true,"
                        + "\"arrayJob\":false,\"hetJob\":false,"
                        + wrong
                        + "}";

        assertThatThrownBy(() -> Json.read(json, JobRequest.class))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("request." + field);
    }
}
