package io.fairlead.gateway.slurm.v0045;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GresTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            nullValues = "-",
            value = {
                "gres/gpu:4;4;-",
                "gres/gpu:gb200:1;1;gb200",
                "gres/gpu=1;1;-",
                "gres/gpu;1;-",
                "gres/gpu:a100:2,gres/gpu:h100:3;5;a100",
                "gpu:gb200:4;4;gb200",
                "gpu:gb200:4(S:0-1);4;gb200",
                "gpu:gb200:0(IDX:N/A);0;gb200",
                "gpu:gb200:4(IDX:0-3);4;gb200",
                "gpu:h100:2(IDX:0,3),nic:1;2;h100",
                "cpu=8,gres/gpu=2;2;-",
                "cpu=8;-;-",
                "gres/shard:4;-;-",
                "'';-;-",
                "-;-;-",
            })
    void gpus(String text, Integer count, String model) {
        assertThat(Gres.gpus(text)).isEqualTo(count);
        assertThat(Gres.model(text)).isEqualTo(model);
    }

    @Test
    void totals() {
        assertThat(Gres.total("cpu=1,node=1,gres/gpu=16,gres/gpu:gb200=16")).isEqualTo(16);
        assertThat(Gres.total("cpu=1")).isNull();
        assertThat(Gres.memoryBytes("cpu=64,mem=62.50G,node=2")).isEqualTo(67_108_864_000L);
        assertThat(Gres.memoryBytes("mem=900000M")).isEqualTo(900_000L * 1024 * 1024);
        assertThat(Gres.memoryBytes("cpu=1")).isNull();
    }
}
