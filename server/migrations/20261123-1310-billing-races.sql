-- A promo code that may be used so many times is kept for a checkout, or an upgrade, until it is used or the payment can no
-- longer be made. No time: it was used.
ALTER TABLE promo_redemption ADD COLUMN reserved_until timestamptz;
CREATE INDEX promo_redemption_reserved ON promo_redemption (reserved_until) WHERE reserved_until IS NOT NULL;

-- Why somebody wanted to cancel their plan, as they said it on the way.
CREATE TABLE cancellation_reason (
  reason_id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  tier text NOT NULL,
  reason text,
  comment text,
  -- cancelled | offer: whether they cancelled, or took an offer instead.
  outcome text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX cancellation_reason_workspace ON cancellation_reason (workspace_id);
CREATE INDEX cancellation_reason_user ON cancellation_reason (user_id);
CREATE INDEX cancellation_reason_created ON cancellation_reason (created_at);
