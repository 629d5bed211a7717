-- Speech in full: the cache of spoken texts, times in both texts, generations that grow (sockets), single-use tokens.

-- NULL: the same as alignment.
ALTER TABLE history_item ADD COLUMN normalized_alignment jsonb;
-- What the item was made from, hashed; NULL where it may not be spoken again from here.
ALTER TABLE history_item ADD COLUMN cache_key bytea;
CREATE INDEX history_item_cache ON history_item (workspace_id, cache_key) WHERE cache_key IS NOT NULL;
-- Items made from one another share their audio: it goes with the last of them.
CREATE INDEX history_item_audio ON history_item (audio_key);

-- The id by which a client refers to an earlier or later request.
CREATE INDEX history_item_request ON history_item (workspace_id, request_id);

-- parked: a socket's generation between two texts; it keeps its credits and frees its concurrency.
ALTER TABLE generation DROP CONSTRAINT generation_state_check;
ALTER TABLE generation ADD CONSTRAINT generation_state_check
  CHECK (state IN ('reserved', 'running', 'parked', 'done', 'partial', 'failed'));
DROP INDEX generation_open;
CREATE INDEX generation_open ON generation (lease_ends_at) WHERE state IN ('reserved', 'running', 'parked');

-- Tokens with which a browser may open one socket: hashed, single use, valid for a quarter of an hour.
CREATE TABLE single_use_token (
  token_hash bytea PRIMARY KEY,
  token_type text NOT NULL,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  -- The key that asked for it: its limits and permissions hold.
  key_id text REFERENCES api_key ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX single_use_token_expiry ON single_use_token (expires_at);

-- Databases of the first version have these functions with other parameters. Today's stand in sql/functions.
DROP FUNCTION IF EXISTS reserve_generation;
DROP FUNCTION IF EXISTS end_generation;
