-- Speech in full: the cache of spoken texts, times in both texts, generations that grow (sockets), single-use tokens.

-- NULL: the same as alignment.
ALTER TABLE history_item ADD COLUMN normalized_alignment jsonb;
-- What the item was made from, hashed; NULL where it may not be spoken again from here.
ALTER TABLE history_item ADD COLUMN cache_key bytea;
CREATE INDEX history_item_cache ON history_item (workspace_id, cache_key) WHERE cache_key IS NOT NULL;
-- Items made from one another share their audio: it goes with the last of them.
CREATE INDEX history_item_audio ON history_item (audio_key);

-- What a client names as the request that came before or comes next.
CREATE INDEX history_item_request ON history_item (workspace_id, request_id);

-- parked: a socket's generation between two texts; it keeps its credits and gives its place to others.
ALTER TABLE generation DROP CONSTRAINT generation_state_check;
ALTER TABLE generation ADD CONSTRAINT generation_state_check
  CHECK (state IN ('reserved', 'running', 'parked', 'done', 'partial', 'failed'));
DROP INDEX generation_open;
CREATE INDEX generation_open ON generation (lease_ends_at) WHERE state IN ('reserved', 'running', 'parked');

-- What a browser may open one socket with. Used once, hashed, a quarter of an hour.
CREATE TABLE single_use_token (
  token_hash bytea PRIMARY KEY,
  token_type text NOT NULL,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  -- The key that asked for it: its limits and permissions hold.
  key_id text REFERENCES api_key ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX single_use_token_expiry ON single_use_token (expires_at);

DROP FUNCTION reserve_generation;
DROP FUNCTION end_generation;

/*
 * Are there credits (of the workspace, and of the key) and, unless it has one, a place for p_credits more?
 * Takes them and says 'ok', or says why not: too_many | quota | key_quota | key_gone. The caller holds no lock; this takes
 * the account's row first and the key's second, as everything does that needs both.
 */
CREATE FUNCTION take_credits(
  p_workspace_id text, p_key_id text, p_credits bigint, p_has_place boolean, p_now timestamptz,
  OUT outcome text, OUT running integer, OUT concurrency_limit integer, OUT credit_limit bigint, OUT credits_left bigint
) LANGUAGE plpgsql AS $$
DECLARE
  account credit_account%ROWTYPE;
  key api_key%ROWTYPE;
BEGIN
  SELECT * INTO STRICT account FROM credit_account WHERE workspace_id = p_workspace_id FOR UPDATE;
  IF account.period_ends_at <= p_now THEN
    PERFORM roll_credit_period(p_workspace_id, p_now);
    SELECT * INTO STRICT account FROM credit_account WHERE workspace_id = p_workspace_id;
  END IF;
  running := account.running;
  concurrency_limit := account.concurrency_limit;
  credit_limit := account.credit_limit;
  credits_left := greatest(account.credit_limit - account.credits_used - account.credits_reserved, 0);
  IF NOT p_has_place AND account.running >= account.concurrency_limit THEN
    outcome := 'too_many';
    RETURN;
  END IF;
  IF account.credits_used + account.credits_reserved + p_credits > account.credit_limit THEN
    outcome := 'quota';
    RETURN;
  END IF;
  IF p_key_id IS NOT NULL THEN
    SELECT * INTO key FROM api_key WHERE key_id = p_key_id AND disabled_at IS NULL FOR UPDATE;
    IF NOT FOUND THEN
      outcome := 'key_gone';
      RETURN;
    END IF;
    IF key.credit_limit IS NOT NULL AND key.credits_used + key.credits_reserved + p_credits > key.credit_limit THEN
      outcome := 'key_quota';
      credit_limit := key.credit_limit;
      credits_left := greatest(key.credit_limit - key.credits_used - key.credits_reserved, 0);
      RETURN;
    END IF;
    UPDATE api_key SET credits_reserved = credits_reserved + p_credits WHERE key_id = p_key_id;
  END IF;
  running := account.running + CASE WHEN p_has_place THEN 0 ELSE 1 END;
  UPDATE credit_account AS c
    SET credits_reserved = c.credits_reserved + p_credits, running = take_credits.running
    WHERE c.workspace_id = p_workspace_id;
  outcome := 'ok';
  credits_left := credits_left - p_credits;
END $$;

/*
 * Admits a generation or says why not, in one call. With a cache key it first looks for an item that was made from the
 * same: then the outcome is 'cached', nothing is taken and cached_item_id names it.
 * The commit is not waited for on disk: losing it loses a generation that nobody was charged for.
 */
CREATE FUNCTION reserve_generation(
  p_generation_id text, p_workspace_id text, p_user_id text, p_key_id text,
  p_product text, p_model_id text, p_voice_id text, p_characters integer, p_credits bigint, p_audio_key text,
  p_cache_key bytea, p_now timestamptz, p_lease_ends_at timestamptz,
  OUT outcome text, OUT running integer, OUT concurrency_limit integer, OUT credit_limit bigint, OUT credits_left bigint,
  OUT cached_item_id text
) LANGUAGE plpgsql AS $$
BEGIN
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
  SELECT t.outcome, t.running, t.concurrency_limit, t.credit_limit, t.credits_left
    INTO outcome, running, concurrency_limit, credit_limit, credits_left
    FROM take_credits(p_workspace_id, p_key_id, p_credits, false, p_now) t;
  IF outcome <> 'ok' THEN
    RETURN;
  END IF;
  INSERT INTO generation (generation_id, workspace_id, user_id, key_id, product, model_id, voice_id, characters, credits,
      state, lease_ends_at, audio_key, created_at)
    VALUES (p_generation_id, p_workspace_id, p_user_id, p_key_id, p_product, p_model_id, p_voice_id, p_characters, p_credits,
      'reserved', p_lease_ends_at, p_audio_key, p_now);
END $$;

/* More text for a generation that is open: its credits, and its place again where it was parked. outcome also: ended. */
CREATE FUNCTION extend_generation(
  p_generation_id text, p_characters integer, p_credits bigint, p_now timestamptz, p_lease_ends_at timestamptz,
  OUT outcome text, OUT running integer, OUT concurrency_limit integer, OUT credit_limit bigint, OUT credits_left bigint
) LANGUAGE plpgsql AS $$
DECLARE
  g generation%ROWTYPE;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM 1 FROM credit_account c
    JOIN generation o ON o.workspace_id = c.workspace_id WHERE o.generation_id = p_generation_id FOR UPDATE OF c;
  SELECT * INTO g FROM generation
    WHERE generation_id = p_generation_id AND state IN ('reserved', 'running', 'parked') FOR UPDATE;
  IF NOT FOUND THEN
    outcome := 'ended';
    RETURN;
  END IF;
  SELECT t.outcome, t.running, t.concurrency_limit, t.credit_limit, t.credits_left
    INTO outcome, running, concurrency_limit, credit_limit, credits_left
    FROM take_credits(g.workspace_id, g.key_id, p_credits, g.state <> 'parked', p_now) t;
  IF outcome <> 'ok' THEN
    RETURN;
  END IF;
  UPDATE generation SET state = 'running', lease_ends_at = p_lease_ends_at,
      characters = generation.characters + p_characters, credits = generation.credits + p_credits
    WHERE generation_id = p_generation_id;
END $$;

/* Gives its place to others until it is extended. Nothing happens to one that is parked or has ended. */
CREATE FUNCTION park_generation(p_generation_id text, p_lease_ends_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  g generation%ROWTYPE;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM 1 FROM credit_account c
    JOIN generation o ON o.workspace_id = c.workspace_id WHERE o.generation_id = p_generation_id FOR UPDATE OF c;
  SELECT * INTO g FROM generation WHERE generation_id = p_generation_id AND state IN ('reserved', 'running') FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  UPDATE generation SET state = 'parked', lease_ends_at = p_lease_ends_at WHERE generation_id = p_generation_id;
  UPDATE credit_account c SET running = c.running - 1 WHERE c.workspace_id = g.workspace_id;
END $$;

/*
 * Ends a generation once: gives the reservation back, takes what it really cost, writes the ledger.
 * Answers false when it had ended already (a lease that ran out, a second call): nothing is changed then.
 */
CREATE FUNCTION end_generation(
  p_generation_id text, p_state text, p_characters integer, p_credits bigint,
  p_audio_seconds double precision, p_first_byte_ms double precision, p_now timestamptz,
  OUT ended boolean, OUT credits_before bigint, OUT credits_after bigint
) LANGUAGE plpgsql AS $$
DECLARE
  g generation%ROWTYPE;
  account credit_account%ROWTYPE;
BEGIN
  -- The account first, as everywhere: one order of locks, so that two calls cannot wait for one another.
  SELECT c.* INTO account FROM credit_account c
    JOIN generation o ON o.workspace_id = c.workspace_id WHERE o.generation_id = p_generation_id FOR UPDATE OF c;
  SELECT * INTO g FROM generation
    WHERE generation_id = p_generation_id AND state IN ('reserved', 'running', 'parked') FOR UPDATE;
  IF NOT FOUND THEN
    ended := false;
    RETURN;
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
  IF g.key_id IS NOT NULL THEN
    UPDATE api_key SET credits_reserved = credits_reserved - g.credits, credits_used = credits_used + p_credits
      WHERE key_id = g.key_id;
  END IF;
  INSERT INTO ledger_entry (workspace_id, generation_id, user_id, key_id, product, model_id, voice_id, characters, credits,
      audio_seconds, first_byte_ms, status, period, created_at)
    VALUES (g.workspace_id, g.generation_id, g.user_id, g.key_id, g.product, g.model_id, g.voice_id, p_characters, p_credits,
      p_audio_seconds, p_first_byte_ms, p_state, account.period, p_now);
  ended := true;
  credits_after := account.credits_used;
  credits_before := account.credits_used - p_credits;
END $$;

/*
 * Writes the ledger entry of a generation that cost nothing, because its sound was there already. It takes no credits and
 * no place; the row for the history is the caller's, in the same statement. Answers as end_generation does.
 */
CREATE FUNCTION reuse_generation(
  p_generation_id text, p_workspace_id text, p_user_id text, p_key_id text,
  p_product text, p_model_id text, p_voice_id text, p_characters integer,
  p_audio_seconds double precision, p_first_byte_ms double precision, p_now timestamptz,
  OUT ended boolean, OUT credits_before bigint, OUT credits_after bigint
) LANGUAGE plpgsql AS $$
DECLARE
  account credit_account%ROWTYPE;
BEGIN
  SELECT * INTO STRICT account FROM credit_account WHERE workspace_id = p_workspace_id;
  INSERT INTO ledger_entry (workspace_id, generation_id, user_id, key_id, product, model_id, voice_id, characters, credits,
      audio_seconds, first_byte_ms, status, period, created_at)
    VALUES (p_workspace_id, p_generation_id, p_user_id, p_key_id, p_product, p_model_id, p_voice_id, p_characters, 0,
      p_audio_seconds, p_first_byte_ms, 'cached', account.period, p_now);
  ended := true;
  credits_before := CASE WHEN account.period_ends_at <= p_now THEN 0 ELSE account.credits_used END;
  credits_after := credits_before;
END $$;
