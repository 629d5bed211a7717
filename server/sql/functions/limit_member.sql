/*
 * Sets the credits that a member may use in each period; NULL removes the limit. From then on the limit counts what they
 * have used in this period and have reserved. The account is locked first, as everywhere.
 */
CREATE OR REPLACE FUNCTION limit_member(p_workspace_id text, p_user_id text, p_limit bigint, p_now timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  account credit_account%ROWTYPE;
BEGIN
  PERFORM FROM credit_account WHERE workspace_id = p_workspace_id FOR UPDATE;
  PERFORM roll_credit_period(p_workspace_id, p_now);
  SELECT * INTO STRICT account FROM credit_account WHERE workspace_id = p_workspace_id;
  UPDATE member m
    SET credit_limit = p_limit,
        credits_used = coalesce((
          SELECT sum(e.credits) FROM ledger_entry e
          WHERE e.workspace_id = p_workspace_id AND e.user_id = p_user_id AND e.period = account.period), 0),
        credits_reserved = coalesce((
          SELECT sum(g.credits) FROM generation g
          WHERE g.workspace_id = p_workspace_id AND g.user_id = p_user_id 
            AND g.state IN ('reserved', 'running', 'parked') AND g.created_at >= m.created_at), 0)
    WHERE m.workspace_id = p_workspace_id AND m.user_id = p_user_id;
END $$;
