package io.fairlead.gateway.architecture.violations.feature;

import io.fairlead.gateway.slurm.v0045.SlurmV0045;

record KnowsTheParser(SlurmV0045 slurm) {}
