/** What stands beside a place of the text, in any language. */

export const isAlphanumeric = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
