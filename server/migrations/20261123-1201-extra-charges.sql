-- Whether everything of a period that has ended was charged.
ALTER TABLE extra_use ADD COLUMN closed_at timestamptz;
CREATE INDEX extra_use_open ON extra_use (workspace_id, period) WHERE closed_at IS NULL;

-- Charges for credits beyond the plan's. The amount is written before the provider is asked, so that a charge whose answer
-- was lost is asked for again, and not made twice.
CREATE TABLE extra_charge (
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  period integer NOT NULL,
  step integer NOT NULL,
  currency text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  credits bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'paid', 'declined')),
  -- How often the provider has refused it.
  refusals integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  PRIMARY KEY (workspace_id, period, step)
);
CREATE INDEX extra_charge_due ON extra_charge (next_attempt_at) WHERE state <> 'paid';
