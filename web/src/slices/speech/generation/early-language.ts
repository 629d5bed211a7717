/** What tells the language of a text before it is generated: its beginning is enough, and edits of it change little. */

/** Characters of the text that the server is asked about. */
const sampleLength = 600;

/** The beginning of a text up to a word's end; empty where it has too few letters to say anything. */
export function languageSample(text: string): string {
  const start = text.trimStart();
  const sample = start.length <= sampleLength ? start.trimEnd() : start.slice(0, sampleLength).replace(/\S*$/, '');
  return (sample.match(/\p{L}/gu)?.length ?? 0) >= minLetters ? sample : '';
}
const minLetters = 4;

/** Whether a text is another version of one for which the hint was dismissed: more than half of it is the same. */
export function isVersionOf(text: string, other: string): boolean {
  const shorter = Math.min(text.length, other.length);
  let start = 0;
  while (start < shorter && text[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === other.at(-1 - end)) end += 1;
  return (start + end) * 2 > shorter;
}
