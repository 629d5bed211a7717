-- Each filter of the history finds its items in the order of the list. A voice or a model that is rare among a million
-- items was looked for in all of them before.
CREATE INDEX history_item_voice ON history_item
  (workspace_id, created_by_user_id, voice_id, created_at DESC, history_item_id DESC);
CREATE INDEX history_item_model ON history_item
  (workspace_id, created_by_user_id, model_id, created_at DESC, history_item_id DESC);
-- Nearly all items are made from text, and the list itself finds those.
CREATE INDEX history_item_other_source ON history_item
  (workspace_id, created_by_user_id, source, created_at DESC, history_item_id DESC) WHERE source <> 'TTS';
DROP INDEX history_item_page;
CREATE INDEX history_item_page ON history_item (workspace_id, created_by_user_id, created_at DESC, history_item_id DESC);
-- The newest take of a text.
CREATE INDEX history_item_take_time ON history_item
  (workspace_id, take_group_id, created_at DESC, history_item_id DESC);
