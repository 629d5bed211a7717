import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const historyItemNotFound = declareNotFound('history_item', {
  when: 'The history of the workspace has no item of this id, or no longer.',
  remedy: 'Take the id from `GET /v1/history`.',
});

export const invalidDownloadFormat = declareError(400, 'invalid_output_format', {
  message: "The output format flac is not one of a download's: default (as it was made), wav.",
  when: '`output_format` is neither `default` nor `wav`.',
  remedy: 'Leave `output_format` out, or give one of the two.',
});
