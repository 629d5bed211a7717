-- Live updates, jobs, bulk speech, notifications, favourites; what the player draws and matches loudness by.

-- Written with the data it tells of. Ids are given before the commit, so that readers go by the transaction: they take
-- what lies below pg_snapshot_xmin(pg_current_snapshot()), in the order (xid, change_id), in which nothing comes late.
CREATE TABLE change (
  change_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  workspace_id text NOT NULL,
  -- NULL: everybody in the workspace.
  user_id text,
  collection text NOT NULL,
  id text NOT NULL,
  what text NOT NULL CHECK (what IN ('added', 'changed', 'removed')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX change_order ON change (xid, change_id);

-- What a person sees of a job. pg-boss runs it; a job is re-run after a crash, so its handler goes on where it was.
CREATE TABLE job (
  job_id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  -- The key that asked for it: its limits hold for what the job spends.
  key_id text,
  kind text NOT NULL,
  title text NOT NULL,
  state text NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  payload jsonb NOT NULL,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL,
  error_status text,
  error_message text,
  -- The file that it made, until it expires.
  file_key text,
  file_name text,
  file_type text,
  file_bytes bigint,
  file_expires_at timestamptz,
  is_dismissed boolean NOT NULL DEFAULT false,
  attempt integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX job_owner ON job (workspace_id, user_id, created_at DESC);
CREATE INDEX job_file_expiry ON job (file_expires_at) WHERE file_key IS NOT NULL;

-- The rows of a bulk speech job, in the order of its file.
CREATE TABLE speech_batch_row (
  job_id text NOT NULL REFERENCES job ON DELETE CASCADE,
  row_index integer NOT NULL,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  request jsonb NOT NULL,
  file_name text NOT NULL,
  credits bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  -- The generation of the latest attempt: an item with this id means that the row was spoken and paid.
  history_item_id text,
  error_status text,
  error_message text,
  PRIMARY KEY (job_id, row_index)
);

CREATE TABLE message (
  message_id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  severity text NOT NULL CHECK (severity IN ('info', 'success', 'warning', 'error')),
  title text NOT NULL,
  description text NOT NULL,
  needs_attention boolean NOT NULL,
  -- Where it leads inside the product: a path, or NULL.
  link text,
  read_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX message_owner ON message (user_id, workspace_id, created_at DESC);

CREATE TABLE voice_favorite (
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  voice_id text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, workspace_id, voice_id)
);

-- Peaks of the sound, 50 a second, one byte each (255 is full scale), and its level in dB (RMS of what is not silence).
-- NULL for items made before this.
ALTER TABLE history_item ADD COLUMN peaks bytea;
ALTER TABLE history_item ADD COLUMN loudness_db double precision;

-- The filters of the history are looked up in the index that orders it: a rare voice among many items is found without
-- reading them.
DROP INDEX history_item_page;
CREATE INDEX history_item_page ON history_item
  (workspace_id, created_by_user_id, created_at DESC, history_item_id DESC, voice_id, model_id, source);

-- And its search by trigrams, where PostgreSQL has them and this account may use them; else it reads every item. Entries
-- that wait to be sorted in are few, as somebody's settlement does that.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX history_item_text ON history_item USING gin (text gin_trgm_ops) WITH (gin_pending_list_limit = 128);
  END IF;
EXCEPTION WHEN insufficient_privilege OR undefined_object THEN
  RAISE NOTICE 'the history is searched without an index';
END $$;
