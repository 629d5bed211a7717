/* Everything that the list of accounts shows, as one row for each user. The planner inlines it, so that filters, the order
   and the limit of the caller reach the tables. `p_seats` has the seats of each tier. Its result may change between
   versions, which CREATE OR REPLACE refuses. */
DROP FUNCTION IF EXISTS list_accounts;
CREATE FUNCTION list_accounts(p_now timestamptz, p_seats jsonb) RETURNS TABLE (
  user_id text, email text, first_name text, created_at timestamptz, email_verified_at timestamptz,
  locked_at timestamptz, is_operator boolean, has_alpha_access boolean, is_in_probation boolean,
  moderation_warning_dismissed boolean, workspace_id text, workspace_name text, is_owner boolean, role text,
  tier text, credits_used bigint, credit_limit bigint, usable_credits bigint, concurrency_limit integer, used_seats integer, max_seats integer,
  last_active_at timestamptz, state text
) LANGUAGE sql STABLE AS $$
  SELECT o.*, CASE
    WHEN o.locked_at IS NOT NULL THEN 'locked'
    WHEN o.email_verified_at IS NULL THEN 'unverified'
    WHEN o.is_in_probation THEN 'on_probation'
    WHEN o.moderation_warning_dismissed IS NOT NULL THEN 'warned'
    WHEN o.used_seats > o.max_seats THEN 'over_seats'
    WHEN o.credits_used >= o.usable_credits THEN 'used_up'
    WHEN o.credits_used * 10 >= o.usable_credits * 9 THEN 'near_limit'
    WHEN o.last_active_at IS NULL THEN 'never_signed_in'
    ELSE 'active' END
  FROM (
    SELECT u.user_id, u.email, u.first_name, u.created_at, u.email_verified_at,
      coalesce(u.locked_at, m.disabled_at) AS locked_at, p.user_id IS NOT NULL AS is_operator, u.has_alpha_access, u.is_in_probation,
      u.moderation_warning_dismissed, w.workspace_id, w.name, w.owner_user_id = u.user_id AS is_owner, m.role,
      s.tier, CASE WHEN c.period_ends_at <= p_now THEN 0 ELSE c.credits_used END AS credits_used, c.credit_limit,
      -- Null where more than the plan's credits may be used, without an end.
      CASE WHEN c.extension_allowed AND c.extra_blocked_at IS NULL AND can_exceed_credits(w.workspace_id)
        THEN c.credit_limit + c.extension_cap ELSE c.credit_limit END AS usable_credits,
      c.concurrency_limit,
      (SELECT count(*)::integer FROM member x WHERE x.workspace_id = w.workspace_id) AS used_seats,
      coalesce(CASE WHEN s.tier IN ('trial', 'enterprise') THEN w.max_seats END, (p_seats ->> s.tier)::integer)
        AS max_seats,
      (SELECT max(e.rotated_at) FROM session e WHERE e.user_id = u.user_id AND e.support_grant_id IS NULL)
        AS last_active_at
    FROM user_account u
      JOIN member m ON m.user_id = u.user_id
      JOIN workspace w ON w.workspace_id = m.workspace_id
      JOIN subscription s ON s.workspace_id = w.workspace_id
      JOIN credit_account c ON c.workspace_id = w.workspace_id
      LEFT JOIN operator p ON p.user_id = u.user_id
  ) o
$$;
