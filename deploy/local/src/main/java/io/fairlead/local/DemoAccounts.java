package io.fairlead.local;

/** The accounts of the realm, for the person at the terminal. */
public final class DemoAccounts {

    private DemoAccounts() {}

    /** Ready to print. */
    public static String table() {
        return """
                Demo accounts; the password is the name, so keep this on loopback:
                  alice  tenant-member  acme    Slurm user alice
                  ada    tenant-admin   acme
                  bob    tenant-member  globex  Slurm user bob
                  olga   operator               Slurm user olga
                  fiona  finance
                """;
    }
}
