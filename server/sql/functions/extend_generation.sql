/* More text for a generation that is open: its credits, and its place again where it was parked. outcome also: ended. */
CREATE OR REPLACE FUNCTION extend_generation(
  p_generation_id text, p_characters integer, p_credits bigint, p_now timestamptz, p_lease_ends_at timestamptz,
  OUT outcome text, OUT running integer, OUT concurrency_limit integer, OUT credit_limit bigint, OUT credits_left bigint
) LANGUAGE plpgsql AS $$
DECLARE
  g generation%ROWTYPE;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM 1 FROM credit_account c
    -- No mutant: without it more accounts are locked, and nothing else changes.
    JOIN generation o ON o.workspace_id = c.workspace_id WHERE o.generation_id = p_generation_id FOR UPDATE OF c;
  SELECT * INTO g FROM generation
    WHERE generation_id = p_generation_id AND state IN ('reserved', 'running', 'parked') FOR UPDATE;
  IF NOT FOUND THEN
    outcome := 'ended';
    RETURN;
  END IF;
  SELECT t.outcome, t.running, t.concurrency_limit, t.credit_limit, t.credits_left
    INTO outcome, running, concurrency_limit, credit_limit, credits_left
    FROM take_credits(g.workspace_id, g.user_id, g.key_id, p_credits, g.state <> 'parked', p_now) t;
  IF outcome <> 'ok' THEN
    RETURN;
  END IF;
  UPDATE generation SET state = 'running', lease_ends_at = p_lease_ends_at,
      characters = generation.characters + p_characters, credits = generation.credits + p_credits,
      running_at_start = greatest(generation.running_at_start, extend_generation.running)
    WHERE generation_id = p_generation_id;
END $$;
