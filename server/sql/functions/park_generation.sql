/* Gives its place to others until it is extended. Nothing happens to one that is parked or has ended. */
CREATE OR REPLACE FUNCTION park_generation(p_generation_id text, p_lease_ends_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  g generation%ROWTYPE;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM 1 FROM credit_account c
    -- No mutant: without it more accounts are locked, and nothing else changes.
    JOIN generation o ON o.workspace_id = c.workspace_id WHERE o.generation_id = p_generation_id FOR UPDATE OF c;
  SELECT * INTO g FROM generation WHERE generation_id = p_generation_id AND state IN ('reserved', 'running') FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  UPDATE generation SET state = 'parked', lease_ends_at = p_lease_ends_at WHERE generation_id = p_generation_id;
  UPDATE credit_account c SET running = c.running - 1 WHERE c.workspace_id = g.workspace_id;
END $$;
