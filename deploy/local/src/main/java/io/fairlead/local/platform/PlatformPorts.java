package io.fairlead.local.platform;

/**
 * Where everything listens, on loopback only. The services' own ports are in {@link ServiceSpec}.
 */
public final class PlatformPorts {

    public static final int POSTGRES = 17432;
    public static final int KAFKA = 17092;
    public static final int KAFKA_CONTROLLER = 17093;
    public static final int KEYCLOAK = 17085;
    public static final int KEYCLOAK_MANAGEMENT = 17086;

    /** Slurm's controller; slurmrestd is two above, the nodes from 101 above. */
    public static final int SLURM_BASE = 16810;

    private PlatformPorts() {}
}
