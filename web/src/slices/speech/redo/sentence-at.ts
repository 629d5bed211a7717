/** Finds the sentence in which a place of the text is. */
import type { RedoSentence } from './use-redo-price.ts';

/** @param caret in UTF-16 units. @returns the number of the sentence, or -1 where there is none */
export function sentenceAt(sentences: readonly Pick<RedoSentence, 'text'>[], caret: number): number {
  let end = 0;
  return sentences.findIndex(({ text }, i) => {
    end += text.length;
    return caret < end || i === sentences.length - 1;
  });
}
