-- A provider may transcribe and speak nothing: then it has no model that speaks.
ALTER TABLE speech_provider ALTER COLUMN model DROP NOT NULL;
ALTER TABLE speech_provider
  ADD CONSTRAINT speech_provider_has_model CHECK (model IS NOT NULL OR transcription_model IS NOT NULL);
