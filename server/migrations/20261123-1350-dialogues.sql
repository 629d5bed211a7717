-- The turns of a dialogue: [{text, voice_id, voice_name}]. The columns of the voice hold the first one's.
ALTER TABLE history_item ADD COLUMN dialogue jsonb;
-- A filter by voice also looks into dialogues.
CREATE INDEX history_item_dialogue ON history_item
  (workspace_id, created_by_user_id, created_at DESC, history_item_id DESC) WHERE dialogue IS NOT NULL;
