package io.fairlead.gateway.slurm;

/** Slurm has not answered, or has refused. The message is one line for an operator. */
public abstract sealed class SlurmException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private SlurmException(String message) {
        super(message);
    }

    /** No answer, or none that slurmctld gave: nothing is known of what became of the call. */
    public static final class Unreachable extends SlurmException {
        private static final long serialVersionUID = 1L;

        /** With what was seen. */
        public Unreachable(String message) {
            super(message);
        }
    }

    /** The key cannot be used, or Slurm does not accept it. */
    public static final class KeyRefused extends SlurmException {
        private static final long serialVersionUID = 1L;

        /** With the file and a remedy. */
        public KeyRefused(String message) {
            super(message);
        }
    }

    /** Slurm understood and refused. */
    public static final class Refused extends SlurmException {
        private static final long serialVersionUID = 1L;
        private final int code;

        /**
         * @param code Slurm's error number
         * @param message Slurm's text
         */
        public Refused(int code, String message) {
            super(message);
            this.code = code;
        }

        /** Slurm's error number. */
        public int code() {
            return code;
        }
    }
}
