/** The states of the USA after a town, with or without a ZIP code. */
import { rule, type Rule } from '../edit.ts';
import { digitByDigit } from './numbers.ts';

const states: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'D C',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

const townBefore = /(?:^|[^\p{L}])(\p{Lu}\p{Ll}[\p{L}'’]{0,20}),?\s$/u;
/** Before these a comma and two letters are no town and state: "Well, OK". */
const noTowns = new Set(
  'Well Yes No Nope Ah Oh Okay So Sure Now Then Fine Hey Um Uh And But Alright Right Yeah Please Thanks'.split(' '),
);
/** Read as a state only after a comma, and not before a word: they are words of capitals, too. */
const alsoWords = new Set([
  'HI',
  'IN',
  'ME',
  'OH',
  'OK',
  'OR',
  'ID',
  'PA',
  'LA',
  'MA',
  'CO',
  'AL',
  'DE',
  'MS',
  'MT',
  'VA',
  'MD',
  'AR',
]);

/** `MO` in `St. Louis, MO`; `CA 90210`, `IL 62704-1234`. */
export const stateAndZip: Rule = rule(
  /([A-Z]{2})(?:(,?\s)(\d{5})(?:(-)(\d{4}))?)?(?![\p{L}\p{N}&'’-])/uy,
  (match, text) => {
    const [, code = '', gap, zip, dash, more] = match;
    const name = states[code];
    if (!name || match.index === 0) return undefined;
    const before = text.slice(Math.max(0, match.index - 28), match.index);
    const town = townBefore.exec(before)?.[1];
    if (!town || noTowns.has(town)) return undefined;
    if (!zip && !before.endsWith(', ')) return undefined;
    if (
      !zip &&
      alsoWords.has(code) &&
      !/^(?:$|[.,;:!?)\n]|\s+(?:is|was|has|and|in|on|for|at|to|from)\b)/.test(
        text.slice(match.index + 2, match.index + 9),
      )
    )
      return undefined;
    if (!zip || gap === undefined) return [[code, name]];
    return [
      [code, name],
      [gap, gap.startsWith(',') ? gap : `,${gap}`],
      [zip, digitByDigit(zip)],
      ...(dash && more
        ? ([
            [dash, ', '],
            [more, digitByDigit(more)],
          ] as const)
        : []),
    ];
  },
);
