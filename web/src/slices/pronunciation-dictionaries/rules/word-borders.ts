/** Where words end, as the server sees it when it applies rules. Pure. */
const wordSign = /^[\p{L}\p{M}\p{N}]/u;
/** Scripts without spaces between words: their words have no border that could be seen. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const signAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 0);

function signBefore(text: string, at: number): string {
  const isLow = /[\uDC00-\uDFFF]/.test(text[at - 1] ?? '');
  return signAt(text, isLow && at > 1 ? at - 2 : at - 1);
}

/** Two letters or digits beside each other are within a word. @param at in UTF-16 units */
export function isWithinWord(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const [before, after] = [signBefore(text, at), signAt(text, at)];
  return wordSign.test(before) && wordSign.test(after) && !unspaced.test(before) && !unspaced.test(after);
}

/** The word at a place of a text, for a caret that stands in it or at its end; undefined between words. */
export function wordAt(text: string, at: number): { from: number; to: number } | undefined {
  const isPart = (place: number) => wordSign.test(signAt(text, place));
  // The sign of an apostrophe or a hyphen within a word belongs to it, as in O’Brien.
  const joins = (place: number) =>
    /['’\-.]/.test(text[place] ?? '') && place > 0 && isPart(place - 1) && place + 1 < text.length && isPart(place + 1);
  let from = Math.min(at, text.length);
  while (from > 0 && (wordSign.test(signBefore(text, from)) || joins(from - 1))) from -= 1;
  let to = at;
  while (to < text.length && (isPart(to) || joins(to) || /[\uDC00-\uDFFF]/.test(text[to] ?? ''))) to += 1;
  // A surrogate pair is never cut.
  if (/[\uDC00-\uDFFF]/.test(text[from] ?? '')) from -= 1;
  return to > from ? { from, to } : undefined;
}
