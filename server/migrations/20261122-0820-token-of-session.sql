-- A single-use token ends with the session that made it. Those from before name none and would outlive theirs.
DELETE FROM single_use_token WHERE key_id IS NULL;
ALTER TABLE single_use_token ADD COLUMN session_id text REFERENCES session ON DELETE CASCADE;
CREATE INDEX single_use_token_session ON single_use_token (session_id);
