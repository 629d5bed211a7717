/** Files with rules: what is written is read back, and what is hostile or wrong is told. */
import fc from 'fast-check';
import { SaxesParser, type SaxesTagNS } from 'saxes';
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
      expect(read(file)).toEqual({ kind: 'rules', rules: [...rules, ...rules], language: tag ?? 'en-US', notes: [] });
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
  ['an element in a word', lexeme('<grapheme>a<b>c</b></grapheme><alias>d</alias>'), 'b must not stand in grapheme'],
  ['an element that PLS lacks', lexeme('<word>a</word><grapheme>a</grapheme><alias>d</alias>'), 'word must not stand'],
  ['sounds as SSML has them', lexeme('<grapheme>a</grapheme><phoneme ph="a"/>'), 'phoneme: There are no sounds'],
  [
    'an unknown alphabet',
    lexeme('<grapheme>a</grapheme><phoneme alphabet="x-sampa">a</phoneme>'),
    'x-sampa is unknown',
  ],
  ['an empty replacement', lexeme('<grapheme>a</grapheme><alias> </alias>'), 'alias: The replacement is empty'],
  ['an empty word', lexeme('<grapheme/><alias>b</alias>'), 'string_to_replace: '],
  ['no word', lexeme('<alias>b</alias>'), 'has no grapheme'],
  ['no replacement', lexeme('<grapheme>a</grapheme>'), 'has neither an alias nor a phoneme'],
])('%s is told for its rule', (_, inner, message) => {
  const found = read(pls(`${lexeme('<grapheme>fine</grapheme><alias>fine</alias>')}\n\n${inner}`));
  expect(found).toEqual({ kind: 'issues', issues: [{ line: 3, message: expect.stringContaining(message) }] });
});

test('what PLS 1.0 asks of a lexicon holds for every file that is written', () => {
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 6 }), fc.constantFrom(null, 'de-DE'), (rules, tag) => {
      const tags: SaxesTagNS[] = [];
      const children: string[][] = [];
      const parser = new SaxesParser({ xmlns: true });
      parser.on('opentag', (tag) => {
        tags.push(tag);
        if (tag.local === 'lexeme') children.push([]);
        else children.at(-1)?.push(tag.local);
        const { alphabet, role } = tag.attributes;
        if (alphabet) expect(alphabet.value).toMatch(/^(?:ipa|x-[A-Za-z][\w-]*)$/);
        for (const name of role?.value.split(' ') ?? []) {
          expect(tag.local).toBe('lexeme');
          expect(name).toMatch(/^[a-z]+:[a-z-]+$/);
          expect(parser.resolve(name.split(':')[0] ?? '')).toMatch(/^urn:/);
        }
      });
      parser.write(writePls(rules, tag)).close();
      const [root, ...others] = tags;
      const attributes = Object.values(root?.attributes ?? {}).filter(({ prefix }) => !prefix.startsWith('xmlns'));
      expect(attributes.map(({ name, value }) => [name, value]).filter(([name]) => name !== 'xmlns')).toEqual([
        ['version', '1.0'],
        ['alphabet', 'ipa'],
        ['xml:lang', tag ?? 'en-US'],
      ]);
      expect(new Set(tags.map(({ uri }) => uri))).toEqual(new Set(['http://www.w3.org/2005/01/pronunciation-lexicon']));
      expect(children).toEqual(rules.map(({ type }) => ['grapheme', type]));
      for (const { local, attributes: own } of others)
        expect([local, Object.keys(own)]).toEqual([
          local,
          local === 'lexeme' ? (own.role ? ['role'] : []) : own.alphabet ? ['alphabet'] : [],
        ]);
    }),
    { numRuns: 40 },
  );
});

test('prefixes, comments, CDATA and elements of others are read as XML has them; a file without a namespace too', () => {
  const inner =
    '<p:metadata><p:lexeme><p:grapheme>no</p:grapheme></p:lexeme></p:metadata><x:lexeme xmlns:x="urn:x"><x:grapheme>no</x:grapheme></x:lexeme><p:lexeme><p:grapheme>R<!-- and -->&amp;<![CDATA[D <x>]]></p:grapheme><x:alias xmlns:x="urn:x">no</x:alias><p:alias>a<!-- --> b</p:alias></p:lexeme>';
  const prefixed = `<p:lexicon version="1.0" xmlns:p="http://www.w3.org/2005/01/pronunciation-lexicon">${inner}</p:lexicon>`;
  expect(read(prefixed)).toMatchObject({ rules: [rule('R&D <x>', 'a b')] });
  const bare = '<lexicon><lexeme><grapheme>a</grapheme><alias>b</alias></lexeme></lexicon>';
  expect(read(bare)).toMatchObject({ rules: [rule('a', 'b')], language: null });
});

test('what is not kept of a lexeme is told: further pronunciations, and roles of other programs', () => {
  const two = (role: string) =>
    `<lexeme role="${role}"><grapheme>read</grapheme><phoneme>rɛd</phoneme><phoneme prefer="1">riːd</phoneme></lexeme>`;
  const found = read(pls(`${two('claws:VVD')}\n${two('')}`, 'alphabet="ipa" xml:lang="en" xmlns:claws="urn:claws"'));
  expect(found).toMatchObject({
    kind: 'rules',
    rules: [{ phoneme: 'riːd' }, { phoneme: 'riːd' }],
    notes: [
      { line: 1, message: 'The lexeme “read” has 2 pronunciations; “riːd” is spoken.' },
      { line: 1, message: expect.stringContaining('The role claws:VVD of “read” says nothing here') },
      { line: 2, message: expect.stringContaining('2 pronunciations') },
    ],
  });
  const many = read(pls(two('').repeat(30)));
  expect(many).toHaveProperty('notes.length', 21);
  expect(many).toHaveProperty('notes.20.message', 'The same is so of 10 further rules.');
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
  ['another version', pls('').replace('1.0', '2.0')],
  ['another namespace', pls('').replace('2005/01/pronunciation-lexicon', '2001/06/grammar')],
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
    expect(read(file), file).toEqual({ kind: 'rules', rules, language: null, notes: [] });
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
