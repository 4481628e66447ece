package io.fairlead.gateway.jobs;

/** Is told how a job stands whenever it was looked at, changed or not. */
public interface JobObserver {

    /** A job as it was just seen. */
    void seen(JobRecord job);

    /** A job is gone. */
    void gone(String job);
}
