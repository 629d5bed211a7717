/** Letters and digits in another shape (𝐁𝐨𝐥𝐝, ﬁ, ①, Ａ, ㎞, Ⅷ, H₂O) are read as the plain ones; each keeps its place. */
import type { MarkupToken, Phrase } from './markup.ts';

/**
 * Characters that Unicode says are compatible with plain ones (NFKC), and letters written with a separate accent (NFC).
 * Punctuation of full width stays, because it is what Chinese and Japanese are written with; so do raised digits and
 * fractions, which have readings of their own.
 */
const compatible =
  /[\ufb00-\ufb06\ufb13-\ufb17\uff04-\uff06\uff0b\uff10-\uff19\uff1d\uff20-\uff3a\uff41-\uff5a\uff66-\uffdc\u2080-\u209c\u2100-\u2102\u2105-\u2108\u210a-\u2115\u2117-\u2121\u2124\u2128\u212a-\u2131\u2133-\u2139\u213b-\u2140\u2145-\u2149\u2160-\u217f\u2460-\u24ea\u3300-\u3357\u3371-\u33df\u1d2c-\u1d6a\ufb50-\ufdfb\ufe70-\ufefc\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f149}]|\p{L}[\u0300-\u036f]+/gu;

const digit = /\p{Nd}$/u;
const startsWithDigit = /^\p{Nd}/u;

/** Whether a text may hold any such character; most texts hold none. */
const mayConcern =
  /[\u0300-\u036f\u1d2c-\u1d6a\u2080-\u209c\u2100-\u218f\u2460-\u24ea\u3300-\u33ff\ufb00-\uffdc\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f149}]/u;

export function plainShapes(phrases: Phrase[], text: string): Phrase[] {
  if (!mayConcern.test(text)) return phrases;
  return phrases.map((phrase) =>
    phrase.tokens.some(isConcerned) ? { ...phrase, tokens: phrase.tokens.flatMap(splitToken) } : phrase,
  );
}

const isConcerned = (token: MarkupToken) =>
  token.plain === token.written && !token.pronunciation && token.plain.search(compatible) >= 0;

function splitToken(token: MarkupToken): MarkupToken[] {
  if (!isConcerned(token)) return [token];
  const { written } = token;
  const parts: MarkupToken[] = [];
  let done = 0;
  let before = '';
  const add = (part: MarkupToken) => {
    parts.push(part);
    before = part.plain;
  };
  for (const { 0: found, index } of written.matchAll(compatible)) {
    const normalized =
      found.length > 1 && /^\p{L}\p{M}/u.test(found) ? found.normalize('NFC') : found.normalize('NFKC');
    if (normalized === found) continue;
    if (index > done) add({ written: written.slice(done, index), plain: written.slice(done, index) });
    // Two numbers in circles are not one number.
    const isSeparate = found >= '\u2460' && found <= '\u24ea' && digit.test(before) && startsWithDigit.test(normalized);
    add({ written: found, plain: (isSeparate ? ' ' : '') + normalized });
    done = index + found.length;
  }
  if (done < written.length) parts.push({ written: written.slice(done), plain: written.slice(done) });
  return parts;
}
