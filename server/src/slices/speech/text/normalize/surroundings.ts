/** Examines the characters beside a place in the text, in any language. */

export const isAlphanumeric = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
