/*
 * What may still be regenerated for nothing of the sound that p_generation_id made: `original` is the generation that was
 * paid for, and `remaining` how often. Both are NULL where the request has another key, the sound was not made as a whole,
 * or the time for it is over. This is the one place that knows how many there are and for how long. Whoever takes one holds
 * the lock of the credit account, so that calls at the same time take no more than there are.
 */
CREATE OR REPLACE FUNCTION find_regenerations(
  p_workspace_id text, p_generation_id text, p_regeneration_key bytea, p_now timestamptz,
  OUT original text, OUT remaining integer
) LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT o.generation_id INTO original
    FROM generation g
    JOIN generation o ON o.generation_id = coalesce(g.regeneration_of, g.generation_id)
    WHERE g.generation_id = p_generation_id AND g.workspace_id = p_workspace_id AND o.workspace_id = p_workspace_id
      AND g.regeneration_key = p_regeneration_key AND g.state = 'done' AND o.created_at > p_now - interval '30 days';
  IF original IS NULL THEN
    RETURN;
  END IF;
  SELECT greatest(2 - count(*), 0) INTO remaining
    FROM generation WHERE regeneration_of = original AND is_free AND state <> 'failed';
END $$;
