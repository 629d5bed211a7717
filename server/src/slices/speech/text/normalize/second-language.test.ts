/**
 * A small German for this test only, apart from the product's. It shows that a language is a table and rules of its
 * own, and changes nothing in the engine.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, edits, rule } from './edit.ts';
import { createNormalizer } from './engine.ts';
import { cardinalOf, digitsOf, maxDigits, type NumberTable } from './number-words.ts';

const ones =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const tens = ',,zwanzig,dreißig,vierzig,fünfzig,sechzig,siebzig,achtzig,neunzig'.split(',');
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const irregularOrdinals: Record<string, string> = { eins: 'erst', drei: 'dritt', sieben: 'siebt', acht: 'acht' };

const german: NumberTable = {
  ones,
  tens,
  joinTens: (ten, one) => `${one}und${ten}`,
  joinHundreds: (hundreds, rest) => `${ones[hundreds]}hundert${rest}`,
  nameGroup: (words, value, power) =>
    power === 1 ? `${words}tausend` : value === 1 ? 'eine Million ' : `${words} Millionen `,
  beforeLast: '',
  separator: '',
  groups: 3,
};

const cardinal = (digits: string) => cardinalOf(german, digits).replace(/ein$/, 'eins');
const number = (written: string) => {
  const [whole = '', decimals] = written.replaceAll('.', '').split(',');
  return cardinal(whole) + (decimals ? ` Komma ${digitsOf(german, decimals).replace(/\bein\b/g, 'eins')}` : '');
};
const ordinal = (digits: string) => {
  const said = cardinal(digits);
  const last = /(?:eins|drei|sieben|acht)$/.exec(said)?.[0] ?? '';
  const stem = irregularOrdinals[last];
  return `${stem ? said.slice(0, -last.length) + stem : said + (Number(digits) % 100 < 20 ? 't' : 'st')}en`;
};

const date = rule(
  new RegExp(`(\\d{1,2})\\.( ?)(\\d{1,2}\\.|(?:${months.join('|')}))(?: ?(\\d{4}))?(?!\\d)`, 'uy'),
  ([, day = '', , month = '', year]) =>
    `${ordinal(day)} ${months[Number.parseInt(month) - 1] ?? month}${year ? ` ${cardinal(year)}` : ''}`,
);
const ordinalNumber = rule(/(\d{1,3})\.(?= \p{L})/uy, ([, digits = '']) => ordinal(digits));
const plainNumber = rule(/\d{1,3}(?:\.\d{3}){1,2}(?:,\d{1,9})?|\d{1,9}(?:,\d{1,9})?/uy, ([all]) => number(all));
const percent = rule(/%/uy, () => ' Prozent');
const abbreviations: Record<string, string> = { 'z.B.': 'zum Beispiel', 'Nr.': 'Nummer', 'usw.': 'und so weiter' };

const normalizeGerman = createNormalizer({
  numbers: [date, ordinalNumber, plainNumber],
  signs: new Map([['%', [percent]]]),
  words: (text) => (at) => {
    const written = Object.keys(abbreviations).find((one) => text.startsWith(one, at));
    return written ? edits(at, [[written, abbreviations[written] ?? '']]) : undefined;
  },
  rangeDash: ' bis ',
});

const speak = (text: string) => applyEdits(text, normalizeGerman(text));

test.each([
  ['21 Äpfel', 'einundzwanzig Äpfel'],
  ['1205', 'eintausendzweihundertfünf'],
  ['1.000.000', 'eine Million'],
  ['2.300.001', 'zwei Millionen dreihunderttausendeins'],
  ['101', 'einhunderteins'],
  ['3,14', 'drei Komma eins vier'],
  ['5-7 Tage', 'fünf bis sieben Tage'],
  ['50% davon', 'fünfzig Prozent davon'],
  ['am 3. Mai 2026', 'am dritten Mai zweitausendsechsundzwanzig'],
  ['am 20.11.2026', 'am zwanzigsten November zweitausendsechsundzwanzig'],
  ['der 7. Versuch', 'der siebten Versuch'],
  ['Nr. 8, z.B. hier', 'Nummer acht, zum Beispiel hier'],
  ['abc12', 'abc zwölf'],
])('%s', (written, spoken) => {
  expect(speak(written)).toBe(spoken);
  expect(speak(spoken)).toBe(spoken);
});

test('each edit keeps its place, so that times lead back to the written text', () => {
  const parts = normalizeGerman('Nr. 5-7').map(({ from, to, spoken }) => ['Nr. 5-7'.slice(from, to), spoken]);
  expect(parts).toEqual([
    ['Nr.', 'Nummer'],
    ['5', 'fünf'],
    ['-', ' bis '],
    ['7', 'sieben'],
  ]);
});

test('no letter or digit is lost, and no edits overlap', () => {
  expect(maxDigits(german)).toBe(9);
  const token = fc.constantFrom('1.', '20', ' ', 'Mai', '%', '-', 'z.B.', '1.000', ',5', 'x', '.', '2026', 'Nr.');
  fc.assert(
    fc.property(fc.array(token, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      for (const { from, to, spoken } of normalizeGerman(text))
        if (/[\p{L}\p{N}]/u.test(text.slice(from, to))) expect(spoken, text).toMatch(/\p{L}/u);
      speak(text);
    }),
    { numRuns: 500 },
  );
});
