/*
 * Ends a generation once: gives the reservation back, takes what it really cost, writes the ledger.
 * p_voices: what each voice of a dialogue has of the credits, as ledger_entry.voices keeps it; NULL for one voice.
 * Answers false when it had ended already (a lease that ran out, a second call): nothing is changed then.
 */
CREATE OR REPLACE FUNCTION end_generation(
  p_generation_id text, p_state text, p_characters integer, p_credits bigint,
  p_audio_seconds double precision, p_first_byte_ms double precision, p_now timestamptz, p_voices jsonb,
  OUT ended boolean, OUT credits_before bigint, OUT credits_after bigint
) LANGUAGE plpgsql AS $$
DECLARE
  g generation%ROWTYPE;
  account credit_account%ROWTYPE;
  extra bigint := 0;
BEGIN
  -- The account is locked first, as everywhere: with one order of locks two calls cannot deadlock.
  SELECT c.* INTO account FROM credit_account c
    JOIN generation o ON o.workspace_id = c.workspace_id WHERE o.generation_id = p_generation_id FOR UPDATE OF c;
  SELECT * INTO g FROM generation
    WHERE generation_id = p_generation_id AND state IN ('reserved', 'running', 'parked') FOR UPDATE;
  IF NOT FOUND THEN
    ended := false;
    RETURN;
  END IF;
  -- What was promised for nothing costs nothing, however much of it was heard.
  IF g.is_free THEN
    p_credits := 0;
    p_voices := (SELECT jsonb_agg(v || '{"credits": 0}') FROM jsonb_array_elements(p_voices) v);
  END IF;
  IF account.period_ends_at <= p_now THEN
    PERFORM roll_credit_period(g.workspace_id, p_now);
  END IF;
  UPDATE generation SET state = p_state, ended_at = p_now WHERE generation_id = p_generation_id;
  UPDATE credit_account c
    SET credits_reserved = c.credits_reserved - g.credits, credits_used = c.credits_used + p_credits,
        running = c.running - CASE WHEN g.state = 'parked' THEN 0 ELSE 1 END
    WHERE c.workspace_id = g.workspace_id
    RETURNING c.* INTO account;
  -- A reservation of this period went beyond the credits, so what is beyond them is extra use.
  IF account.extended_period = account.period THEN
    extra := greatest(0, least(p_credits, account.credits_used - account.credit_limit));
  END IF;
  IF extra > 0 THEN
    INSERT INTO extra_use AS x (workspace_id, period, tier, billing_period, currency, is_turbo, credits)
      SELECT g.workspace_id, account.period, s.tier, coalesce(s.billing_period, 'monthly_period'),
          coalesce(s.currency, 'usd'), g.model_id LIKE 'eleven_turbo%', extra
        FROM subscription s WHERE s.workspace_id = g.workspace_id
      ON CONFLICT (workspace_id, period, tier, billing_period, currency, is_turbo)
        DO UPDATE SET credits = x.credits + excluded.credits;
  END IF;
  -- Whoever has left and come back has new counters.
  UPDATE member SET credits_reserved = credits_reserved - g.credits, credits_used = credits_used + p_credits
    WHERE user_id = g.user_id AND workspace_id = g.workspace_id AND credit_limit IS NOT NULL
      AND created_at <= g.created_at;
  IF g.key_id IS NOT NULL THEN
    UPDATE api_key SET credits_reserved = credits_reserved - g.credits, credits_used = credits_used + p_credits
      WHERE key_id = g.key_id;
  END IF;
  INSERT INTO ledger_entry (workspace_id, generation_id, user_id, key_id, product, model_id, voice_id, characters, credits,
      audio_seconds, first_byte_ms, status, period, created_at, extra_credits, free_reason, running_at_start, voices)
    VALUES (g.workspace_id, g.generation_id, g.user_id, g.key_id, g.product, g.model_id, g.voice_id, p_characters, p_credits,
      p_audio_seconds, p_first_byte_ms, p_state, account.period, p_now, extra,
      CASE WHEN g.is_free AND p_state <> 'failed' THEN 'free_regeneration' END, g.running_at_start, p_voices);
  PERFORM count_toward_budgets(g.workspace_id, g.user_id, g.key_id, p_credits, account.period, p_now);
  ended := true;
  credits_after := account.credits_used;
  credits_before := account.credits_used - p_credits;
END $$;
