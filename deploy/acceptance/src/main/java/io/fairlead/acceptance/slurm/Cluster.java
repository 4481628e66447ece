package io.fairlead.acceptance.slurm;

import io.fairlead.acceptance.Await;
import io.fairlead.local.slurm.SlurmLab;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A real Slurm, used through its own commands as people use it. */
public final class Cluster {

    private static final Duration START = Duration.ofSeconds(45);

    private final SlurmLab lab;

    /** The Slurm of this lab. */
    public Cluster(SlurmLab lab) {
        this.lab = lab;
    }

    /** Submits a job that sleeps, as an ordinary user. */
    public long submit(String user, Duration sleep, String... options) {
        List<String> command =
                new ArrayList<>(List.of("sbatch", "--parsable", "--output=/dev/null"));
        command.addAll(List.of(options));
        command.add("--wrap=sleep " + sleep.toSeconds());
        return Long.parseLong(lab.as(user, command.toArray(String[]::new)).strip());
    }

    /** Submits over slurmrestd as that user. */
    public RestSubmit restSubmit(String user) {
        return new RestSubmit(lab.restUrl(), lab.token(user));
    }

    /** Occupies whole nodes as root, whom no lease concerns. */
    public long occupy(String hostlist, int nodes) {
        return Long.parseLong(
                lab.exec(
                                "sbatch",
                                "--parsable",
                                "--output=/dev/null",
                                "--exclusive",
                                "--nodelist=" + hostlist,
                                "--nodes=" + nodes,
                                "--job-name=occupied",
                                "--wrap=sleep 3600")
                        .strip());
    }

    /** A job as Slurm shows it now. */
    public Job job(long id) {
        String shown = lab.exec("scontrol", "show", "job", Long.toString(id));
        String hostlist = field(shown, "NodeList");
        return new Job(
                id,
                field(shown, "JobState"),
                field(shown, "Reason"),
                hostlist.isEmpty() || hostlist.equals("(null)") ? List.of() : expand(hostlist),
                line(shown, "AdminComment"),
                Integer.parseInt(field(shown, "Restarts")));
    }

    /** The job once it runs. */
    public Job running(long id) throws Exception {
        return running(id, START);
    }

    /** The job once it runs. */
    public Job running(long id, Duration limit) throws Exception {
        return Await.value(
                "job " + id + " to run, which is " + job(id),
                limit,
                () -> Optional.of(job(id)).filter(Job::running));
    }

    /** How often the accounting database saw this job start. */
    public int starts(long id) {
        String rows =
                lab.exec(
                        "sacct",
                        "--duplicates",
                        "--allocations",
                        "--noheader",
                        "--parsable2",
                        "--format=JobID,Start",
                        "--jobs=" + id);
        return (int)
                rows.lines()
                        .filter(
                                row ->
                                        !row.isBlank()
                                                && !row.endsWith("Unknown")
                                                && !row.endsWith("None"))
                        .count();
    }

    /** Ends all jobs and waits until every node is free. */
    public void clear() throws Exception {
        lab.exec("scancel", "--user=alice");
        lab.exec("scancel", "--user=bob");
        lab.exec("scancel", "--user=root");
        Await.until(
                "all nodes to be free",
                START,
                () ->
                        lab.exec("squeue", "--noheader").isBlank()
                                && lab.exec(
                                                "sinfo",
                                                "--noheader",
                                                "--Node",
                                                "--partition=gpu",
                                                "--states=alloc,mix,comp",
                                                "--format=%N")
                                        .isBlank());
    }

    /** Drains a node by hand, as an administrator does. */
    public void drain(String node, String reason) {
        lab.exec("scontrol", "update", "NodeName=" + node, "State=DRAIN", "Reason=" + reason);
    }

    /** Takes a node back into service. */
    public void resume(String node) {
        lab.exec("scontrol", "update", "NodeName=" + node, "State=RESUME");
    }

    /** Stops slurmctld. */
    public void stopController() {
        lab.daemon("stop", "slurmctld");
    }

    /** Starts slurmctld again; done when it answers. */
    public void startController() {
        lab.daemon("start", "slurmctld");
    }

    /** Submits as a user does who tries again while the controller is away. */
    public long submitPatiently(String user, Duration sleep, String... options) throws Exception {
        return Await.value(
                "a submit to be taken",
                START,
                () -> {
                    try {
                        return Optional.of(submit(user, sleep, options));
                    } catch (IllegalStateException e) {
                        return Optional.empty();
                    }
                });
    }

    private List<String> expand(String hostlist) {
        return lab.exec("scontrol", "show", "hostnames", hostlist).lines().toList();
    }

    private static String field(String shown, String name) {
        Matcher matcher = Pattern.compile("(?m)(?:^|\\s)" + name + "=(\\S*)").matcher(shown);
        return matcher.find() ? matcher.group(1) : "";
    }

    private static String line(String shown, String name) {
        Matcher matcher = Pattern.compile("(?m)^\\s*" + name + "=(.*)$").matcher(shown);
        return matcher.find() ? matcher.group(1).strip() : "";
    }
}
