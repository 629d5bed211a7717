-- The backups that the server has made by its schedule. Rows live for a year.
CREATE TABLE backup_run (
  backup_id text PRIMARY KEY,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  state text NOT NULL CHECK (state IN ('running', 'done', 'failed')),
  -- Of a failed one: its kind, and what was said.
  reason text CHECK (reason IN ('storage_full', 'folder_unusable', 'failed')),
  error text,
  -- Of a good one: the archive, and what is in it.
  file text,
  bytes bigint,
  rows bigint,
  files bigint
);
CREATE INDEX backup_run_started ON backup_run (started_at);
