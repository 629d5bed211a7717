-- Operators put accounts on probation, and lift it.
ALTER TABLE user_account ADD COLUMN is_in_probation boolean NOT NULL DEFAULT false;
