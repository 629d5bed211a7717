-- The account that a mail or a notification to somebody else comes from. It goes with that account.
ALTER TABLE outbox_message ADD COLUMN author_user_id text REFERENCES user_account ON DELETE CASCADE;
CREATE INDEX outbox_message_author ON outbox_message (author_user_id) WHERE author_user_id IS NOT NULL;
ALTER TABLE message ADD COLUMN author_user_id text REFERENCES user_account ON DELETE CASCADE;
CREATE INDEX message_author ON message (author_user_id) WHERE author_user_id IS NOT NULL;
