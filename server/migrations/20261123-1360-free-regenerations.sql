/*
 * A text that was paid for may be regenerated twice for nothing while nothing of it changes (decision 74).
 * regeneration_key: equal for equal text, voice and settings; null where the sound is not the whole text.
 * regeneration_of: the generation that was paid for first; null for that one itself.
 */
ALTER TABLE generation
  ADD COLUMN regeneration_key bytea,
  ADD COLUMN regeneration_of text,
  ADD COLUMN is_free boolean NOT NULL DEFAULT false;
CREATE INDEX generation_free ON generation (regeneration_of) WHERE is_free AND state <> 'failed';

/* Why a generation cost nothing, where it was made and not found. */
ALTER TABLE ledger_entry ADD COLUMN free_reason text CHECK (free_reason IN ('free_regeneration'));

DROP FUNCTION IF EXISTS reserve_generation;
