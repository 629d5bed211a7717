-- Which bulk jobs speak with which version, from their beginning to their end.
CREATE TABLE pronunciation_dictionary_job (
  job_id text NOT NULL REFERENCES job ON DELETE CASCADE,
  dictionary_id text NOT NULL REFERENCES pronunciation_dictionary ON DELETE CASCADE,
  version_id text NOT NULL REFERENCES pronunciation_version ON DELETE CASCADE,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (job_id, dictionary_id, version_id)
);
CREATE INDEX pronunciation_dictionary_job_of ON pronunciation_dictionary_job (dictionary_id, user_id, created_at);
CREATE INDEX pronunciation_dictionary_job_version ON pronunciation_dictionary_job (version_id);
CREATE INDEX pronunciation_dictionary_job_workspace ON pronunciation_dictionary_job (workspace_id);
CREATE INDEX pronunciation_dictionary_job_user ON pronunciation_dictionary_job (user_id);
CREATE INDEX workspace_pronunciation_dictionary_version ON workspace_pronunciation_dictionary (version_id);

ALTER TABLE pronunciation_version RENAME COLUMN chunk_hashes TO chunk_ids;
ALTER TABLE pronunciation_rule_chunk RENAME COLUMN chunk_hash TO chunk_id;
