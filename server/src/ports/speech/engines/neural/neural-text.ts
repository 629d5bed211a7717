/** Prepares a chunk for a model: what the model's reader could take for a command, or cannot take, becomes a space. Pure. */

/** Code points without a sound of their own, and those that end a string or a token in the library. */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u2060\ufeff\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export function toNeuralText(text: string, isMidClause: boolean): string {
  // espeak, which reads for many models, takes `[[` for the beginning of phonemes; one family takes `|` for a second text.
  const clean = text
    .toWellFormed()
    .replace(unreadable, ' ')
    .replace(/[[\]<>|{}\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // A chunk that ends between two words would sound like the end of a sentence. A comma keeps the voice up.
  return isMidClause && /[\p{L}\p{N}]$/u.test(clean) ? `${clean},` : clean;
}
