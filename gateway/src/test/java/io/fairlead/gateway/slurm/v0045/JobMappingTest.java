package io.fairlead.gateway.slurm.v0045;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fairlead.gateway.slurm.JobRequest;
import io.fairlead.gateway.slurm.SlurmJob;
import io.fairlead.gateway.slurm.testing.Recorded;
import io.fairlead.platform.events.Json;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each way to ask for something, as a real Slurm shows it. */
class JobMappingTest {

    private static final long GB = 1024L * 1024 * 1024;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "sbatch -N2                                  | 2 | 2   | - | - | 1   | false",
                "sbatch -N2 --gpus-per-node=2                | 2 | 2   | 2 | - | 1   | false",
                "sbatch -N2 --gres=gpu:2                     | 2 | 2   | 2 | - | 1   | false",
                "sbatch -N1 --gres=gpu:gb200:1               | 1 | 1   | 1 | - | 1   | false",
                "sbatch -n1 --gpus=1                         | 1 | 1   | - | 1 | 1   | false",
                "sbatch -n8 --gpus=8                         | 2 | 8   | - | 8 | 4   | false",
                "sbatch -n4 --gpus-per-task=1                | 1 | 4   | - | 4 | 4   | false",
                "sbatch -N2 --exclusive                      | 2 | 2   | - | - | 1   | true",
                "sbatch -N2 --exclusive --gpus-per-node=4    | 2 | 2   | 4 | - | 1   | true",
                "sbatch -N2 --exclusive=user --gpus-per-node=1 | 2 | 2 | 1 | - | 1   | true",
                "sbatch -N1-3 --gpus-per-node=4              | 1 | 3   | 4 | - | 1   | false",
                "sbatch -N2 --oversubscribe --gpus-per-node=1 | 2 | 2  | 1 | - | 1   | false",
                "sbatch -n288 -c1                            | 2 | 288 | - | - | 144 | false",
                "sbatch -N2 --ntasks-per-node=4 -c8 --gpus-per-node=4 | 2 | 2 | 4 | - | 32 | false",
                "sbatch -N2 --cpus-per-gpu=8 --gpus-per-node=2 | 2 | 2 | 2 | - | 16  | false",
                "sbatch -N1 --gpus=3 --gpus-per-node=3       | 1 | 1   | 3 | 3 | 1   | false",
            })
    void sizes(
            String submitted,
            int nodes,
            int maxNodes,
            Integer gpusPerNode,
            Integer gpusPerJob,
            int cpusPerNode,
            boolean exclusive) {
        JobRequest request = submitted(submitted).request();

        assertThat(request.nodes()).isEqualTo(nodes);
        assertThat(request.maxNodes()).isEqualTo(maxNodes);
        assertThat(request.gpusPerNode()).isEqualTo(gpusPerNode);
        assertThat(request.gpusPerJob()).isEqualTo(gpusPerJob);
        assertThat(request.cpusPerNode()).isEqualTo(cpusPerNode);
        assertThat(request.exclusive()).isEqualTo(exclusive);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "sbatch -N1 -c16 --mem=64G --gpus-per-node=1, 64",
        "sbatch -N1 -c16 --mem-per-cpu=2G --gpus-per-node=1, 32",
        "sbatch -N1 -c16 --mem-per-gpu=100G --gpus-per-node=1, 100"
    })
    void memory(String submitted, long gigabytes) {
        assertThat(submitted(submitted).request().memoryPerNodeBytes()).isEqualTo(gigabytes * GB);
    }

    @Test
    void allMemoryOfTheNode() {
        assertThat(submitted("sbatch -N1 --mem=0 --gpus-per-node=4").request().memoryPerNodeBytes())
                .isEqualTo(900_000L * 1024 * 1024);
    }

    @Test
    void whereItMayRun() {
        assertThat(submitted("sbatch -N8 --segment=4 --gpus-per-node=4").request().segmentSize())
                .isEqualTo(4);
        assertThat(submitted("sbatch -N2").request().segmentSize())
                .as("the plugin's 1 asks for nothing")
                .isNull();
        assertThat(submitted("sbatch -N4 --switches=1@10").request().maxSwitches()).isEqualTo(1);
        assertThat(submitted("sbatch -N2 -C nvl2").request().features()).isEqualTo("nvl2");
        assertThat(submitted("sbatch -N2 -x gb[001-004]").request().excludedNodes())
                .containsExactly("gb001", "gb002", "gb003", "gb004");
        assertThat(
                        submitted("sbatch -N2 -w gb[001-002] --gpus-per-node=4")
                                .request()
                                .requiredNodes())
                .containsExactly("gb001", "gb002");
        assertThat(submitted("sbatch -p gpu,flat -N2").partition()).isEqualTo("gpu,flat");
    }

    @Test
    void whenItMayRun() {
        SlurmJob later = submitted("sbatch -N2 --begin=now+3600");
        assertThat(later.beginTime()).isEqualTo(later.submitTime().plusSeconds(3600));
        assertThat(submitted("sbatch -N2 --hold").held()).isTrue();
        assertThat(submitted("sbatch -N2 --hold").priority()).isZero();
        assertThat(submitted("sbatch -N2").held()).isFalse();
        assertThat(submitted("sbatch -N2 --dependency=afterok:DEP").request().dependency())
                .contains("unfulfilled");
        assertThat(submitted("sbatch -N2 -t 1:00:00 --time-min=30").timeLimitSeconds())
                .isEqualTo(3600);
        assertThat(submitted("sbatch -N2").timeLimitSeconds()).isNull();
        assertThat(submitted("sbatch -N2 -a 1-3%2 --gpus-per-node=4").request().arrayJob())
                .isTrue();
    }

    @Test
    void theWholeRecord() {
        Wire.Job job = read("job.pending.json");

        SlurmJob mapped = JobMapping.job(job, List.of("none"));

        assertThat(mapped.key()).isEqualTo("sFVNM8QX09CV00");
        assertThat(mapped.id()).isEqualTo(95);
        assertThat(mapped.states()).containsExactly("PENDING");
        assertThat(mapped.submitTime()).isEqualTo(Instant.ofEpochSecond(1796098499));
        assertThat(mapped.beginTime()).isEqualTo(Instant.ofEpochSecond(1796098619));
        assertThat(mapped.request().exclusive()).isTrue();
        assertThat(mapped.adminComment()).startsWith("fairlead:");
    }

    @Test
    void withoutAnotherParserTheSubmitLineTellsWhatIsExclusive() {
        assertThat(JobMapping.job(read("job.pending.json"), null).request().exclusive()).isTrue();
    }

    @Test
    void runningNodesAreExpanded() {
        SlurmJob running = JobMapping.job(read("job.running.json"), List.of());

        assertThat(running.states()).containsExactly("RUNNING");
        assertThat(running.nodes()).hasSize(16).allMatch(name -> name.startsWith("gb"));
        assertThat(running.startTime()).isNotNull();
    }

    private static Wire.Job read(String recording) {
        List<Wire.Job> jobs = Json.read(Recorded.text(recording), Wire.Envelope.class).jobs();
        assertThat(jobs).hasSize(1);
        return jobs.get(0);
    }

    private static SlurmJob submitted(String line) {
        return variants().stream()
                .filter(v -> v.get("_submitted_as").asText().equals(line))
                .map(
                        v ->
                                JobMapping.job(
                                        Json.read(v.toString(), Wire.Job.class),
                                        texts(v.get("_shared_in_v0.0.44"))))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> texts(JsonNode array) {
        return IntStream.range(0, array.size()).mapToObj(i -> array.get(i).asText()).toList();
    }

    private static List<JsonNode> variants() {
        try {
            List<JsonNode> all = new ArrayList<>();
            new ObjectMapper().readTree(Recorded.text("job.variants.json")).forEach(all::add);
            return all;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
