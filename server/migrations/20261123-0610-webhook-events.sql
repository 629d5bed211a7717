-- Which webhooks of a workspace want to hear of which events; whoever owns the webhooks keeps it.
CREATE TABLE webhook_subscription (
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  webhook_id text NOT NULL,
  event_type text NOT NULL,
  PRIMARY KEY (workspace_id, webhook_id, event_type)
);

-- What happened, until it was handed to whoever delivers it.
CREATE TABLE webhook_event (
  event_id text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  webhook_id text NOT NULL,
  event_type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX webhook_event_in_order ON webhook_event (created_at, event_id);
CREATE INDEX webhook_event_by_user ON webhook_event (user_id);
CREATE INDEX webhook_event_by_workspace ON webhook_event (workspace_id);
