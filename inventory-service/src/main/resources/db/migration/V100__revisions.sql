-- One row per revision of a cluster's inventory, never changed. The manifest and the changes are small JSON texts; the
-- inventory is the whole model of that revision as JSON (PostgreSQL compresses it to about a tenth).
CREATE TABLE revision (
    cluster     text        NOT NULL,
    number      integer     NOT NULL,
    author      text        NOT NULL,
    imported_at timestamptz NOT NULL,
    manifest    text        NOT NULL,
    changes     text        NOT NULL,
    inventory   text        NOT NULL,
    PRIMARY KEY (cluster, number)
);

-- The topology file the revision in force is made from: read again when the nodes' facts change. file_sha256 is the
-- configured file as it was last taken in, so that only an edit of it replaces what came by REST since.
CREATE TABLE revision_source (
    cluster     text PRIMARY KEY,
    file        text NOT NULL,
    content     text NOT NULL,
    file_sha256 text
);
