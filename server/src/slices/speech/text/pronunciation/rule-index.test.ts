import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepareText } from '../prepare.ts';
import type { PrepareOptions } from '../prepared.ts';
import { createTimesMapper } from '../times.ts';
import type { PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';
import { findMatches, indexRules } from './rule-index.ts';

const words = { case_sensitive: true, word_boundaries: true };
const alias = (string_to_replace: string, to: string, more: Partial<PronunciationRule> = {}): PronunciationRule =>
  ({ ...words, string_to_replace, type: 'alias', alias: to, ...more }) as PronunciationRule;
const ipa = (string_to_replace: string, phoneme: string): PronunciationRule => ({
  ...words,
  ...{ string_to_replace, type: 'phoneme', phoneme, alphabet: 'ipa' },
});
const anywhere = { word_boundaries: false } as const;
const anyCase = { case_sensitive: false } as const;

const english: PrepareOptions = { languages: ['en'], detectLanguage: false, normalization: 'auto' };
const prepare = (text: string, rules: PronunciationRule[], options: Partial<PrepareOptions> = {}) =>
  prepareText(text, { ...english, ...options, dictionaries: [indexRules(rules)] });
const spoken = (text: string, ...rules: PronunciationRule[]) => prepare(text, rules).spoken;

test('the first rule of the list that applies at a place is taken, and its text is not looked at again', () => {
  expect(spoken('Thailand is warm.', alias('Thailand', 'tie-land'))).toBe('tie-land is warm.');
  expect(spoken('New York Times', alias('New', 'old'), alias('New York', 'the city'))).toBe('old York Times');
  expect(spoken('New York Times', alias('New York', 'the city'), alias('New', 'old'))).toBe('the city Times');
  expect(spoken('New York Times', alias('York Times', 'paper'), alias('New York', 'city'))).toBe('city Times');
  expect(spoken('go go', alias('go', 'go go'), alias('go go', 'never'))).toBe('go go go go');
  expect(spoken('data', alias('data', 'data base'))).toBe('data base');
  expect(spoken('one two', alias('one', 'two'), alias('two', 'one'))).toBe('two one');
});

test('case counts unless a rule says otherwise, and each rule says it for itself', () => {
  expect(spoken('polish Polish POLISH', alias('Polish', 'from Poland'))).toBe('polish from Poland POLISH');
  expect(spoken('polish Polish POLISH', alias('polish', 'shine', anyCase))).toBe('shine shine shine');
  expect(spoken('polish Polish', alias('Polish', 'from Poland'), alias('polish', 'shine', anyCase))).toBe(
    'shine from Poland',
  );
  expect(spoken('ΟΔΟΣ οδός', alias('οδος', 'road', anyCase))).toBe('road οδός');
  expect(spoken('İstanbul ISTANBUL', alias('istanbul', 'the city', anyCase))).toBe('İstanbul the city');
});

test('a curly apostrophe is written as a straight one is', () => {
  expect(spoken("Siobhan’s and Siobhan's", alias("Siobhan's", 'Shivawns'))).toBe('Shivawns and Shivawns');
  expect(spoken("Siobhan's", alias('SIOBHAN’S', 'Shivawns', anyCase))).toBe('Shivawns');
});

test('whole words only, unless a rule says otherwise; what is no letter has no such border', () => {
  const ai = alias('AI', 'artificial intelligence');
  expect(spoken("AI said AI's AIR, (AI).", ai)).toBe(
    "artificial intelligence said artificial intelligence's AIR, (artificial intelligence).",
  );
  expect(spoken('tomatoes', alias('tomato', 'potato', anywhere))).toBe('potatoes');
  expect(spoken('C++ and C', alias('C++', 'see plus plus'))).toBe('see plus plus and C');
  expect(spoken('GPT4 GPT-4', alias('GPT', 'gippity'))).toBe('G P T four gippity-four');
  expect(prepare('我用手机', [alias('手', 'foot')], { normalization: 'off' }).spoken).toBe('我用foot机');
  expect(prepare('ความรัก', [alias('รัก', 'love')], { normalization: 'off' }).spoken).toBe('ความlove');
});

test('no rule divides what readers see as one character', () => {
  const off = { normalization: 'off' } as const;
  const said = (text: string, ...rules: PronunciationRule[]) => prepare(text, rules, off).spoken;
  expect(said('cafe\u0301 cafe', alias('cafe', 'X', anywhere))).toBe('café X');
  expect(said('cafe\u0301', alias('café', 'coffee'))).toBe('coffee');
  expect(said('café', alias('cafe\u0301', 'coffee'))).toBe('coffee');
  expect(said('👩‍💻 👩', alias('👩', 'woman', anywhere))).toBe('👩‍💻 woman');
  expect(said('👍🏽 👍', alias('👍', 'yes'))).toBe('👍🏽 yes');
  expect(said('🇩🇪🇪🇺', alias('🇪🇪', 'X', anywhere), alias('🇪🇺', 'EU', anywhere))).toBe('🇩🇪EU');
  expect(said('שָׁלוֹם של', alias('של', 'shel'))).toBe('שָׁלוֹם shel');
  expect(said('قال مرحبا لك', alias('مرحبا', 'مرحباً'))).toBe('قال مرحباً لك');
});

test('a rule may stand for a space, for an emoji, and for nothing', () => {
  expect(prepare('a b', [alias(' ', ' and ')]).spoken).toBe('a and b');
  expect(spoken('I ❤️ you', alias('❤️', 'love'))).toBe('I love you');
  const { spoken: said, mappings } = prepare('Well, um, yes.', [alias(' um,', '')]);
  expect(said).toBe('Well, yes.');
  expect(mappings).toContainEqual({ written: ' um,', spoken: '' });
  expect(prepare('um', [alias('um', '')]).spoken).toBe('');
});

test('a word that stands for a sign is no part of the words beside it', () => {
  expect(spoken('R&B, R & B', alias('&', 'and'))).toBe('R and B, R and B');
  expect(spoken('Hi😀😀there', alias('😀', 'smile'))).toBe('Hi smile smile there');
  expect(spoken('-5°', alias('°', 'degrees'), alias('-', 'minus'))).toBe('minus five degrees');
  expect(spoken('atom', alias('tom', 'X', anywhere))).toBe('aX');
  expect(spoken('你😀好', alias('😀', '微笑'))).toBe('你微笑好');
});

test('a rule comes before numbers and abbreviations, and what it says is read like any text', () => {
  expect(spoken('Dr. Who in 2024', alias('Dr.', 'Drive'), alias('2024', 'the year'))).toBe('Drive Who in the year');
  expect(spoken('X away', alias('X', '5 km'))).toBe('five kilometres away');
  expect(spoken('at 2024 km', alias('2024', 'so many'))).toContain('so many');
  const { texts } = prepare('In 2024.', [ipa('2024', 'ˈtwɛnti')]);
  expect(texts[0]?.text).toBe('In 2024.');
  expect(texts[0]?.pronunciations).toEqual([{ from: 3, to: 7, alphabet: 'ipa', phonemes: 'ˈtwɛnti', isRule: true }]);
});

test('a phoneme rule gives what the tag gives', () => {
  const { texts } = prepare('I 😀 say tomato.', [ipa('tomato', 'təˈmɑːtəʊ')]);
  const [tagged] = prepareText('I 😀 say <phoneme ph="təˈmɑːtəʊ">tomato</phoneme>.', english).texts;
  expect(texts[0]?.pronunciations).toEqual([{ ...tagged?.pronunciations?.[0], isRule: true }]);
  expect(texts[0]?.text).toBe(tagged?.text);
  // A word that ends like a sentence does not end one.
  expect(spoken('St. John ran.', ipa('St. John', 'ˈsɪndʒən'))).toBe('St John ran.');
});

test('what a tag says counts more than a rule, and a tag within a word belongs to it', () => {
  const rule = alias('tomato', 'potato');
  expect(spoken('<phoneme ph="tə">tomato</phoneme> tomato', rule)).toBe('tomato potato');
  expect(spoken('<sub alias="tomato">x</sub> tomato', rule)).toBe('tomato potato');
  const { mappings, spoken: said } = prepare('A to<emphasis>mat</emphasis>o!', [rule]);
  expect(said).toBe('A potato!');
  expect(mappings).toContainEqual({ written: 'to<emphasis>mat</emphasis>o', spoken: 'potato' });
  expect(prepare('at AT&amp;T now', [alias('AT&T', 'the company')]).mappings).toContainEqual({
    written: 'AT&amp;T',
    spoken: 'the company',
  });
  expect(spoken('to<break/>mato', rule)).toBe('tomato');
});

test('an alias changes nothing about the language of its sentence', () => {
  const options = { languages: ['en', 'de', 'fr'], detectLanguage: true };
  const text = 'Der Bahnhof ist heute leider geschlossen. The station is open today and everybody is happy.';
  const rules = [
    alias('Bahnhof', 'the station that you and they have'),
    alias('happy', 'sehr glücklich und zufrieden'),
  ];
  const languages = (from: PronunciationRule[]) => prepare(text, from, options).texts.map(({ language }) => language);
  expect(languages([])).toEqual(['de', 'en']);
  expect(languages(rules)).toEqual(['de', 'en']);
  const [german, other] = prepare(text, rules, options).texts;
  expect(german?.text).toContain('have ist heute leider geschlossen. ');
  expect(other?.text).toMatch(/^The station .* zufrieden\.$/);
  // The end of a sentence within a replaced place stays at its end.
  expect(prepare(text, [alias('geschlossen. The', 'zu. Die')], options).texts.map(({ text }) => text)).toEqual([
    'Der Bahnhof ist heute leider zu. Die',
    ' station is open today and everybody is happy.',
  ]);
});

test('replacements that make a text many times longer are refused, not spoken', () => {
  const long = alias('x', 'word '.repeat(300));
  expect(prepare('x', [long]).isTooLong).toBeUndefined();
  const refused = prepare('x '.repeat(50), [long]);
  expect(refused.isTooLong).toBe(true);
  expect(refused.spoken.length).toBeLessThan(200);
});

const piece = fc.constantFrom(
  ...['a', 'b', 'ab', 'A', ' ', '.', '! ', 'é', 'e\u0301', '👩‍💻', '👩', '5', '2024 ', 'Dr. ', 'של', 'ش', '手', 'ﬁ'],
  ...[
    '<break/>',
    '<b>',
    '&amp;',
    '[laughs]',
    '<phoneme ph="a">b</phoneme>',
    '<sub alias="a b">ab</sub>',
    '<s>',
    '\n\n',
  ],
);
const graphemes = fc.array(piece, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
const anyRule: fc.Arbitrary<PronunciationRule> = fc
  .record({
    string_to_replace: graphemes,
    to: graphemes,
    kind: fc.nat(3),
    word_boundaries: fc.boolean(),
    case_sensitive: fc.boolean(),
  })
  .map(({ to, kind, ...rule }) =>
    kind === 0
      ? { ...rule, type: 'phoneme', phoneme: 'əˈb', alphabet: 'ipa' }
      : { ...rule, type: 'alias', alias: kind === 1 ? '' : to },
  );

test('any rules, any text: all that is written has its times, in order, and all that is spoken has too', () => {
  const texts = fc.array(piece, { maxLength: 25 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 6 }), texts, fc.boolean(), (rules, text, isOff) => {
      const options: Partial<PrepareOptions> = {
        languages: ['en', 'he', 'ar'],
        detectLanguage: true,
        normalization: isOff ? 'off' : 'auto',
      };
      const prepared = prepare(text, rules, options);
      expect(prepared.mappings.map(({ written }) => written).join('')).toBe(text);
      expect(prepared.texts.map((one) => one.text).join('')).toBe(prepared.spoken);
      for (const { text: said, pronunciations = [] } of prepared.texts)
        for (const { from, to } of pronunciations)
          expect(0 <= from && from < to && to <= Array.from(said).length).toBe(true);
      // An engine that gives each character a tenth of a second.
      const mapper = createTimesMapper(prepared);
      const characters = Array.from(prepared.spoken);
      const starts = characters.map((_, i) => i / 10);
      const ends = characters.map((_, i) => (i + 1) / 10);
      const first = mapper.take({ characters, starts, ends, words: [], phonemes: [] });
      const rest = mapper.rest(characters.length / 10);
      const written = [first.alignment, rest.alignment];
      expect(written.flatMap((one) => one.characters).join('')).toBe(text);
      expect(first.normalized_alignment.characters.join('')).toBe(prepared.spoken);
      const begins = written.flatMap((one) => one.character_start_times_seconds);
      const until = written.flatMap((one) => one.character_end_times_seconds);
      begins.forEach((begin, i) => {
        expect(begin).toBeGreaterThanOrEqual((begins[i - 1] ?? 0) - 1e-9);
        expect(until[i]).toBeGreaterThanOrEqual(begin - 1e-9);
      });
    }),
    { numRuns: 200 },
  );
});

test('the index finds what reading rule by rule finds', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' '), minLength: 1, maxLength: 4 });
  const rules = fc.array(
    fc.record({ string_to_replace: letters, case_sensitive: fc.boolean(), word_boundaries: fc.boolean() }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(rules, fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' '), maxLength: 20 }), (some, text) => {
      const list = some.map((one): PronunciationRule => ({ ...one, type: 'alias', alias: '' }));
      const found = findMatches([indexRules(list.slice(0, 3)), indexRules(list.slice(3))], text);
      const expected: [number, PronunciationRule][] = [];
      for (let at = 0; at < text.length; at += 1) {
        const rule = list.find(({ string_to_replace: one, case_sensitive, word_boundaries }) => {
          const part = text.slice(at, at + one.length);
          if (case_sensitive ? part !== one : part.toLowerCase() !== one.toLowerCase()) return false;
          const isBorder = (i: number) => !/^[ab]{2}$/i.test(text.slice(Math.max(0, i - 1), i + 1));
          return !word_boundaries || (isBorder(at) && isBorder(at + one.length));
        });
        if (!rule) continue;
        expected.push([at, rule]);
        at += rule.string_to_replace.length - 1;
      }
      expect(found.map(({ from, rule }) => [from, rule])).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
