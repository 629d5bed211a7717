-- Audio that was isolated, each entry with two files of the same length and format: before and after.
CREATE TABLE isolated_audio (
  -- The id of the generation too.
  history_item_id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  title text NOT NULL,
  engine text NOT NULL,
  output_format text NOT NULL,
  audio_key text NOT NULL,
  audio_bytes bigint NOT NULL,
  original_key text NOT NULL,
  original_bytes bigint NOT NULL,
  audio_seconds double precision NOT NULL,
  credits bigint NOT NULL,
  is_partial boolean NOT NULL,
  source_type text NOT NULL,
  source_channels integer NOT NULL,
  -- Heights of the waveforms, a byte each.
  original_peaks bytea NOT NULL,
  isolated_peaks bytea NOT NULL,
  warnings jsonb NOT NULL,
  preview_b64 text,
  created_at timestamptz NOT NULL
);
CREATE INDEX isolated_audio_list ON isolated_audio (workspace_id, user_id, created_at DESC, history_item_id DESC);
CREATE INDEX isolated_audio_user ON isolated_audio (user_id);
