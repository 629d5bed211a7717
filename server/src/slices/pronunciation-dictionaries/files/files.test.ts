/** Files with rules: what is written is read back, and what is hostile or wrong is told. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RuleInput, type PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';
import { compute } from './read-file.compute.ts';
import { writePls } from './write-pls.ts';

const read = (text: string) => compute(Buffer.from(text));
const rule = (string_to_replace: string, alias: string): PronunciationRule => ({
  ...{ type: 'alias', string_to_replace, alias, case_sensitive: true, word_boundaries: true },
});

const text = (maxLength: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength }) },
    fc.string({ unit: 'grapheme', minLength: 1, maxLength }),
    fc.string({ unit: fc.constantFrom(...' <>&"\'];ab\u00a0\u2028\u200f😀ש'), minLength: 1, maxLength }),
    fc.constantFrom(' ', '  a', 'a  b', ']]>', '&amp;', '&lt;', '<!--', '<![CDATA[x]]>', 'a ', '😀', 'שלום', 'a a a'),
  );
const anyRule = fc
  .record({
    string_to_replace: text(20),
    spoken: text(30),
    alphabet: fc.constantFrom(undefined, 'ipa', 'cmu-arpabet', 'cmu'),
    case_sensitive: fc.boolean(),
    word_boundaries: fc.boolean(),
  })
  .map(({ spoken, alphabet, ...one }) =>
    RuleInput.safeParse({
      ...one,
      ...(alphabet ? { type: 'phoneme', phoneme: spoken, alphabet } : { type: 'alias', alias: spoken }),
    }),
  )
  .filter(({ success }) => success)
  .map(({ data }) => data as PronunciationRule);

test('rules that are written as PLS are read back as they were, in their order', () => {
  const language = fc.constantFrom(null, 'de-DE', 'ja');
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 12 }), language, (rules, tag) => {
      const file = writePls([...rules, ...rules], tag);
      expect(read(file)).toEqual({ kind: 'rules', rules: [...rules, ...rules], language: tag ?? 'en-US' });
    }),
    { numRuns: 150 },
  );
});

const pls = (inner: string, more = 'alphabet="ipa" xml:lang="en"') =>
  `<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" ${more}>${inner}</lexicon>`;
const lexeme = (inner: string) => `<lexeme>${inner}</lexeme>`;

test('a lexeme has several spellings, and its preferred pronunciation is spoken', () => {
  const found = read(
    pls(
      `<meta name="author" content="A"/><metadata><x:y xmlns:x="urn:x">ignored</x:y></metadata>${lexeme(
        '<grapheme>\n      centre\n</grapheme><grapheme>center</grapheme><alias>one</alias><alias prefer="true">two</alias><example>a <b xmlns="">c</b></example>',
      )}${lexeme('<grapheme>R&amp;D</grapheme><phoneme alphabet="x-cmu-arpabet">AA1 R</phoneme>')}`,
    ),
  );
  expect(found).toMatchObject({
    rules: [rule('centre', 'two'), rule('center', 'two'), { string_to_replace: 'R&D', alphabet: 'cmu-arpabet' }],
  });
});

test.each([
  [
    'an unknown alphabet',
    lexeme('<grapheme>a</grapheme><phoneme alphabet="x-sampa">a</phoneme>'),
    'x-sampa is unknown',
  ],
  ['an empty replacement', lexeme('<grapheme>a</grapheme><alias> </alias>'), 'alias: Give a text to speak'],
  ['an empty word', lexeme('<grapheme/><alias>b</alias>'), 'string_to_replace: '],
  ['no word', lexeme('<alias>b</alias>'), 'has no grapheme'],
  ['no replacement', lexeme('<grapheme>a</grapheme>'), 'has neither an alias nor a phoneme'],
])('%s is told for its rule', (_, inner, message) => {
  const found = read(pls(`${lexeme('<grapheme>fine</grapheme><alias>fine</alias>')}\n\n${inner}`));
  expect(found).toEqual({ kind: 'issues', issues: [{ line: 3, message: expect.stringContaining(message) }] });
});

test('without an alphabet, a phoneme is told; the hundredth issue ends the reading', () => {
  const broken = lexeme('<grapheme>a</grapheme><phoneme>a</phoneme>');
  expect(read(pls(broken, ''))).toMatchObject({
    kind: 'issues',
    issues: [{ message: expect.stringContaining('alphabet') }],
  });
  expect(read(pls(broken.repeat(1000), ''))).toHaveProperty('issues.length', 100);
});

test.each([
  [
    'a bomb of entities',
    `<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${pls(lexeme('<grapheme>&b;</grapheme>'))}`,
  ],
  ['an entity of a file', `<!DOCTYPE l [<!ENTITY a SYSTEM "file:///etc/passwd">]>${pls('')}`],
  ['an unknown entity', pls(lexeme('<grapheme>&nbsp;</grapheme><alias>a</alias>'))],
  ['what is not closed', pls('<lexeme>')],
  ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"></html>'],
  ['deep elements', pls('<a>'.repeat(100_000))],
  ['an element of countless attributes', `<lexicon ${Array.from({ length: 1000 }, (_, i) => `a${i}=""`).join(' ')}/>`],
  ['text after the end', `${pls('')}<lexicon/>`],
  ['white space', ' \n'],
])('%s is refused', (_, file) => {
  expect(read(file)).toMatchObject({ kind: 'invalid' });
});

test('tables: quotes, tabs, semicolons, a heading, an alphabet, and rows that cannot be used', () => {
  const rules = [rule('a, b', 'see "d"'), rule('مرحبا', 'marhaba')];
  for (const file of [
    '"a, b","see ""d"""\nمرحبا,marhaba\n',
    'word\treplacement\r\na, b\t"see ""d"""\r\n\r\nمرحبا\tmarhaba',
    'Word;Replacement\n"a, b";"see ""d"""\nمرحبا;marhaba',
  ])
    expect(read(file), file).toEqual({ kind: 'rules', rules, language: null });
  expect(read('tomato,təˈmɑːtəʊ,ipa\nx,y,alias')).toMatchObject({
    rules: [{ type: 'phoneme', alphabet: 'ipa', phoneme: 'təˈmɑːtəʊ' }, rule('x', 'y')],
  });
  expect(read('a,b\nalone\nc,\nd,e,f\ng,h,,i\n')).toMatchObject({
    kind: 'issues',
    issues: [{ line: 2 }, { line: 3 }, { line: 4 }, { line: 5 }],
  });
  expect(read('a,b\n"never closed')).toMatchObject({ kind: 'issues', issues: [{ line: 2 }] });
  expect(read('a,b\n'.repeat(200_000))).toEqual({ kind: 'too-many' });
});

test.each([
  ['utf-16le', (file: string) => Buffer.from(`\uFEFF${file}`, 'utf16le')],
  ['utf-16le without a mark', (file: string) => Buffer.from(file, 'utf16le')],
  ['utf-16be', (file: string) => Buffer.from(`\uFEFF${file}`, 'utf16le').swap16()],
  ['utf-8 with a mark', (file: string) => Buffer.from(`\uFEFF${file}`)],
])('%s is read', (_, encode) => {
  const rules = [rule('Zoë', 'zo-ee')];
  expect(compute(encode('Zoë,zo-ee'))).toMatchObject({ rules });
  expect(compute(encode(pls(lexeme('<grapheme>Zoë</grapheme><alias>zo-ee</alias>'))))).toMatchObject({ rules });
});

test('the encoding that a PLS file declares is used, and an unknown one is refused', () => {
  const declared = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>${pls(lexeme('<grapheme>Zoë</grapheme><alias>z</alias>'))}`;
  expect(compute(Buffer.from(declared('ISO-8859-1'), 'latin1'))).toMatchObject({ rules: [rule('Zoë', 'z')] });
  expect(compute(Buffer.from(declared('klingon'), 'latin1'))).toMatchObject({ kind: 'invalid' });
  expect(compute(Buffer.from(declared('UTF-8'), 'latin1'))).toMatchObject({ kind: 'invalid' });
});
