-- The sandbox that takes the place of a card provider. One document holds a customer with its subscription and invoices;
-- it is changed under the lock of its row.
CREATE TABLE sandbox_customer (
  customer_id text PRIMARY KEY,
  workspace_id text NOT NULL UNIQUE REFERENCES workspace ON DELETE CASCADE,
  account jsonb NOT NULL,
  -- When something happens by itself; null when nothing does.
  due_at timestamptz
);
CREATE INDEX sandbox_customer_due ON sandbox_customer (due_at);

-- The hosted pages. An id is the right to use its page.
CREATE TABLE sandbox_session (
  session_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES sandbox_customer ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sandbox_session_customer ON sandbox_session (customer_id);

-- What is told to the product, until it has taken it.
CREATE TABLE sandbox_event (
  event_id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES sandbox_customer ON DELETE CASCADE,
  serial bigint GENERATED ALWAYS AS IDENTITY,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  delivered_at timestamptz,
  next_try_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0
);
CREATE INDEX sandbox_event_waiting ON sandbox_event (next_try_at) WHERE delivered_at IS NULL;
CREATE INDEX sandbox_event_customer ON sandbox_event (customer_id, serial);

-- How far the clock of the sandbox is ahead; no row as long as it is not. It never goes back.
CREATE TABLE sandbox_clock (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  ahead_ms bigint NOT NULL DEFAULT 0
);

-- The subscription is what the provider last said it is (snapshot), unless an operator has given another plan (override).
-- tier, status, billing_period and currency follow from both and from whether plans are sold.
ALTER TABLE subscription
  ADD COLUMN provider text,
  ADD COLUMN customer_id text UNIQUE,
  ADD COLUMN snapshot jsonb,
  ADD COLUMN version bigint NOT NULL DEFAULT 0,
  ADD COLUMN override_tier text,
  ADD COLUMN previously_subscribed_tiers text[] NOT NULL DEFAULT '{}',
  ADD COLUMN extra_pvc_slots integer NOT NULL DEFAULT 0,
  -- Who pays instead of a card: a marketplace, or another workspace.
  ADD COLUMN payer text CHECK (payer IN ('cloud_marketplace', 'consolidated_billing')),
  ADD COLUMN charge_workspace_id text REFERENCES workspace ON DELETE SET NULL,
  -- The subscription whose first credits were given.
  ADD COLUMN credited_subscription_id text,
  -- The plan whose limits are in force; limits that were set by hand stay until it changes.
  ADD COLUMN limits_of text,
  -- A change of the subscription is under way until then.
  ADD COLUMN busy_until timestamptz,
  ADD COLUMN busy_token text,
  ADD COLUMN reconciled_at timestamptz;
UPDATE subscription SET override_tier = CASE WHEN tier = 'free' THEN NULL ELSE tier END, limits_of = tier;

-- Events of the provider that were taken. One that comes again is known by its id.
CREATE TABLE billing_event (
  event_id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  type text NOT NULL,
  created_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX billing_event_workspace ON billing_event (workspace_id);
CREATE INDEX billing_event_received ON billing_event (received_at);

-- A change that was asked for with an idempotency key, and its first answer.
CREATE TABLE billing_change (
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  idempotency_key text NOT NULL,
  request_hash bytea NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, idempotency_key)
);
CREATE INDEX billing_change_created ON billing_change (created_at);

CREATE TABLE promo_code (
  promocode text PRIMARY KEY,
  amount_off_cents integer,
  percent_off double precision,
  duration_in_months integer,
  -- Of a code with an amount.
  currency text,
  expires_at timestamptz,
  max_redemptions integer,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((amount_off_cents IS NULL) <> (percent_off IS NULL))
);

-- A workspace uses a code, and each offer against cancelling, once.
CREATE TABLE promo_redemption (
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  promocode text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, promocode)
);
CREATE INDEX promo_redemption_code ON promo_redemption (promocode);

-- Whether plans are sold: what the limits of all workspaces were last reckoned by. No row: they are.
CREATE TABLE billing_mode (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  is_off boolean NOT NULL DEFAULT false
);

-- Months are counted from the anchor, which moves when a subscription begins or is upgraded; periods go on being counted.
ALTER TABLE credit_account
  ADD COLUMN anchor_period integer NOT NULL DEFAULT 0,
  -- Of the credits used, those of the former plan that were not paid for: see decision 66.
  ADD COLUMN credits_carried bigint NOT NULL DEFAULT 0,
  -- No generation begins while a payment is due.
  ADD COLUMN blocked boolean NOT NULL DEFAULT false;
