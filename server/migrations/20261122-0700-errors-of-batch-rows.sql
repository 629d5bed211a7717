-- The error of a row is a code and its parameters, worded where it is shown. Those that are stored are read back from the
-- English sentences; where a sentence is not recognised it is shown as it is.

ALTER TABLE speech_batch_row ADD COLUMN error_params jsonb;

UPDATE speech_batch_row SET error_params = coalesce(CASE error_status
  WHEN 'voice_not_found' THEN jsonb_build_object('voice_id',
    substring(error_message from '^A voice with the voice_id (.*) was not found\.$'))
  WHEN 'model_not_found' THEN jsonb_build_object('model_id',
    substring(error_message from '^A model with model ID (.*) does not exist on this server\.$'))
  WHEN 'max_character_limit_exceeded' THEN jsonb_build_object(
    'characters', substring(error_message from ' has (\d+) characters ')::integer,
    'limit', substring(error_message from ' limit of (\d+) characters ')::integer)
  WHEN 'unsupported_language' THEN jsonb_build_object(
    'model_id', substring(error_message from '^The model (.*) cannot speak '),
    'language', substring(error_message from ' the language (.*) with this voice\.$'))
  WHEN 'output_format_not_allowed' THEN jsonb_build_object(
    'format', substring(error_message from '^The output format (.*) needs the '),
    'needed_plan', substring(error_message from ' needs the (.*) plan or a higher one;'))
  WHEN 'invalid_voice_settings' THEN jsonb_build_object(
    'setting', substring(error_message from '^The voice setting (\w+) must be '),
    'min', substring(error_message from ' must be from ([\d.]+) to ')::numeric,
    'max', substring(error_message from ' to ([\d.]+); it is ')::numeric)
END, '{}'::jsonb)
WHERE error_status IS NOT NULL;
-- A sentence of another form leaves parameters without a value.
UPDATE speech_batch_row SET error_params = jsonb_strip_nulls(error_params) WHERE error_params IS NOT NULL;
