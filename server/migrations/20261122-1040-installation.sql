-- What operators have set while the server runs. The environment wins over it.
CREATE TABLE installation_setting (
  name text PRIMARY KEY,
  -- As the environment would say it.
  value text NOT NULL,
  updated_at timestamptz NOT NULL
);

-- The result of the last checks of this installation.
CREATE TABLE installation_check (
  is_only_row boolean PRIMARY KEY DEFAULT true CHECK (is_only_row),
  findings jsonb NOT NULL,
  checked_at timestamptz NOT NULL
);

-- Delivered mail is deleted, so it is counted here. Days are those of UTC.
CREATE TABLE mail_day (
  day date PRIMARY KEY,
  delivered integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0
);

-- When a repair found that the file is gone for good. Nothing is answered from it any more.
ALTER TABLE history_item ADD COLUMN audio_lost_at timestamptz;

CREATE INDEX audit_event_action ON audit_event (action, event_id);
CREATE INDEX audit_event_user ON audit_event (user_id, event_id);
-- Entries are only appended, so this small index finds those of a day, and costs a settlement nothing.
CREATE INDEX ledger_entry_created ON ledger_entry USING brin (created_at);
