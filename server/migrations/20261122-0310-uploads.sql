-- A file of a form is scheduled for removal before its first byte is stored. Keeping it deletes the row in the transaction
-- that refers to the file; whatever nobody kept is removed, also after a crash. NULL: removed at once.
ALTER TABLE file_removal ADD COLUMN due_at timestamptz;
