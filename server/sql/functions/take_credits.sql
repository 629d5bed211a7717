/*
 * Are there credits (of the workspace, of the member and of the key) and, unless it has one, a place for p_credits more?
 * Takes them and says 'ok', or says why not: blocked | too_many | extra_blocked | quota | member_quota | key_quota | key_gone. This is
 * the one place that lets a workspace use more than its plan's credits. The caller holds no lock; this takes the account's
 * row first, then the member's and the key's, as everything does that needs several.
 */
DROP FUNCTION IF EXISTS take_credits;
CREATE FUNCTION take_credits(
  p_workspace_id text, p_user_id text, p_key_id text, p_credits bigint, p_has_place boolean, p_now timestamptz,
  OUT outcome text, OUT running integer, OUT concurrency_limit integer, OUT credit_limit bigint, OUT credits_left bigint
) LANGUAGE plpgsql AS $$
DECLARE
  account credit_account%ROWTYPE;
  person member%ROWTYPE;
  key api_key%ROWTYPE;
  taken bigint;
  is_extra boolean;
BEGIN
  SELECT * INTO STRICT account FROM credit_account WHERE workspace_id = p_workspace_id FOR UPDATE;
  IF account.period_ends_at <= p_now THEN
    PERFORM roll_credit_period(p_workspace_id, p_now);
    SELECT * INTO STRICT account FROM credit_account WHERE workspace_id = p_workspace_id;
  END IF;
  taken := account.credits_used + account.credits_reserved;
  running := account.running;
  concurrency_limit := account.concurrency_limit;
  credit_limit := account.credit_limit;
  credits_left := greatest(account.credit_limit - taken, 0);
  IF account.blocked THEN
    outcome := 'blocked';
    RETURN;
  END IF;
  IF NOT p_has_place AND account.running >= account.concurrency_limit THEN
    outcome := 'too_many';
    RETURN;
  END IF;
  -- What costs nothing is never too much.
  is_extra := p_credits > 0 AND taken + p_credits > account.credit_limit;
  IF is_extra THEN
    IF NOT account.extension_allowed OR NOT can_exceed_credits(p_workspace_id) THEN
      outcome := 'quota';
      RETURN;
    END IF;
    IF account.extra_blocked_at IS NOT NULL THEN
      outcome := 'extra_blocked';
      RETURN;
    END IF;
    IF taken + p_credits > account.credit_limit + account.extension_cap THEN
      outcome := 'quota';
      credit_limit := account.credit_limit + account.extension_cap;
      credits_left := greatest(credit_limit - taken, 0);
      RETURN;
    END IF;
  END IF;
  SELECT * INTO person FROM member
    WHERE user_id = p_user_id AND workspace_id = p_workspace_id AND member.credit_limit IS NOT NULL FOR UPDATE;
  IF FOUND AND person.credits_used + person.credits_reserved + p_credits > person.credit_limit THEN
    outcome := 'member_quota';
    credit_limit := person.credit_limit;
    credits_left := greatest(person.credit_limit - person.credits_used - person.credits_reserved, 0);
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
  IF person.user_id IS NOT NULL THEN
    UPDATE member SET credits_reserved = credits_reserved + p_credits WHERE user_id = p_user_id;
  END IF;
  running := account.running + CASE WHEN p_has_place THEN 0 ELSE 1 END;
  UPDATE credit_account AS c
    SET credits_reserved = c.credits_reserved + p_credits, running = take_credits.running,
        extended_period = CASE WHEN is_extra THEN c.period ELSE c.extended_period END
    WHERE c.workspace_id = p_workspace_id;
  outcome := 'ok';
  credits_left := credits_left - p_credits;
END $$;
