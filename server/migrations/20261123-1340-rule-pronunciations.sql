-- The sounds that rules of dictionaries gave to words of an item, as [from, to, alphabet, phonemes] in code points of the
-- text as it was spoken. NULL: none. A redo speaks a sentence again whose rules have changed since.
ALTER TABLE history_item ADD COLUMN rule_pronunciations jsonb;
