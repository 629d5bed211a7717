/*
 * Says which take a new item is: of the text of p_take_of where the user has that item, else of their other items with
 * exactly this text, else the first of its own. An item with the audio of another take is the same take.
 * Two items of a group are numbered one after the other, so the second one waits for the first one's transaction.
 */
CREATE OR REPLACE FUNCTION next_take(
  p_history_item_id text, p_workspace_id text, p_user_id text, p_text text, p_audio_key text, p_take_of text,
  OUT take_group_id text, OUT take_number integer, OUT take_name text, OUT is_final boolean
) LANGUAGE plpgsql AS $$
BEGIN
  SELECT h.take_group_id INTO take_group_id FROM history_item h
    WHERE h.history_item_id = p_take_of AND h.workspace_id = p_workspace_id AND h.created_by_user_id = p_user_id;
  IF NOT FOUND THEN
    SELECT h.take_group_id INTO take_group_id FROM history_item h
      WHERE h.workspace_id = p_workspace_id AND h.created_by_user_id = p_user_id
        AND md5(h.text) = md5(p_text) AND h.text = p_text
      ORDER BY h.created_at DESC LIMIT 1;
  END IF;
  is_final := false;
  take_number := 1;
  IF take_group_id IS NULL THEN
    take_group_id := p_history_item_id;
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('takes ' || take_group_id, 0));
  SELECT h.take_number, h.take_name, h.is_final INTO take_number, take_name, is_final FROM history_item h
    WHERE h.workspace_id = p_workspace_id AND h.take_group_id = next_take.take_group_id AND h.audio_key = p_audio_key
    LIMIT 1;
  IF NOT FOUND THEN
    is_final := false;
    SELECT 1 + coalesce(max(h.take_number), 0) INTO take_number FROM history_item h
      WHERE h.workspace_id = p_workspace_id AND h.take_group_id = next_take.take_group_id;
  END IF;
END $$;
