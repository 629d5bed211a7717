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

/** Ends a job, and is never the answer of a call. */
export const allItemsDeleted = declareError(404, 'history_item_not_found', {
  message: 'Every item was deleted before it was packed.',
  when: 'Every item of the download was deleted while its job waited.',
  remedy: 'Choose other items.',
});
