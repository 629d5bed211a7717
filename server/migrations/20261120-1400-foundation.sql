-- Accounts, workspaces, sessions, keys, credits, generations, history: what every later slice stands on.

CREATE TABLE user_account (
  user_id text PRIMARY KEY,
  -- Lower case; uniqueness is what sign-in relies on.
  email text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  email_verified_at timestamptz,
  first_name text,
  locale text,
  created_at timestamptz NOT NULL
);

CREATE TABLE workspace (
  workspace_id text PRIMARY KEY,
  name text NOT NULL,
  owner_user_id text NOT NULL REFERENCES user_account,
  created_at timestamptz NOT NULL
);

-- A user is in one workspace at a time.
CREATE TABLE member (
  user_id text PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('admin', 'editor')),
  disabled_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX member_workspace ON member (workspace_id);

-- Granted by the set-up link or the command line, never derived from an address.
CREATE TABLE operator (
  user_id text PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
  granted_at timestamptz NOT NULL
);

-- Tokens are stored as SHA-256 only. A refresh cookie names its session, so that one of any earlier renewal is known for
-- a copy; the previous one stays good for a few seconds, for two tabs that renew at once.
CREATE TABLE session (
  session_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  refresh_hash bytea NOT NULL,
  previous_refresh_hash bytea,
  rotated_at timestamptz NOT NULL,
  media_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  user_agent text,
  ip text,
  created_at timestamptz NOT NULL
);
CREATE INDEX session_by_user ON session (user_id);

-- Bearer tokens, each with its own ten minutes: one that a renewal replaced is still under way in other tabs.
CREATE TABLE session_access (
  access_hash bytea PRIMARY KEY,
  session_id text NOT NULL REFERENCES session ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_access_session ON session_access (session_id);

-- Every mailed or printed code: hashed, single use, bound to a kind and a subject (a user id, an address, the
-- installation); a newer one of the same replaces it. payload is what its use brings about.
CREATE TABLE action_code (
  code_hash bytea PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  payload jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX action_code_subject ON action_code (subject, kind);

CREATE TABLE sign_in_attempt (
  attempt_key text PRIMARY KEY,
  failures integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);

CREATE TABLE api_key (
  key_id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  name text NOT NULL,
  key_hash bytea NOT NULL UNIQUE,
  hint text NOT NULL,
  -- NULL: every permission.
  permissions text[],
  -- Credits a period; NULL: no limit of its own.
  credit_limit bigint,
  credits_used bigint NOT NULL DEFAULT 0,
  credits_reserved bigint NOT NULL DEFAULT 0,
  disabled_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX api_key_owner ON api_key (workspace_id, user_id);

CREATE TABLE subscription (
  workspace_id text PRIMARY KEY REFERENCES workspace ON DELETE CASCADE,
  tier text NOT NULL,
  status text NOT NULL,
  billing_period text,
  currency text
);

-- One row a workspace: the counters that every generation is admitted by. Only the functions below and
-- usage.service change it, so that it can never be overspent.
CREATE TABLE credit_account (
  workspace_id text PRIMARY KEY REFERENCES workspace ON DELETE CASCADE,
  credit_limit bigint NOT NULL,
  concurrency_limit integer NOT NULL,
  credits_used bigint NOT NULL DEFAULT 0,
  credits_reserved bigint NOT NULL DEFAULT 0 CHECK (credits_reserved >= 0),
  running integer NOT NULL DEFAULT 0 CHECK (running >= 0),
  -- Periods are whole months counted from the anchor, so that the 31st does not drift to the 28th.
  anchored_at timestamptz NOT NULL,
  period integer NOT NULL DEFAULT 1,
  period_ends_at timestamptz NOT NULL
);

CREATE TABLE generation (
  generation_id text PRIMARY KEY,
  workspace_id text NOT NULL,
  user_id text NOT NULL,
  key_id text,
  product text NOT NULL,
  model_id text NOT NULL,
  voice_id text NOT NULL,
  characters integer NOT NULL,
  credits bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('reserved', 'running', 'done', 'partial', 'failed')),
  lease_ends_at timestamptz NOT NULL,
  -- Where its audio is or was to be, so that a dead one can be cleaned up.
  audio_key text NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX generation_open ON generation (lease_ends_at) WHERE state IN ('reserved', 'running');

-- Outlives its workspace: what was charged stays on record.
CREATE TABLE ledger_entry (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  workspace_id text NOT NULL,
  generation_id text NOT NULL UNIQUE,
  user_id text NOT NULL,
  key_id text,
  product text NOT NULL,
  model_id text NOT NULL,
  voice_id text NOT NULL,
  characters integer NOT NULL,
  credits bigint NOT NULL,
  audio_seconds double precision,
  first_byte_ms double precision,
  status text NOT NULL,
  period integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ledger_entry_workspace ON ledger_entry (workspace_id, created_at);

CREATE TABLE history_item (
  history_item_id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  created_by_user_id text NOT NULL,
  request_id text NOT NULL,
  source text NOT NULL,
  voice_id text NOT NULL,
  voice_name text NOT NULL,
  voice_category text NOT NULL,
  model_id text NOT NULL,
  text text NOT NULL,
  settings jsonb NOT NULL,
  output_format text NOT NULL,
  content_type text NOT NULL,
  audio_key text NOT NULL,
  audio_bytes bigint NOT NULL,
  audio_seconds double precision NOT NULL,
  alignment jsonb NOT NULL,
  credits_before bigint NOT NULL,
  credits_after bigint NOT NULL,
  is_partial boolean NOT NULL,
  warnings jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX history_item_page ON history_item (workspace_id, created_by_user_id, created_at DESC, history_item_id DESC);

-- Files to be removed, written with the change that makes them useless and deleted once they are gone.
CREATE TABLE file_removal (
  key text PRIMARY KEY,
  created_at timestamptz NOT NULL
);

CREATE TABLE voice_settings (
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  voice_id text NOT NULL,
  settings jsonb NOT NULL,
  PRIMARY KEY (workspace_id, voice_id)
);

CREATE TABLE flag_value (
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  flag text NOT NULL,
  is_on boolean NOT NULL,
  PRIMARY KEY (workspace_id, flag)
);

-- Values that must be read back: AES-256-GCM under SECRET_KEY, bound to their name.
CREATE TABLE secret (
  name text PRIMARY KEY,
  sealed bytea NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Mail that no server was configured for.
CREATE TABLE outbox_message (
  message_id text PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX outbox_message_created ON outbox_message (created_at DESC);

-- Security events. Rows outlive the user they speak of.
CREATE TABLE audit_event (
  event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  workspace_id text,
  user_id text,
  action text NOT NULL,
  detail jsonb NOT NULL,
  ip text,
  created_at timestamptz NOT NULL
);
CREATE INDEX audit_event_workspace ON audit_event (workspace_id, created_at);
