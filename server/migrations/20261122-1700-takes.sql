-- Takes: items that speak one text, or corrections of it. The group is named by its first item.
ALTER TABLE history_item ADD COLUMN take_group_id text;
ALTER TABLE history_item ADD COLUMN take_number integer;
ALTER TABLE history_item ADD COLUMN take_name text;
ALTER TABLE history_item ADD COLUMN is_final boolean NOT NULL DEFAULT false;

-- Items with the same audio are one take, so dense_rank counts by the first item of each audio file.
UPDATE history_item h SET take_group_id = g.group_id, take_number = g.number
FROM (
  SELECT history_item_id, group_id,
    dense_rank() OVER (PARTITION BY group_id ORDER BY first_at, audio_key) AS number
  FROM (
    SELECT history_item_id, audio_key,
      first_value(history_item_id) OVER (
        PARTITION BY workspace_id, created_by_user_id, text ORDER BY created_at, history_item_id) AS group_id,
      min(created_at) OVER (PARTITION BY workspace_id, created_by_user_id, text, audio_key) AS first_at
    FROM history_item
  ) AS grouped
) AS g
WHERE g.history_item_id = h.history_item_id;

ALTER TABLE history_item ALTER COLUMN take_group_id SET NOT NULL;
ALTER TABLE history_item ALTER COLUMN take_number SET NOT NULL;
CREATE INDEX history_item_takes ON history_item (workspace_id, take_group_id, take_number);
-- A text may be longer than an index entry.
CREATE INDEX history_item_same_text ON history_item (workspace_id, created_by_user_id, md5(text));

-- What a redo needs to know of an item: the ends of its chunks as [code points spoken, seconds], and the language that was
-- asked for (NULL: detected). Items from before have no ends; they are read from the times of the characters.
ALTER TABLE history_item ADD COLUMN chunk_ends jsonb;
ALTER TABLE history_item ADD COLUMN language_code text;
