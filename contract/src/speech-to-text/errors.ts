import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const transcriptNotFound = declareNotFound('transcript', {
  param: 'transcription_id',
  when: 'The caller has no transcript with this id, or it was deleted.',
  remedy: 'Take the id from `GET /v1/speech-to-text/transcripts`.',
});

export const invalidListenModel = declareError(400, 'invalid_model_id', {
  example: { id: 'eleven_multilingual_v2' },
  message: ({ id }) => `The model ${id} does not transcribe. Ask for scribe_v1 or scribe_v2.`,
  param: 'model_id',
  when: 'The model does not exist, or does something else.',
  remedy: 'Ask for `scribe_v2`, or for a recogniser of `GET /v1/speech-to-text/options`.',
});

export const noRecogniser = declareError(503, 'no_recogniser', {
  example: { missing: 'Install pocketsphinx and pocketsphinx-en-us, or a model that recognises speech.' },
  message: ({ missing }) => `This server cannot transcribe speech yet. ${missing} Nothing was charged.`,
  when: 'Nothing that recognises speech is installed or connected. The file was not read.',
  remedy: 'Ask the operator of the installation to install a model that recognises speech.',
});

export const languageNotRecognised = declareError(400, 'unsupported_language', {
  example: { language: 'ja', known: 'en' },
  message: ({ language, known }) =>
    `No recogniser of this server knows the language ${language}; those that are known: ${known}. Nothing was charged.`,
  param: 'language_code',
  when: 'Something recognises speech here, but not in this language.',
  remedy: 'Ask the operator of the installation to install a model for the language.',
});

export const tooManyChannels = declareError(400, 'too_many_channels', {
  example: { channels: 8, limit: 5 },
  message: ({ channels, limit }) => `The file has ${channels} channels; up to ${limit} can be transcribed apart.`,
  param: 'use_multi_channel',
  when: 'The file has more channels than can be transcribed apart.',
  remedy: 'Leave `use_multi_channel` out, so that the channels are mixed.',
});

export const optionsConflict = declareError(400, 'invalid_parameters', {
  example: { options: 'diarization_threshold', reason: 'it needs diarize, and no num_speakers' },
  message: ({ options, reason }) => `${options} cannot be used here: ${reason}.`,
  param: ({ options }) => options,
  when: 'Two options exclude each other, or one needs another.',
  remedy: 'Leave out the option that the message names.',
});

export const redactionUnavailable = declareError(400, 'entity_redaction_unavailable', {
  message: 'Nothing on this server finds entities, so that nothing could be blacked out.',
  param: 'entity_redaction',
  when: 'The request asks to black out what no engine of this server finds.',
  remedy: 'Leave `entity_redaction` out.',
});

export const noWebhook = declareError(400, 'webhook_not_configured', {
  message: 'The workspace has no webhook for transcripts.',
  param: 'webhook',
  when: '`webhook` is true, and the workspace has no such webhook, or not this one.',
  remedy: 'Create a webhook and choose it for transcripts, or leave `webhook` out.',
});

export const transcriptionFailed = declareError(500, 'transcription_failed', {
  message: 'The speech could not be transcribed. Nothing was charged.',
  when: 'The recogniser failed.',
  remedy: 'Try again. If it happens again with this file, give the request id to the operator of the installation.',
});

export const alignmentUnavailable = declareError(400, 'alignment_unavailable', {
  example: { language: 'ja' },
  message: ({ language }) => `Nothing on this server aligns text and speech in the language ${language}.`,
  when: 'No recogniser of this server can align a text in this language.',
  remedy: 'Ask the operator of the installation to install a model for the language.',
});

export const alignmentFailed = declareError(400, 'alignment_failed', {
  message: 'The sound does not fit the text. Nothing was charged.',
  param: 'text',
  when: 'The words of the text are not said in the sound, or not in this order.',
  remedy: 'Correct the text, or send the sound that belongs to it.',
});

export const alignmentTextEmpty = declareError(400, 'input_text_empty', {
  message: 'There is no word in this text.',
  param: 'text',
  when: 'The text is empty, or consists only of spaces and punctuation.',
  remedy: 'Send a text that contains at least one word.',
});

export const revisionConflict = declareError(409, 'revision_conflict', {
  example: { revision: 7 },
  message: ({ revision }) => `The transcript was changed elsewhere and is now at revision ${revision}.`,
  param: 'revision',
  when: 'The transcript was saved from another place since it was read.',
  remedy: 'Read the document again, and apply the change to it.',
});

export const invalidDocument = declareError(400, 'invalid_document', {
  example: { reason: 'the segment s1 ends before it begins' },
  message: ({ reason }) => `The change cannot be saved: ${reason}.`,
  when: 'The change contradicts itself or the transcript.',
  remedy: 'Correct what the message names.',
});

export const transcriptNotReady = declareError(425, 'transcript_not_ready', {
  example: { state: 'transcribing' },
  message: ({ state }) => `The transcript is not ready: it is ${state}.`,
  param: 'transcription_id',
  when: 'The transcript is still being made, or its making failed.',
  remedy: 'Wait until its state is `ready`, or try a failed one again.',
});

export const transcriptNotRetryable = declareError(409, 'transcript_not_retryable', {
  message: 'The transcript has not failed, or its file is gone.',
  param: 'transcription_id',
  when: 'Only what failed or was cancelled, and still has its file, can be begun again.',
  remedy: 'Upload the file again.',
});

export const transcriptAudioMissing = declareError(410, 'transcript_file_missing', {
  example: { id: '21m00Tcm4TlvDq8ikWAM' },
  message: ({ id }) => `The file of the transcript ${id} was not kept, or is missing.`,
  param: 'transcription_id',
  when: 'The workspace does not keep the files of requests, or the storage has lost it.',
  remedy: 'Upload the file again.',
});

export const exportScriptUnsupported = declareError(400, 'unsupported_script', {
  example: { character: '霧' },
  message: ({ character }) =>
    `A PDF cannot be made of this transcript, because the letter ${character} is of a script that has no font here.`,
  param: 'format',
  when: 'The transcript has letters that are neither Latin, Greek, Cyrillic, Armenian nor Georgian.',
  remedy: 'Export it as `docx` or `html`, which use the fonts of the reader.',
});

export const realtimeInput = declareError(400, 'invalid_message', {
  example: { fault: 'sample_rate must be 16000' },
  message: ({ fault }) => fault,
  when: 'A message does not fit the audio format of the session.',
  remedy: 'Send what the audio format of the address says.',
});

export const sessionTooLong = declareError(400, 'session_time_limit_exceeded', {
  example: { minutes: 180 },
  message: ({ minutes }) => `A session may last ${minutes} minutes. Open another one.`,
  when: 'The session has lasted as long as it may.',
  remedy: 'Open another session.',
});

export const sessionIdle = declareError(400, 'insufficient_audio_activity', {
  example: { seconds: 60 },
  message: ({ seconds }) => `No message came for ${seconds} seconds, so the session has ended.`,
  when: 'Nothing came for too long.',
  remedy: 'Send audio, also while nobody speaks.',
});

export const chunkTooLarge = declareError(400, 'chunk_size_exceeded', {
  example: { limit: 700_000 },
  message: ({ limit }) => `A chunk may have ${limit} characters of base64. Send shorter ones.`,
  when: 'A chunk is too large.',
  remedy: 'Send about a quarter of a second in each message.',
});

/** Of every call that listens to a file. */
export const listenErrors = [noRecogniser, languageNotRecognised, invalidListenModel, transcriptionFailed] as const;
