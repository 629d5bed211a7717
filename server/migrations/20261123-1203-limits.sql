-- How much a workspace has used of what its plan limits besides credits, by name. Period 0 holds what is standing.
CREATE TABLE limit_use (
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  name text NOT NULL,
  period integer NOT NULL,
  used double precision NOT NULL CHECK (used >= 0),
  PRIMARY KEY (workspace_id, name, period)
);
