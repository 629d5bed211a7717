/** Email addresses, web addresses, file names, handles and hashtags. */
import { rule, type Rule } from '../edit.ts';
import { spell } from './letters.ts';
import { cardinal, digitByDigit, year } from './numbers.ts';

const marks: Readonly<Record<string, string>> = {
  '.': 'dot',
  '/': 'slash',
  '@': 'at',
  '-': 'dash',
  _: 'underscore',
  '?': 'question mark',
  '=': 'equals',
  '&': 'and',
  '#': 'hash',
  ':': 'colon',
  '%': 'percent',
  '~': 'tilde',
  '+': 'plus',
};

/** Ends of names that are spelled although they could be pronounced. */
const spelledEnds = new Set(['io', 'ai', 'uk', 'us', 'eu', 'au', 'ie', 'es', 'it', 'pdf']);

/** The parts of an address, one after the other: words as they are, signs by name. */
function readAddress(address: string): string {
  const words: string[] = [];
  for (const [part] of address.matchAll(/\p{L}[\p{L}\p{M}']*|\d+|[^\s]/gu)) {
    if (/^\d/.test(part)) words.push(digits(part));
    else if (/^\p{L}/u.test(part)) words.push(isSpelled(part, words.at(-1)) ? spell(part) : part);
    else words.push(marks[part] ?? part);
  }
  return words.join(' ');
}

const digits = (part: string) =>
  /^(?:19|20)\d\d$/.test(part)
    ? year(part)
    : part.length > 4 || /^0\d/.test(part)
      ? digitByDigit(part)
      : cardinal(part);

const isSpelled = (word: string, before: string | undefined) =>
  word.length === 1 ||
  (word.length <= 4 && !/[aeiouy]/i.test(word)) ||
  (before === 'dot' && spelledEnds.has(word.toLowerCase()));

/** `ada@example.com`. */
export const email: Rule = rule(
  /(?:mailto:)?[\p{L}\d](?:[\p{L}\d._%+-]{0,63}[\p{L}\d_+-])?@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/uy,
  ([all]) => readAddress(all.replace(/^mailto:/, '')),
);

/** `https://veery.example/docs?x=1`, `www.example.com`. The scheme is not read. */
export const url: Rule = rule(
  /(?:(?:https?|ftp|wss?):\/\/|www\.)[\p{L}\p{N}\-._~:/?#[\]@!$&'()*+,;=%]{1,600}/iuy,
  ([all]) => {
    const tail = /[.,;:!?'")\]]+$/.exec(all)?.[0] ?? '';
    const address = all.slice(0, all.length - tail.length).replace(/^[a-z]+:\/\//i, '');
    if (!/[\p{L}\p{N}]/u.test(address)) return undefined;
    return [
      [all.slice(0, all.length - tail.length), readAddress(address.replace(/\/$/, ''))],
      [tail, tail],
    ];
  },
);

const ends =
  'com|org|net|edu|gov|io|ai|dev|app|info|uk|us|eu|de|fr|es|it|nl|ie|au|ca|example|test|' +
  'pdf|docx?|xlsx?|txt|mp[34]|wav|jpe?g|png|gif|html?|json|csv|zip|js|ts|py';

/** `example.com/docs`, `report.pdf`: a name with a known end. */
export const bareAddress: Rule = rule(
  new RegExp(
    `[\\p{L}\\d][\\p{L}\\d-]{0,62}(?:\\.[\\p{L}\\d-]{1,63}){0,4}\\.(?:${ends})(?![\\p{L}\\d@-])(?:(?::\\d{2,5})?/[\\p{L}\\p{N}\\-._~/?#@&+=%]{0,300}(?<=[\\p{L}\\p{N}/]))?`,
    'uy',
  ),
  // "end.It" is a missing space, a name with a capital after the dot no address.
  ([all]) => (/\.\p{Lu}\p{Ll}/u.test(all) ? undefined : readAddress(all.replace(/\/$/, ''))),
);

/** `#veery`, `#1`. */
export const hashtag: Rule = rule(/#(\d{1,18}(?!\d)|[\p{L}_][\p{L}\p{M}\p{N}_]{0,99})/uy, ([, tag = '']) => {
  if (/^\d/.test(tag)) return `number ${cardinal(tag)}`;
  const words = tag
    .replaceAll('_', ' ')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .trim();
  return `hashtag ${readAddress(words || tag)}`;
});

/** `@ada_l`. */
export const handle: Rule = rule(
  /@([\p{L}\d_][\p{L}\p{M}\d_.]{0,60}(?<=[\p{L}\p{M}\d_])|(?<=\s@)(?=\s))/uy,
  ([, name = '']) => (name ? `at ${readAddress(name)}` : 'at'),
);
