import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const uploadNotFound = declareNotFound('upload', {
  when: 'The caller has no upload with this id: it never existed, was cancelled, or has expired.',
  remedy: 'Start another upload with `POST /v1/uploads`.',
});

export const uploadTooLarge = declareError(413, 'upload_too_large', {
  example: { limit_mb: 500, size_mb: 812 },
  message: ({ limit_mb, size_mb }) => `The file has ${size_mb} MB; the limit is ${limit_mb} MB.`,
  param: 'size_bytes',
  when: 'The file is larger than this installation takes for the purpose.',
  remedy: 'Send a smaller file: only the sound of a video, or a compressed format.',
});

export const tooManyOpenUploads = declareError(429, 'too_many_open_uploads', {
  example: { limit: 20 },
  message: ({ limit }) => `At most ${limit} uploads can be open at a time. Complete or cancel one of them.`,
  headers: { 'retry-after': '10' },
  when: 'The caller has too many uploads that are not complete.',
  remedy: 'Complete or cancel one, or wait until one expires.',
});

export const uploadPartOutOfRange = declareError(400, 'upload_part_out_of_range', {
  example: { part_number: 9, part_count: 8 },
  message: ({ part_number, part_count }) => `There is no part ${part_number}: the file has ${part_count} parts.`,
  param: 'part_number',
  when: 'The number of the part is greater than the number of parts.',
  remedy: 'Number the parts from 1, each of `part_bytes` bytes.',
});

export const uploadPartSize = declareError(400, 'upload_part_size', {
  example: { part_number: 2, expected: 8_388_608, received: 1000 },
  message: ({ part_number, expected, received }) =>
    `Part ${part_number} must have ${expected} bytes; ${received} arrived.`,
  param: 'part',
  when: 'A part is shorter or longer than it must be for the size of the file.',
  remedy: 'Cut the file into parts of `part_bytes` bytes; only the last may be shorter.',
});

export const uploadIncomplete = declareError(409, 'upload_incomplete', {
  example: { missing: '3, 7' },
  message: ({ missing }) => `The upload is not complete: parts ${missing} are missing.`,
  param: 'upload_id',
  when: 'Parts of the file have not arrived.',
  remedy: 'Send the missing parts, which `GET /v1/uploads/{upload_id}` tells, and then complete the upload.',
});

export const uploadAlreadyComplete = declareError(409, 'upload_already_complete', {
  message: 'The upload is complete, so its parts cannot be changed.',
  param: 'upload_id',
  when: 'A part was sent to an upload that is `ready`.',
  remedy: 'Start another upload for another file.',
});

export const uploadNotReady = declareError(409, 'upload_not_ready', {
  message: 'The upload is not ready: complete it first.',
  param: 'upload_id',
  when: 'A call names an upload whose parts have not all arrived.',
  remedy: 'Send the missing parts and call `POST /v1/uploads/{upload_id}/complete`.',
});

export const noSoundGiven = declareError(400, 'no_audio_given', {
  example: { names: 'audio, upload_id' },
  message: ({ names }) => `Give exactly one of: ${names}.`,
  when: 'The request has no file, or says in more than one way which file it means.',
  remedy: 'Send the file, or the `upload_id` of one that was uploaded before, but not both.',
});

export const mediaEmpty = declareError(400, 'media_empty', {
  message: 'The file is empty.',
  when: 'The file has no bytes.',
  remedy: 'Send the whole file.',
});

export const mediaUnreadable = declareError(400, 'media_unreadable', {
  code: 'invalid_audio',
  example: { reason: 'its bytes are those of a PDF document' },
  message: ({ reason }) => `The file cannot be read as audio or video: ${reason}.`,
  when: 'The bytes of the file are not those of an audio or video file, or are damaged beyond reading.',
  remedy: 'Send an audio or video file. The name and the declared type do not count, only the bytes.',
});

export const mediaWithoutSound = declareError(400, 'media_without_sound', {
  message: 'The file has no sound: it is a video without an audio track.',
  when: 'The file has pictures only.',
  remedy: 'Send a file with an audio track.',
});

export const mediaEncrypted = declareError(400, 'media_encrypted', {
  message: 'The file is encrypted or protected by digital rights management, so its sound cannot be read.',
  when: 'The audio of the file is encrypted.',
  remedy: 'Send an unprotected copy.',
});

export const mediaIncomplete = declareError(400, 'media_incomplete', {
  message: 'The file is incomplete: its end, which says where everything is, is missing.',
  when: 'A file, such as an mp4, was cut off before its index.',
  remedy: 'Send the whole file, or save it again in a program that repairs it.',
});

export const mediaTooLong = declareError(400, 'media_too_long', {
  code: 'audio_too_long',
  example: { seconds: 4000, limit: 3600 },
  message: ({ seconds, limit }) => `The audio is ${seconds} seconds long; the limit is ${limit} seconds.`,
  when: 'The sound of the file is longer than this installation takes for the purpose.',
  remedy: 'Send the audio in parts.',
});

export const mediaTooShort = declareError(400, 'media_too_short', {
  code: 'audio_too_short',
  message: 'The audio is too short: there is hardly a sample in it.',
  when: 'The sound of the file lasts less than a hundredth of a second.',
  remedy: 'Send a longer recording.',
});

export const decoderMissing = declareError(503, 'decoder_missing', {
  example: { type: 'video/mp4' },
  message: ({ type }) =>
    `This installation cannot read files of the type ${type}, because ffmpeg is not installed on its server.`,
  when: 'The server has no ffmpeg, and the file is of a type that only ffmpeg reads.',
  remedy: 'Send a wav file, or ask the operator to install ffmpeg. `cli doctor` says what was looked for.',
});

export const decodingTimedOut = declareError(504, 'decoding_timed_out', {
  message: 'Reading the file took too long, so it was stopped.',
  when: 'The decoder made no progress for half a minute.',
  remedy: 'Try again when the server has less to do. A file that fails again is damaged.',
});

export const sourceUrlFailed = declareError(400, 'source_url_failed', {
  example: { reason: 'it answered 404' },
  message: ({ reason }) => `The file could not be fetched from its address: ${reason}.`,
  param: 'cloud_storage_url',
  when: 'The address does not answer with a file, is not public, or its file is too large.',
  remedy: 'Give a public https address that needs no other credentials than those in it.',
});

/** Of every call that takes a file with sound in it. */
export const soundFileErrors = [
  noSoundGiven,
  uploadNotFound,
  uploadNotReady,
  uploadTooLarge,
  mediaEmpty,
  mediaUnreadable,
  mediaWithoutSound,
  mediaEncrypted,
  mediaIncomplete,
  mediaTooLong,
  mediaTooShort,
  decoderMissing,
  decodingTimedOut,
];
