-- What the file of an unfinished job may take of its quota: an estimate at first, and never less than what is written.
ALTER TABLE job ADD COLUMN reserved_file_bytes bigint NOT NULL DEFAULT 0;
CREATE INDEX job_user ON job (user_id);
