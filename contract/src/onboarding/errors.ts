import { declareError } from '../kit/declared-error.ts';

export const unknownItem = declareError(400, 'unknown_item', {
  message: 'The checklist has the items generate_text_to_speech, generate_speech_to_speech, add_voice_to_voice_lab, …',
  when: 'The checklist has no item of this name.',
  remedy: 'Give one of the items that the answer names.',
});
