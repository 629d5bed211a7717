-- Who signed up on the way from a cloud marketplace, as the marketplace has told it. Nothing follows from it by itself: an
-- operator compares it with the marketplace, and then says that the marketplace pays (subscription.payer).
CREATE TABLE marketplace_claim (
  workspace_id text PRIMARY KEY REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  marketplace text NOT NULL,
  token text NOT NULL,
  -- The buyer's account at the marketplace, as the token says; null where it cannot be read.
  account text,
  created_at timestamptz NOT NULL
);
CREATE INDEX marketplace_claim_user ON marketplace_claim (user_id);
