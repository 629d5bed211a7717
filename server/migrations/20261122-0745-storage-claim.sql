-- The data folder whose files this database names. A server with another folder refuses to start.
CREATE TABLE storage_claim (
  is_only_row boolean PRIMARY KEY DEFAULT true CHECK (is_only_row),
  -- What storage.id in the folder says.
  storage_id uuid NOT NULL,
  -- For the sentence that refuses another folder: where this one was.
  data_dir text NOT NULL,
  host text NOT NULL,
  claimed_at timestamptz NOT NULL DEFAULT now()
);
