/** Whether what a language model wrote is the dialogue that it was given, with tags. Pure. */
import { bracketTag } from '#contract/speech/tags.ts';

const tag = new RegExp(bracketTag, 'gu');

/** The words of a text without its tags. */
const wordsOf = (text: string): string => (text.replace(tag, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

const tagsOf = (text: string): string[] => text.match(tag) ?? [];

/** Says what is wrong with an answer; undefined where nothing is. */
export function faultOf(
  given: readonly string[],
  answered: readonly string[],
  maxCharacters: number,
): string | undefined {
  if (answered.length !== given.length) return `it answered ${answered.length} texts instead of ${given.length}`;
  const changed = given.findIndex((text, i) => wordsOf(text) !== wordsOf(answered[i] ?? ''));
  if (changed >= 0) return `it changed the words of text ${changed + 1}`;
  const lost = given.findIndex((text, i) => tagsOf(text).some((one) => !answered[i]?.includes(one)));
  if (lost >= 0) return `it took a tag out of text ${lost + 1}`;
  const characters = answered.reduce((sum, text) => sum + Array.from(text).length, 0);
  if (characters > maxCharacters) return `its texts have ${characters} characters in all`;
  return undefined;
}
