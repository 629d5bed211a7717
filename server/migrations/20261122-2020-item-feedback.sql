-- What users say of the items of their history. It goes with the item.
CREATE TABLE item_feedback (
  history_item_id text PRIMARY KEY REFERENCES history_item ON DELETE CASCADE,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  thumbs_up boolean NOT NULL,
  feedback text NOT NULL,
  emotions boolean NOT NULL,
  inaccurate_clone boolean NOT NULL,
  glitches boolean NOT NULL,
  audio_quality boolean NOT NULL,
  other boolean NOT NULL,
  review_status text NOT NULL DEFAULT 'not_reviewed',
  created_at timestamptz NOT NULL,
  reviewed_at timestamptz,
  CHECK (review_status IN ('not_reviewed', 'reviewed'))
);

-- Operators page through all feedback, the newest first.
CREATE INDEX item_feedback_page ON item_feedback (created_at DESC, history_item_id DESC);
CREATE INDEX item_feedback_user ON item_feedback (user_id);
CREATE INDEX item_feedback_workspace ON item_feedback (workspace_id);
