/*
 * Marks as told, and answers, the budgets that have reached a threshold of their present period, with whose key or whose use
 * they count. What another process marks at this moment is left to it.
 */
CREATE OR REPLACE FUNCTION take_reached_budgets(p_now timestamptz, p_count integer) RETURNS TABLE (
  budget_id text, workspace_id text, scope text, credits bigint, credits_used bigint, period text, percent integer,
  key_name text, email text, concerns text
) LANGUAGE sql AS $$
  WITH reached AS (
    SELECT o.budget_id, highest.percent
    FROM budget o
    JOIN credit_account c ON c.workspace_id = o.workspace_id
    CROSS JOIN LATERAL (
      SELECT max(t) AS percent FROM unnest(o.thresholds) t WHERE o.credits_used * 100 >= o.credits * t
    ) highest
    WHERE o.counted_period = budget_period(o.period, c.period, p_now)
      AND (o.period <> 'billing_period' OR c.period_ends_at > p_now)
      AND highest.percent > CASE WHEN o.told_period = o.counted_period THEN o.told_percent ELSE 0 END
    LIMIT p_count FOR UPDATE OF o SKIP LOCKED
  ), told AS (
    UPDATE budget b SET told_period = b.counted_period, told_percent = reached.percent
    FROM reached WHERE b.budget_id = reached.budget_id
    RETURNING b.*, reached.percent
  )
  SELECT told.budget_id, told.workspace_id, told.scope, told.credits, told.credits_used, told.period, told.percent,
    k.name, u.email, coalesce(told.user_id, k.user_id)
  FROM told
  LEFT JOIN api_key k ON k.key_id = told.key_id
  LEFT JOIN user_account u ON u.user_id = told.user_id
$$;
