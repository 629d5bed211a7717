-- Addresses of a workspace that hear what happened.
CREATE TABLE webhook (
  webhook_id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  name text NOT NULL,
  url text NOT NULL,
  -- Sealed (kernel/secrets.ts).
  secret bytea NOT NULL,
  -- A sealed JSON object; NULL where no headers are sent along.
  request_headers bytea,
  request_header_names jsonb NOT NULL,
  events jsonb NOT NULL,
  retry_enabled boolean NOT NULL,
  is_disabled boolean NOT NULL,
  is_auto_disabled boolean NOT NULL,
  -- Since the last success.
  failures_in_row integer NOT NULL,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure_code integer,
  created_at timestamptz NOT NULL
);
CREATE INDEX webhook_workspace ON webhook (workspace_id, created_at);

CREATE TABLE webhook_delivery (
  delivery_id text PRIMARY KEY,
  webhook_id text NOT NULL REFERENCES webhook ON DELETE CASCADE,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  -- Whose doing it was: the payload may hold what they said.
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  event_type text NOT NULL,
  -- The bytes that are signed.
  payload text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL,
  -- Tries since it was written, or asked for again.
  attempts_of_round integer NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  tried_at timestamptz,
  status_code integer,
  duration_ms integer,
  error text,
  answer text,
  created_at timestamptz NOT NULL
);
CREATE INDEX webhook_delivery_of_webhook ON webhook_delivery (webhook_id, created_at DESC, delivery_id DESC);
CREATE INDEX webhook_delivery_due ON webhook_delivery (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX webhook_delivery_by_user ON webhook_delivery (user_id);
CREATE INDEX webhook_delivery_by_workspace ON webhook_delivery (workspace_id);
CREATE INDEX webhook_delivery_by_age ON webhook_delivery (created_at);
