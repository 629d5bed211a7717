/*
 * Are there credits (of the workspace, and of the key) and, unless it has one, a place for p_credits more?
 * Takes them and says 'ok', or says why not: blocked | too_many | quota | key_quota | key_gone. The caller holds no lock; this takes
 * the account's row first and the key's second, as everything does that needs both.
 */
CREATE OR REPLACE FUNCTION take_credits(
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
  IF account.blocked THEN
    outcome := 'blocked';
    RETURN;
  END IF;
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
