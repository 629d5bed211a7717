/* The number of the period that holds p_now: that of the billing period, or of the calendar month. */
CREATE OR REPLACE FUNCTION budget_period(p_period text, p_billing_period integer, p_now timestamptz)
RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_period
    WHEN 'billing_period' THEN p_billing_period
    ELSE (extract(year FROM p_now AT TIME ZONE 'UTC') * 12 + extract(month FROM p_now AT TIME ZONE 'UTC'))::integer
  END
$$;

/*
 * Counts the credits of a settlement toward the budgets that it concerns. The caller holds the lock of the credit account, so
 * that budgets count each settlement once. One that comes after the period of a budget has gone on belongs to the former.
 */
CREATE OR REPLACE FUNCTION count_toward_budgets(
  p_workspace_id text, p_user_id text, p_key_id text, p_credits bigint, p_billing_period integer, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE budget b
    SET credits_used = CASE
          WHEN b.counted_period = budget_period(b.period, p_billing_period, p_now) THEN b.credits_used + p_credits
          WHEN b.counted_period < budget_period(b.period, p_billing_period, p_now) THEN p_credits
          ELSE b.credits_used
        END,
        counted_period = greatest(b.counted_period, budget_period(b.period, p_billing_period, p_now))
    WHERE b.workspace_id = p_workspace_id AND p_credits > 0
      AND (b.scope = 'workspace' OR b.key_id = p_key_id OR b.user_id = p_user_id);
END $$;
