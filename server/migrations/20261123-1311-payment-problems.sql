-- A charge for extra use that nobody is going to pay is written off.
ALTER TABLE extra_charge DROP CONSTRAINT extra_charge_state_check;
ALTER TABLE extra_charge ADD CONSTRAINT extra_charge_state_check
  CHECK (state IN ('pending', 'paid', 'declined', 'written_off'));
DROP INDEX extra_charge_due;
CREATE INDEX extra_charge_due ON extra_charge (next_attempt_at) WHERE state IN ('pending', 'declined');

-- What the admins of a workspace were told of its payments. It stays, because a provider may say the same at any time.
CREATE TABLE billing_notice (
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  -- What it was about, such as an invoice and its next attempt.
  key text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, key)
);
