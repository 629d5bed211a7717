-- What a provider calls the model that listens. NULL where it only speaks.
ALTER TABLE speech_provider ADD COLUMN transcription_model text;
