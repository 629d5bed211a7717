/*
 * What each voice of a dialogue has of its entry: [{voice_id, credits, share}], the one with the most characters first. NULL
 * where one voice, or none, has spoken.
 */
ALTER TABLE ledger_entry ADD COLUMN voices jsonb;
CREATE INDEX ledger_entry_dialogue ON ledger_entry (workspace_id, created_at) WHERE voices IS NOT NULL;
DROP FUNCTION IF EXISTS end_generation;
