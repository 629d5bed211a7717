-- Which engine speaks a model_id for whom: 'best', 'own', or the name of an engine. No row is the rule 'best'.
CREATE TABLE speech_route (
  -- NULL: all workspaces that have no row of their own.
  workspace_id text REFERENCES workspace ON DELETE CASCADE,
  -- NULL: all models that have no row of their own.
  model_id text,
  route text NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (workspace_id, model_id)
);

-- The engine that spoke an item. NULL: it is from before there were others than that of the voice.
ALTER TABLE history_item ADD COLUMN engine text;
