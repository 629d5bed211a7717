/** Patterns of amounts as most of Europe writes them: a comma before the decimals, points or spaces between thousands. */

/** `1.234,50`, `10 000`, `10'000`, `3,14`, and `0.5` as programs write it. */
export const numeral =
  String.raw`(?:[1-9]\d{0,2}(?:[.'’\u00a0\u202f\u2009]\d{3}){1,5}(?!\d|\.\d)|[1-9]\d{0,2}(?: \d{3}){1,5}(?![\d-]|[.,/:]\d{3})|\d{1,18})` +
  String.raw`(?:,\d{1,18})?(?!\d)`;

export const space = String.raw`[ \u00a0\u202f]`;
export const wordEnd = String.raw`(?![\p{L}\p{N}])`;

export interface Amount {
  whole: string;
  decimals: string;
}

export function readAmount(written: string): Amount {
  const [whole = '', decimals = ''] = written.replace(/[.'’\s]/gu, '').split(',');
  return { whole, decimals };
}

const escaped = (text: string) => text.replace(/[$.*+?^/\\()[\]{}|]/g, '\\$&');

/** An alternative of a pattern for each word; the longest first, so that `km/h` is not read as `k`. */
export const anyOf = (words: Iterable<string>) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
