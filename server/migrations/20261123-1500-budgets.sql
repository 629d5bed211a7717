/*
 * Budgets of credits, which warn and refuse nothing. credits_used counts the settlements of counted_period, which is the
 * number of a billing period or that of a calendar month (count_toward_budgets.sql). told_percent is the highest threshold
 * that was told of in told_period.
 */
CREATE TABLE budget (
  budget_id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  scope text NOT NULL CHECK (scope IN ('workspace', 'api_key', 'member')),
  key_id text REFERENCES api_key ON DELETE CASCADE,
  user_id text REFERENCES user_account ON DELETE CASCADE,
  credits bigint NOT NULL CHECK (credits > 0),
  period text NOT NULL CHECK (period IN ('billing_period', 'calendar_month')),
  thresholds integer[] NOT NULL,
  credits_used bigint NOT NULL,
  counted_period integer NOT NULL,
  told_percent integer NOT NULL DEFAULT 0,
  told_period integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  CHECK ((scope = 'api_key') = (key_id IS NOT NULL)),
  CHECK ((scope = 'member') = (user_id IS NOT NULL))
);
CREATE UNIQUE INDEX budget_target ON budget (workspace_id, period, scope, coalesce(key_id, user_id, ''));
CREATE INDEX budget_key ON budget (key_id) WHERE key_id IS NOT NULL;
CREATE INDEX budget_member ON budget (user_id) WHERE user_id IS NOT NULL;
