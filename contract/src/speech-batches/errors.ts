import { declareError } from '../kit/declared-error.ts';

const reason = {
  reason_status: 'input_text_empty',
  reason: 'There is nothing to speak in this text: it has no letter, digit or sign.',
};

export const invalidBatchRow = declareError(400, 'invalid_batch_row', {
  example: { row_index: 2, ...reason },
  message: ({ row_index, reason }) => `Row ${row_index + 1}: ${reason}`,
  code: ({ reason_status }) => reason_status,
  param: ({ row_index }) => `rows.${row_index}`,
  when: 'A row cannot be spoken. `code` is the error that it would cause on its own.',
  remedy: 'Correct the row that `param` names, or leave it out.',
});

/** Why a row cannot be spoken: `error` of the row, and never the answer of a call. */
export const unknownVoice = declareError(404, 'voice_not_found', {
  example: { voice: 'Aria' },
  message: ({ voice }) => `There is no voice with the id or name ${voice}.`,
  when: 'A row names an unknown voice.',
  remedy: 'Use the id or the name of a voice that `GET /v1/voices` lists.',
});

/** Ends a job, and is never the answer of a call. */
export const noRowSpoken = declareError(400, 'no_row_spoken', {
  example: reason,
  message: ({ reason }) => `No row could be spoken. ${reason}`.trim(),
  when: 'Every row of the batch failed.',
  remedy: 'Correct the rows and create another batch.',
});
