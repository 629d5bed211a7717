-- Credits beyond those of the plan. The choice is the workspace's, not that of one of its users, so it moves here; nobody
-- could make it before.
ALTER TABLE user_account
  DROP COLUMN allowed_to_extend_character_limit,
  DROP COLUMN max_character_limit_extension;
ALTER TABLE credit_account
  ADD COLUMN extension_allowed boolean NOT NULL DEFAULT false,
  -- The most that may be used beyond the credits in a period; NULL without a limit.
  ADD COLUMN extension_cap bigint CHECK (extension_cap >= 0),
  -- The period in which a reservation last went beyond the credits.
  ADD COLUMN extended_period integer NOT NULL DEFAULT 0,
  -- A payment for extra credits has failed: until it is made, there are no more.
  ADD COLUMN extra_blocked_at timestamptz;

-- The credits that a member may use in a period, and has used and reserved; the counters are kept while there is a limit.
ALTER TABLE member
  ADD COLUMN credit_limit bigint CHECK (credit_limit >= 0),
  ADD COLUMN credits_used bigint NOT NULL DEFAULT 0,
  ADD COLUMN credits_reserved bigint NOT NULL DEFAULT 0;

-- Of the credits of an entry, those beyond the plan's.
ALTER TABLE ledger_entry ADD COLUMN extra_credits bigint NOT NULL DEFAULT 0;

-- The credits that a workspace used beyond its plan's, by what decides their price.
CREATE TABLE extra_use (
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  period integer NOT NULL,
  tier text NOT NULL,
  billing_period text NOT NULL,
  currency text NOT NULL,
  is_turbo boolean NOT NULL,
  credits bigint NOT NULL,
  PRIMARY KEY (workspace_id, period, tier, billing_period, currency, is_turbo)
);
