/** What is written in a text and not spoken: the server and the screen must take the same for a tag. */

/** `[laughs]`: letters, spaces, hyphens and apostrophes. `[words](address)` is none. The source of a `u` pattern. */
export const bracketTag = String.raw`\[\p{L}[\p{L}\p{M} '’-]{1,39}\](?!\()`;

/** Elements of SSML, whatever becomes of them. What is not among them is text. */
export const ssmlElements = [
  ...['speak', 'break', 'phoneme', 'p', 's', 'sub', 'emphasis', 'prosody', 'lang', 'say-as', 'mark', 'voice'],
  ...['audio', 'desc', 'w', 'token', 'lexicon', 'lookup', 'meta', 'metadata', 'paragraph', 'sentence'],
] as const;
