import { declareError } from '../kit/declared-error.ts';
import { checklistItems } from './types.ts';

export const unknownItem = declareError(400, 'unknown_item', {
  message: `The checklist has the items ${checklistItems.join(', ')}.`,
  when: 'The checklist has no item with this name.',
  remedy: 'Use one of the items that the message names.',
});
