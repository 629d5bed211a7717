/** Whether the dot of an abbreviation also ends the sentence: nothing follows, or a capital does. */
export const endsSentence = (text: string, at: number): boolean =>
  /^["'”’)\]]{0,3}(?:\s{0,6}$|\s{1,3}["'„“(]{0,2}(?![IVX]{1,5}(?!\p{L}))\p{Lu}|[^\S\n]{0,3}\n)/u.test(
    text.slice(at, at + 12),
  );

export const dotAfter = (text: string, at: number) => (endsSentence(text, at) ? '.' : '');
