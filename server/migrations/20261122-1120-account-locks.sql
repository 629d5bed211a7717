-- An operator's lock on an account. The lock of a workspace's admin is in `member`, and ends when its member leaves.
ALTER TABLE user_account ADD COLUMN locked_at timestamptz;

-- Operators page through all accounts, the newest first.
CREATE INDEX user_account_page ON user_account (created_at DESC, user_id DESC);
