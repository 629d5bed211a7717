ALTER TABLE pronunciation_dictionary RENAME COLUMN created_by TO created_by_user_id;
ALTER TABLE pronunciation_version RENAME COLUMN created_by TO created_by_user_id;
-- The language that a PLS file said its words are of; NULL where nobody said.
ALTER TABLE pronunciation_dictionary ADD COLUMN language text;
