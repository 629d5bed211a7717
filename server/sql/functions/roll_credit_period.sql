/*
 * Moves a workspace into the period that holds p_now: what was spent in an earlier one no longer counts.
 * The caller must hold the row's lock.
 */
CREATE OR REPLACE FUNCTION roll_credit_period(p_workspace_id text, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  account credit_account%ROWTYPE;
  n integer;
BEGIN
  SELECT * INTO account FROM credit_account WHERE workspace_id = p_workspace_id FOR UPDATE;
  IF account.period_ends_at > p_now THEN
    RETURN;
  END IF;
  n := account.period;
  WHILE account.anchored_at + make_interval(months => n - account.anchor_period) <= p_now LOOP
    n := n + 1;
  END LOOP;
  UPDATE credit_account
    SET credits_used = 0, credits_carried = 0, period = n,
        period_ends_at = anchored_at + make_interval(months => n - anchor_period)
    WHERE workspace_id = p_workspace_id;
  UPDATE member SET credits_used = 0 WHERE workspace_id = p_workspace_id AND credit_limit IS NOT NULL;
  UPDATE api_key SET credits_used = 0 WHERE workspace_id = p_workspace_id;
END $$;
