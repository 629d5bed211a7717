-- A renewal whose answer is lost is repeated with the former cookie. So several new cookies may be under way at once, and
-- each is good until one of them is used. previous_refresh_hash is the cookie that brought them.
ALTER TABLE session ADD COLUMN refresh_hashes bytea[] NOT NULL DEFAULT '{}';
UPDATE session SET refresh_hashes = ARRAY[refresh_hash];
ALTER TABLE session ALTER COLUMN refresh_hashes DROP DEFAULT, DROP COLUMN refresh_hash;
