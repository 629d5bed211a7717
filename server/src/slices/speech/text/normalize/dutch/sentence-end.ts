/** Whether the dot of an abbreviation also ends the sentence: nothing follows, or a capital does. */

export const endsText = (text: string, at: number): boolean =>
  /^["'”’)\]]{0,3}(?:\s{0,6}$|[^\S\n]{0,3}\n)/u.test(text.slice(at, at + 12));

export const endsSentence = (text: string, at: number): boolean =>
  endsText(text, at) || /^["'”’)\]]{0,3}\s{1,3}["'„“(]{0,2}\p{Lu}/u.test(text.slice(at, at + 12));

export const dotAfter = (text: string, at: number) => (endsSentence(text, at) ? '.' : '');
