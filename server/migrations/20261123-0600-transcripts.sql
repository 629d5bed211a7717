-- What was said in a file: as it is being found out, and as it is corrected later.
CREATE TABLE transcript (
  transcription_id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  name text NOT NULL,
  -- queued, transcribing, ready, failed, cancelled
  state text NOT NULL,
  -- The job that makes it. NULL: the call itself did.
  job_id text,
  -- What was asked for, as the recogniser needs it.
  request jsonb NOT NULL,
  model_id text NOT NULL,
  recogniser text,
  language_code text,
  language_probability double precision,
  duration_seconds double precision,
  -- Seconds of all channels that are done.
  done_seconds double precision NOT NULL DEFAULT 0,
  channels integer NOT NULL DEFAULT 1,
  speakers integer NOT NULL DEFAULT 0,
  -- NULL: the file was not kept.
  file_key text,
  file_name text,
  file_type text,
  file_bytes bigint,
  has_video boolean NOT NULL DEFAULT false,
  -- An address that the job still has to fetch.
  source_url text,
  -- Heights of the waveform, ten a second; NULL until somebody asked for them.
  peaks bytea,
  warnings jsonb NOT NULL DEFAULT '[]',
  error_status text,
  error_params jsonb,
  error_message text,
  -- For the search; the document holds the truth.
  text text NOT NULL DEFAULT '',
  document jsonb,
  revision integer NOT NULL DEFAULT 0,
  -- The ledger's row of the run that is under way, or was last.
  generation_id text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX transcript_of_user ON transcript (workspace_id, user_id, created_at DESC, transcription_id DESC);
CREATE INDEX transcript_by_user ON transcript (user_id);
CREATE INDEX transcript_by_job ON transcript (job_id);

-- The words of one part of a file that is under way. A run that follows a crash goes on behind the last one.
CREATE TABLE transcript_part (
  transcription_id text NOT NULL REFERENCES transcript ON DELETE CASCADE,
  channel integer NOT NULL,
  number integer NOT NULL,
  words jsonb NOT NULL,
  -- Where the recogniser goes on; NULL where the channel is done.
  checkpoint jsonb,
  PRIMARY KEY (transcription_id, channel, number)
);
