-- The last state of every thing this service owns, and at once the outbox of its event: a row that is not sent is
-- sent again until Kafka has it, so a change and its event cannot part.
CREATE TABLE state_event (
    topic      text        NOT NULL,
    record_key text        NOT NULL,
    cluster    text        NOT NULL,
    epoch      bigint      NOT NULL,
    counter    bigint      NOT NULL,
    payload    text        NOT NULL,
    deleted    boolean     NOT NULL,
    sent       boolean     NOT NULL,
    changed_at timestamptz NOT NULL,
    PRIMARY KEY (topic, record_key)
);
CREATE INDEX state_event_unsent ON state_event (changed_at) WHERE NOT sent;
CREATE INDEX state_event_deleted ON state_event (changed_at) WHERE deleted;

-- One row per cluster: the epoch of its latest owner. The owner before it is fenced off by every write.
CREATE TABLE owner_epoch (
    cluster text   PRIMARY KEY,
    epoch   bigint NOT NULL
);
