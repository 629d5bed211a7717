/* The item that was made by the work of an entry of the ledger, as far as it still exists; NULL otherwise. */
CREATE OR REPLACE FUNCTION find_item_of_entry(p_workspace_id text, p_product text, p_generation_id text)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p_product IN ('tts', 'sts') THEN (
      SELECT jsonb_build_object('kind', 'history_item', 'id', h.history_item_id) FROM history_item h
      WHERE h.history_item_id = p_generation_id AND h.workspace_id = p_workspace_id)
    WHEN p_product = 'audio_isolation' THEN (
      SELECT jsonb_build_object('kind', 'isolation', 'id', i.history_item_id) FROM isolated_audio i
      WHERE i.history_item_id = p_generation_id AND i.workspace_id = p_workspace_id)
    WHEN p_product = 'stt' THEN (
      SELECT jsonb_build_object('kind', 'transcript', 'id', t.transcription_id) FROM transcript t
      WHERE t.generation_id = p_generation_id AND t.workspace_id = p_workspace_id LIMIT 1)
  END
$$;
