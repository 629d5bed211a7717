/** Email addresses, web addresses, file names, handles and hashtags in English. */
import { createAddressRules } from '../web-addresses.ts';
import { spell } from './tables/letters.ts';
import { cardinal, digitByDigit, year } from './numbers.ts';

export const { email, url, bareAddress, hashtag, handle } = createAddressRules({
  marks: {
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
  },
  hashtag: 'hashtag',
  number: 'number',
  spelledEnds: new Set(['io', 'ai', 'uk', 'us', 'eu', 'au', 'ie', 'es', 'it', 'pdf']),
  spell,
  digits: digitByDigit,
  cardinal: (digits) =>
    /^(?:19|20)\d\d$/.test(digits) ? year(digits) : digits.length > 4 ? digitByDigit(digits) : cardinal(digits),
});
