-- Files that arrive in parts. Each part is a stored file of its own until all are there and become one.
CREATE TABLE upload (
  upload_id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  name text NOT NULL,
  purpose text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes > 0),
  part_bytes integer NOT NULL CHECK (part_bytes > 0),
  -- The whole file; NULL while parts are missing.
  file_key text,
  -- What the bytes of the file show; written with file_key.
  media jsonb,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK ((file_key IS NULL) = (media IS NULL))
);
CREATE INDEX upload_owner ON upload (user_id, workspace_id);
CREATE INDEX upload_workspace ON upload (workspace_id);
CREATE INDEX upload_expiry ON upload (expires_at);

CREATE TABLE upload_part (
  upload_id text NOT NULL REFERENCES upload ON DELETE CASCADE,
  part_number integer NOT NULL CHECK (part_number > 0),
  key text NOT NULL,
  bytes integer NOT NULL,
  PRIMARY KEY (upload_id, part_number)
);
