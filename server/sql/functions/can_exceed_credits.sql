/* Does the plan of the workspace offer credits beyond its own now? contract/src/usage/extra-use.ts says the same. */
CREATE OR REPLACE FUNCTION can_exceed_credits(p_workspace_id text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM subscription s
    WHERE s.workspace_id = p_workspace_id
      AND (s.tier IN ('trial', 'enterprise')
        OR s.status = 'active' AND s.tier IN ('creator', 'pro', 'growing_business', 'scale_2024_08_10'))
  )
$$;
