package io.fairlead.acceptance.story;

import io.fairlead.acceptance.Report;
import io.fairlead.acceptance.access.Portal;
import io.fairlead.acceptance.events.EventLog;
import io.fairlead.acceptance.slurm.Cluster;
import io.fairlead.acceptance.slurm.SlurmWire;
import io.fairlead.local.platform.Platform;

/**
 * What the chapters play with.
 *
 * @param platform the running platform
 * @param cluster its Slurm
 * @param wire the wire between its gateway and that Slurm
 * @param events the events that pass
 * @param portal its portal
 * @param report where the checks are told
 */
public record World(
        Platform platform,
        Cluster cluster,
        SlurmWire wire,
        EventLog events,
        Portal portal,
        Report report) {}
