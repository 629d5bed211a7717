/** Examines the surroundings of a place in the text, up to a limited number of characters. */

const reach = 40;

/** The word before `at`, in lower case, when nothing but a space or dot lies between. */
export function wordBefore(text: string, at: number): string {
  return (
    /([\p{L}\p{M}'’]{1,24})\.?[^\S\n]{0,3}$/u.exec(text.slice(Math.max(0, at - reach), at))?.[1]?.toLowerCase() ?? ''
  );
}

/** A name or a numbered street stands before `at`: `Baker `, `5th `. */
export const nameBefore = (text: string, at: number) =>
  /(?:\p{Lu}[\p{L}'’-]{1,24}|\d(?:st|nd|rd|th))[^\S\n]$/u.test(text.slice(Math.max(0, at - reach), at));

/** A name follows `at`: a space and a capital. */
export const nameAfter = (text: string, at: number) => /^[^\S\n]{1,3}\p{Lu}/u.test(text.slice(at, at + 6));

/** Whether the dot before `at` also ends the sentence: nothing follows in it, or what follows begins one. */
export function endsSentence(text: string, at: number): boolean {
  const after = text.slice(at, at + reach);
  return /^["'”’)\]]{0,3}(?:$|\s+["'“‘(]{0,2}(?:$|\p{Lu})|\s*\n)/u.test(after);
}

/** The dot of an abbreviation, where it is the sentence's too. */
export const dotAfter = (text: string, at: number) => (endsSentence(text, at) ? '.' : '');
