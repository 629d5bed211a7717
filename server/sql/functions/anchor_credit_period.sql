/*
 * Begins a period of credits at p_anchor, from which months are counted from then on. What was used goes into it as far as
 * p_carried says. The caller must hold the row's lock.
 */
CREATE OR REPLACE FUNCTION anchor_credit_period(p_workspace_id text, p_anchor timestamptz, p_carried bigint)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE credit_account
    SET credits_used = p_carried, credits_carried = p_carried, anchored_at = p_anchor, anchor_period = period,
        period = period + 1, period_ends_at = p_anchor + interval '1 month'
    WHERE workspace_id = p_workspace_id;
  UPDATE member SET credits_used = 0 WHERE workspace_id = p_workspace_id AND credit_limit IS NOT NULL;
  UPDATE api_key SET credits_used = 0 WHERE workspace_id = p_workspace_id;
END $$;
