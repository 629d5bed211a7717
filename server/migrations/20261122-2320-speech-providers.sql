-- Services elsewhere that speak. Without a workspace they speak for all.
CREATE TABLE speech_provider (
  provider_id text PRIMARY KEY,
  workspace_id text REFERENCES workspace ON DELETE CASCADE,
  name text NOT NULL,
  shape text NOT NULL CHECK (shape IN ('openai', 'elevenlabs')),
  base_url text NOT NULL,
  -- Sealed (kernel/secrets.ts). NULL where the provider wants none.
  api_key bytea,
  -- The end of the key, by which people know it.
  api_key_hint text,
  model text NOT NULL,
  -- ISO 639-1.
  languages jsonb NOT NULL,
  concurrency integer NOT NULL,
  cost_factor double precision NOT NULL,
  is_enabled boolean NOT NULL,
  -- Voices that were given by hand; an empty list where that of the provider counts.
  voice_names jsonb NOT NULL,
  -- What the provider listed.
  models jsonb NOT NULL,
  voices jsonb NOT NULL,
  lists_read_at timestamptz,
  lists_problem text,
  created_at timestamptz NOT NULL,
  CHECK ((api_key IS NULL) = (api_key_hint IS NULL))
);
CREATE INDEX speech_provider_workspace ON speech_provider (workspace_id);
