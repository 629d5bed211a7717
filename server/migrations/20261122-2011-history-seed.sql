-- The seed that a request named, with which the same text is the same sound. NULL where it named none.
ALTER TABLE history_item ADD COLUMN seed bigint;
