/*
 * Writes the ledger entry of a generation that cost nothing, because its sound was there already. It takes no credits and
 * no place; the row for the history is the caller's, in the same statement. Answers as end_generation does.
 */
CREATE OR REPLACE FUNCTION reuse_generation(
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
