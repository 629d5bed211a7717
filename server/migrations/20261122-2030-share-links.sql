-- Public links of history items. An ended link stays, so that its page can say that it was removed.
CREATE TABLE share_link (
  share_link_id text PRIMARY KEY,
  -- NULL once the item is deleted.
  history_item_id text REFERENCES history_item ON DELETE SET NULL,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  allow_download boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- NULL while the link is good.
  end_reason text CHECK (end_reason IN ('unshared', 'taken_down')),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE UNIQUE INDEX share_link_of_item ON share_link (history_item_id) WHERE ended_at IS NULL;
CREATE INDEX share_link_item ON share_link (history_item_id);
CREATE INDEX share_link_user ON share_link (user_id);
CREATE INDEX share_link_workspace ON share_link (workspace_id);

-- The link that is good now. share_link says the same; an item is listed with it.
ALTER TABLE history_item ADD COLUMN share_link_id text;

-- What strangers say of a shared page. Who they are is not kept.
CREATE TABLE share_report (
  share_report_id text PRIMARY KEY,
  share_link_id text NOT NULL REFERENCES share_link ON DELETE CASCADE,
  reason text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  -- What an operator decided; NULL while nobody has.
  decision text CHECK (decision IN ('taken_down', 'dismissed')),
  decided_at timestamptz,
  CHECK ((decision IS NULL) = (decided_at IS NULL))
);
CREATE INDEX share_report_link ON share_report (share_link_id);
CREATE INDEX share_report_list ON share_report (created_at, share_report_id);
