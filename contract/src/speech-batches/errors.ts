import { declareError } from '../kit/declared-error.ts';

export const invalidBatchRow = declareError(400, 'invalid_batch_row', {
  message: 'Row 3: There is nothing to speak in this text: it has no letter, digit or sign.',
  when: 'A row cannot be spoken; `code` is the reason that speaking it alone would give.',
  remedy: 'Correct the row that `param` names, or leave it out.',
});
