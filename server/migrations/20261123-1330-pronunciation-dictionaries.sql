CREATE TABLE pronunciation_dictionary (
  dictionary_id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  -- Another word stands here once the account is deleted: the dictionary belongs to the workspace.
  created_by text NOT NULL,
  name text NOT NULL,
  description text,
  -- What every member may do; NULL where it is only for its creator and the admins.
  workspace_access text CHECK (workspace_access IN ('admin', 'editor', 'viewer')),
  archived_at timestamptz,
  latest_version_id text NOT NULL,
  latest_rules_count integer NOT NULL,
  versions_count integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX pronunciation_dictionary_page ON pronunciation_dictionary (workspace_id, created_at, dictionary_id);
CREATE INDEX pronunciation_dictionary_creator ON pronunciation_dictionary (created_by);

-- Versions are never changed. The rules of a version are its chunks in order; versions share the chunks that are equal.
CREATE TABLE pronunciation_version (
  version_id text PRIMARY KEY,
  dictionary_id text NOT NULL REFERENCES pronunciation_dictionary ON DELETE CASCADE,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  -- Counted from 1.
  number integer NOT NULL,
  rules_count integer NOT NULL,
  chunk_hashes text[] NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (dictionary_id, number)
);
CREATE INDEX pronunciation_version_workspace ON pronunciation_version (workspace_id);
CREATE INDEX pronunciation_version_creator ON pronunciation_version (created_by);

CREATE TABLE pronunciation_rule_chunk (
  dictionary_id text NOT NULL REFERENCES pronunciation_dictionary ON DELETE CASCADE,
  chunk_hash text NOT NULL,
  rules jsonb NOT NULL,
  PRIMARY KEY (dictionary_id, chunk_hash)
);

-- What everything in the workspace is spoken with, unless a request says otherwise.
CREATE TABLE workspace_pronunciation_dictionary (
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  -- Counted from 0: the order in which the rules are tried.
  position integer NOT NULL,
  dictionary_id text NOT NULL REFERENCES pronunciation_dictionary ON DELETE CASCADE,
  -- NULL for the latest.
  version_id text REFERENCES pronunciation_version ON DELETE CASCADE,
  PRIMARY KEY (workspace_id, position)
);
CREATE INDEX workspace_pronunciation_dictionary_used ON workspace_pronunciation_dictionary (dictionary_id);
