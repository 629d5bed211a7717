/*
 * Admits a generation or says why not, in one call. With a cache key it first looks for an item that was made from the
 * same: then the outcome is 'cached', nothing is taken and cached_item_id names it. A request that regenerates the sound of
 * p_sound_of unchanged takes no credits while find_regenerations has some left: then is_free is true.
 * The commit is not waited for on disk: losing it loses a generation that nobody was charged for.
 */
CREATE OR REPLACE FUNCTION reserve_generation(
  p_generation_id text, p_workspace_id text, p_user_id text, p_key_id text,
  p_product text, p_model_id text, p_voice_id text, p_characters integer, p_credits bigint, p_audio_key text,
  p_cache_key bytea, p_now timestamptz, p_lease_ends_at timestamptz, p_regeneration_key bytea, p_sound_of text,
  OUT outcome text, OUT running integer, OUT concurrency_limit integer, OUT credit_limit bigint, OUT credits_left bigint,
  OUT cached_item_id text, OUT is_free boolean
) LANGUAGE plpgsql AS $$
DECLARE
  original text;
  remaining integer;
BEGIN
  is_free := false;
  PERFORM set_config('synchronous_commit', 'off', true);
  IF p_cache_key IS NOT NULL THEN
    SELECT h.history_item_id INTO cached_item_id FROM history_item h
      WHERE h.workspace_id = p_workspace_id AND h.cache_key = p_cache_key LIMIT 1;
    IF FOUND THEN
      outcome := 'cached';
      SELECT c.running, c.concurrency_limit INTO running, concurrency_limit
        FROM credit_account c WHERE c.workspace_id = p_workspace_id;
      RETURN;
    END IF;
  END IF;
  IF p_sound_of IS NOT NULL AND p_regeneration_key IS NOT NULL THEN
    -- Counted under the lock that take_credits takes anyway, so that of many calls at once no more are free than there are.
    PERFORM FROM credit_account WHERE workspace_id = p_workspace_id FOR UPDATE;
    SELECT r.original, r.remaining INTO original, remaining
      FROM find_regenerations(p_workspace_id, p_sound_of, p_regeneration_key, p_now) r;
    is_free := coalesce(remaining, 0) > 0;
  END IF;
  IF is_free THEN
    p_credits := 0;
  END IF;
  SELECT t.outcome, t.running, t.concurrency_limit, t.credit_limit, t.credits_left
    INTO outcome, running, concurrency_limit, credit_limit, credits_left
    FROM take_credits(p_workspace_id, p_user_id, p_key_id, p_credits, false, p_now) t;
  IF outcome <> 'ok' THEN
    RETURN;
  END IF;
  INSERT INTO generation (generation_id, workspace_id, user_id, key_id, product, model_id, voice_id, characters, credits,
      state, lease_ends_at, audio_key, created_at, regeneration_key, regeneration_of, is_free, running_at_start)
    VALUES (p_generation_id, p_workspace_id, p_user_id, p_key_id, p_product, p_model_id, p_voice_id, p_characters, p_credits,
      'reserved', p_lease_ends_at, p_audio_key, p_now, p_regeneration_key, original,
      is_free, running);
END $$;
