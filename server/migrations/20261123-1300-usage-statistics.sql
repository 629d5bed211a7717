-- How many requests of the workspace ran when this one began, itself counted: peaks of concurrency are read from it.
-- NULL for what is older than this column, and for what was answered from the history.
ALTER TABLE generation ADD COLUMN running_at_start integer;
ALTER TABLE ledger_entry ADD COLUMN running_at_start integer;

-- What a member has used, who may be one of many: pages of their ledger, and their statistics.
CREATE INDEX ledger_entry_member ON ledger_entry (user_id, workspace_id, entry_id);
