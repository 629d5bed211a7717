-- Calls that carry an Idempotency-Key: what was asked and what was answered, for a day.
CREATE TABLE idempotent_request (
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  -- Method and path of the contract.
  endpoint text NOT NULL,
  idempotency_key text NOT NULL,
  request_hash bytea NOT NULL,
  -- Names the attempt that holds the lease, so that one whose lease has passed on can no longer write its answer.
  attempt_id text NOT NULL,
  -- NULL: the call has ended.
  leased_until timestamptz,
  status integer,
  -- The JSON as it was sent; NULL where there was none, or where it was too long to be kept.
  answer text,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, workspace_id, endpoint, idempotency_key)
);
CREATE INDEX idempotent_request_expiry ON idempotent_request (expires_at);
