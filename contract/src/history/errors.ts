import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const historyItemNotFound = declareNotFound('history_item', {
  when: "The caller's history has no item with this id, or it was deleted.",
  remedy: 'Take the id from `GET /v1/history`.',
});

export const invalidDownloadFormat = declareError(400, 'invalid_output_format', {
  example: { format: 'flac' },
  message: ({ format }) => `The output format ${format} is not one of a download's: default (as it was made), wav.`,
  param: 'output_format',
  when: '`output_format` is neither `default` nor `wav`.',
  remedy: 'Leave `output_format` out, or give one of the two.',
});

export const audioMissing = declareError(410, 'audio_missing', {
  example: { id: '21m00Tcm4TlvDq8ikWAM' },
  message: ({ id }) =>
    `The audio file of the history item ${id} is missing. Its text and settings are still there: generate it again.`,
  param: 'history_item_id',
  when: 'The history has the item, but its audio file is no longer in the storage of the installation.',
  remedy: 'Generate the text again, or ask the operator to put the file back from a backup.',
});

export const allAudioMissing = declareError(410, 'audio_missing', {
  message: 'The audio files of all these items are missing. Generate their texts again.',
  when: 'Every item of a zip has lost its audio file.',
  remedy: 'Generate the texts again, or ask the operator to put the files back from a backup.',
});

/** Ends a job, and is never the answer of a call. */
export const allItemsDeleted = declareError(404, 'history_item_not_found', {
  message: 'Every item was deleted before it was packed.',
  when: 'Every item of the download was deleted while its job waited.',
  remedy: 'Choose other items.',
});

export const feedbackTooShort = declareError(400, 'feedback_too_short', {
  message: 'Feedback must be at least 20 characters long',
  param: 'feedback',
  when: 'The text of a positive vote has fewer than 20 characters, and is not empty.',
  remedy: 'Write more, or leave `feedback` out.',
});

export const feedbackAlreadyReviewed = declareError(409, 'feedback_already_reviewed', {
  message: 'This feedback cannot be changed as it was already reviewed.',
  when: 'An operator has reviewed what was said of the item.',
  remedy: 'Nothing has to be done: the feedback was read.',
});
