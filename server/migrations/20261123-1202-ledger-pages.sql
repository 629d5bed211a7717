-- Pages of the ledger, and the transcript that an entry paid for.
CREATE INDEX ledger_entry_page ON ledger_entry (workspace_id, entry_id);
CREATE INDEX transcript_generation ON transcript (generation_id) WHERE generation_id IS NOT NULL;
