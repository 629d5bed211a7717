/** Abbreviations after whose full stop a sentence goes on. How they are read aloud is a matter of the server's tables. */
export const abbreviations: readonly string[] = [
  'dr',
  'mr',
  'mrs',
  'ms',
  'st',
  'e.g',
  'i.e',
  'etc',
  'vs',
  'no',
  'prof',
  'jr',
  'sr',
];

/** The same as alternatives of a regular expression. */
export const abbreviationPattern = abbreviations.map((one) => one.replaceAll('.', String.raw`\.`)).join('|');
