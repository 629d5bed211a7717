import { expect, test } from 'vitest';
import { prepareText } from './prepare.ts';
import type { PrepareOptions } from './prepared.ts';

const english: PrepareOptions = { languages: ['en'], detectLanguage: false, normalization: 'auto' };
const prepare = (text: string, options: Partial<PrepareOptions> = {}) => prepareText(text, { ...english, ...options });
const spoken = (text: string) => prepare(text).spoken;
const codes = (text: string) => prepare(text).warnings.map(({ code }) => code);
const pauses = (text: string) => prepare(text).texts.map(({ text, pause }) => [text, pause]);

test('plain text is one mapping and one text', () => {
  expect(prepare('Hello, world. All is well.')).toEqual({
    texts: [{ text: 'Hello, world. All is well.', language: 'en' }],
    mappings: [{ written: 'Hello, world. All is well.', spoken: 'Hello, world. All is well.' }],
    spoken: 'Hello, world. All is well.',
    warnings: [],
  });
});

test('breaks are silence in every spelling', () => {
  for (const [tag, seconds] of [
    ['<break time="1.5s"/>', 1.5],
    ['<break time="500ms" />', 0.5],
    ["<break time='1s'/>", 1],
    ['<break time="1s">', 1],
    ['<BREAK TIME = "2S" / >', 2],
    ['<BREAK TIME = "2S" />', 2],
    ['<break  time=1s/>', 1],
    ['<break time=".5s"></break>', 0.5],
    ['<break/>', 0.5],
    ['<break strength="weak"/>', 0.25],
    ['<break strength="x-strong"/>', 1.2],
    ['[pause]', 0.8],
    ['[long pause]', 1.5],
    ['[Short Pause]', 0.4],
  ] as const) {
    const text = `One ${tag} two`;
    expect(pauses(text), tag).toEqual([
      ['One ', seconds],
      [' two', undefined],
    ]);
  }
  expect(pauses('One<break strength="none"/> two<break time="0s"/>.')).toEqual([['One two.', undefined]]);
});

test('a pause is at most three seconds, and shortening it causes a warning', () => {
  expect(pauses('A<break time="10s"/>b')).toEqual([
    ['A', 3],
    ['b', undefined],
  ]);
  expect(codes('A<break time="10s"/>b<break time="9s"/>')).toEqual(['break_shortened']);
  expect(codes('A<break time="3s"/>b')).toEqual([]);
  expect(codes('A<break time="soon"/>b')).toEqual(['ssml_tag_not_honoured']);
});

test('pauses work at the beginning, at the end and side by side', () => {
  expect(pauses('<break time="1s"/>Hi')).toEqual([
    ['', 1],
    ['Hi', undefined],
  ]);
  expect(pauses('Hi<break time="1s"/>')).toEqual([['Hi', 1]]);
  expect(pauses('Hi <break time="1s"/> <break time="2s"/> you')).toEqual([
    ['Hi  ', 3],
    [' you', undefined],
  ]);
  expect(pauses('<break time="1s"/>')).toEqual([['', 1]]);
});

test('phonemes become pronunciations of their words', () => {
  const { texts, spoken, mappings } = prepare(
    'I 😀 say <phoneme alphabet="ipa" ph="təˈmɑːtəʊ"> tomato </phoneme> twice.',
  );
  expect(spoken).toBe('I 😀 say  tomato  twice.');
  const [input] = texts;
  const [pronunciation] = input?.pronunciations ?? [];
  expect(pronunciation).toEqual({ from: 9, to: 15, alphabet: 'ipa', phonemes: 'təˈmɑːtəʊ' });
  expect(
    Array.from(input?.text ?? '')
      .slice(9, 15)
      .join(''),
  ).toBe('tomato');
  expect(mappings.filter((mapping) => mapping.spoken === '').map((mapping) => mapping.written)).toEqual([
    '<phoneme alphabet="ipa" ph="təˈmɑːtəʊ">',
    '</phoneme>',
  ]);
  expect(prepare("<phoneme alphabet='cmu-arpabet' ph='M AE1'>5</phoneme>").texts).toEqual([
    { text: '5', language: 'en', pronunciations: [{ from: 0, to: 1, alphabet: 'cmu-arpabet', phonemes: 'M AE1' }] },
  ]);
  for (const broken of [
    '<phoneme alphabet="x-sampa" ph="a">word</phoneme>',
    '<phoneme>word</phoneme>',
    '<phoneme ph="a">word',
  ]) {
    expect(prepare(broken).spoken).toBe('word');
    expect(prepare(broken).texts[0]?.pronunciations).toBeUndefined();
    expect(codes(broken)).toEqual(['ssml_tag_not_honoured']);
  }
});

test('known tags are never read, and each unsupported one causes one warning', () => {
  const text =
    '<speak>One <emphasis level="strong">big</emphasis> <prosody rate="slow">slow</prosody> <lang xml:lang="fr-FR">oui</lang> ' +
    '<say-as interpret-as="date">May</say-as><mark name="a"/> <voice name="b">b c</voice> <emphasis>it</emphasis></speak>';
  const { spoken, warnings } = prepare(text);
  expect(spoken).toBe('One big slow oui May b c it');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.code).toBe('ssml_tag_not_honoured');
  for (const name of ['emphasis', 'prosody', 'lang', 'say-as', 'mark', 'voice']) {
    expect(warnings[0]?.message).toContain(`<${name}>`);
  }
});

test('an alias is spoken instead of its word', () => {
  const { mappings, spoken } = prepare('The <sub alias="World Wide Web Consortium">W3C</sub> rules');
  expect(spoken).toBe('The World Wide Web Consortium rules');
  expect(mappings).toContainEqual({ written: 'W3C', spoken: 'World Wide Web Consortium' });
  expect(spoken.length).toBe(mappings.map((mapping) => mapping.spoken).join('').length);
  expect(prepare('<sub alias="five &amp; six"></sub>!').spoken).toBe('five and six!');
  expect(prepare('It is <sub alias="5 km and 6 km">far</sub>.').mappings).toContainEqual({
    written: 'far',
    spoken: 'five kilometres and six kilometres',
  });
});

test('there is one pause between paragraphs and between sentences', () => {
  expect(pauses('<speak><p><s>One</s><s>Two</s></p><p>Three</p></speak>')).toEqual([
    ['One', 0.3],
    ['Two', 0.6],
    ['Three', undefined],
  ]);
  expect(pauses('<p>One</p><break time="2s"/>Two')).toEqual([
    ['One', 2],
    ['Two', undefined],
  ]);
});

test('anything that is not SSML is text', () => {
  for (const text of [
    'a < b > c',
    'I <html>',
    'a List<String> b',
    'Set<S> of',
    '<breakfast/>',
    '<break',
    '< break/>',
    '[',
    '[]',
  ]) {
    expect(spoken(text)).toBe(text);
    expect(codes(text)).toEqual([]);
  }
  expect(spoken('I <3 you')).toBe('I <three you');
  expect(spoken('[a@b]')).toBe('[a at B]');
  expect(spoken('[1] and [3.14]')).toBe('[one] and [three point one four]');
  expect(spoken('[click here](page)')).toBe('[click here](page)');
});

test('entities are decoded in an SSML document, and the five of XML in any text', () => {
  expect(spoken('fish &amp; chips')).toBe('fish and chips');
  expect(spoken('AT&amp;T says &quot;hi&quot; &copy; &#233;')).toBe(
    'A T and T says "hi" and copy; and number two hundred and thirty-three;',
  );
  expect(prepare('fish &lt; chips &eacute;', { normalization: 'off' }).spoken).toBe('fish < chips &eacute;');
  expect(prepare('R&amp;D').mappings).toEqual([{ written: 'R&amp;D', spoken: 'R and D' }]);
  const { spoken: decoded, mappings } = prepare(
    ' <speak>caf&#233; &quot;x&quot; &#x1F600; &apos;&bogus;&#0;&#xD800;</speak> ',
    {
      normalization: 'off',
    },
  );
  expect(decoded).toBe(' café "x" 😀 \'&bogus;&#0;&#xD800; ');
  expect(mappings).toContainEqual({ written: '&#233;', spoken: 'é' });
  expect(spoken('<speak>&#53; km</speak>')).toBe('five kilometres');
  expect(spoken('<?xml version="1.0"?><speak><!-- not <b>this</b> -->Hi<!-- open</speak>')).toContain('Hi');
});

test('tags in brackets are left out, listed once, and keep their words apart', () => {
  const { spoken: said, mappings, warnings } = prepare("Hi [laughs] you[whispers]there [laughs] [can't stop] [laughs]");
  expect(said).toBe('Hi  you there   ');
  expect(mappings).toContainEqual({ written: '[laughs]', spoken: '' });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toEqual({
    code: 'audio_tag_not_honoured',
    message: "Some tags were left out, because no voice here can act them: [laughs], [whispers], [can't stop].",
  });
});

test('numbers in other languages, and with `off`, are left to the engine', () => {
  expect(prepare('5 km', { languages: ['sv'] }).spoken).toBe('5 km');
  expect(prepare('5 km', { normalization: 'off' }).spoken).toBe('5 km');
  expect(prepare('5 km', { normalization: 'on' }).spoken).toBe('five kilometres');
  expect(prepare('5 <break/> [laughs]km', { languages: ['de'] }).texts).toHaveLength(2);
});

test('a tag within a number belongs to it, and words keep their own mappings', () => {
  expect(prepare('It is 1<emphasis>5</emphasis> km now').mappings).toEqual([
    { written: 'It is ', spoken: 'It is ' },
    { written: '1<emphasis>5</emphasis> km', spoken: 'fifteen kilometres' },
    { written: ' now', spoken: ' now' },
  ]);
  expect(prepare('Dr. Smith paid $5').mappings).toEqual([
    { written: 'Dr.', spoken: 'Doctor' },
    { written: ' Smith paid ', spoken: ' Smith paid ' },
    { written: '$5', spoken: 'five dollars' },
  ]);
});

test('preparing a prepared text changes nothing', () => {
  for (const text of [
    'Dr. Smith paid $5.20 on 20 November 2026.',
    'Call +44 20 7946 0958 & ask.',
    'Hi [laughs] <break/>there',
  ]) {
    const once = spoken(text);
    expect(spoken(once)).toBe(once);
  }
});

test('an empty text, and a text of tags only, is a single silence', () => {
  expect(prepare('').texts).toEqual([{ text: '', language: 'en' }]);
  expect(prepare('[laughs]').texts).toEqual([{ text: '', language: 'en' }]);
});

test('dates, numbers and units follow the accent', () => {
  const written = 'On 03/04/2021 it ran 105 km.';
  expect(prepare(written, { accent: 'GB' }).spoken).toBe(
    'On the third of April, twenty twenty-one it ran one hundred and five kilometres.',
  );
  expect(prepare(written, { accent: 'US' }).spoken).toBe(
    'On March fourth, twenty twenty-one it ran one hundred five kilometers.',
  );
});

test('letters are spoken as letters, and the engine is told the sound of those it would read as words', () => {
  const { texts, spoken: said, mappings } = prepare('Ms. Gray leaves the USA at 9 a.m. on an APB.');
  expect(said).toBe('Ms Gray leaves the U S A at nine A M on an APB.');
  expect(mappings).toContainEqual({ written: 'USA', spoken: 'U S A' });
  const characters = Array.from(texts[0]?.text ?? '');
  expect(
    texts[0]?.pronunciations?.map(({ from, to, phonemes }) => [characters.slice(from, to).join(''), phonemes]),
  ).toEqual([
    ['Ms', 'mˈɪz'],
    ['A', 'ˈeɪ'],
    ['A', 'ˈeɪ'],
  ]);
});

test('letters in other shapes are read as the plain ones, and keep their places', () => {
  expect(spoken('𝐁𝐨𝐥𝐝 and ﬁne: ①, ②③, ＡＢ１２, Ⅷ, H₂O, 5 ㎞')).toBe(
    'Bold and fine: one, two three, A B twelve, eight, H two O, five kilometres',
  );
  const { mappings, spoken: said } = prepare('ﬁsh 𝟓 km', { normalization: 'off' });
  expect(said).toBe('fish 5 km');
  expect(mappings).toEqual([
    { written: 'ﬁ', spoken: 'fi' },
    { written: 'sh ', spoken: 'sh ' },
    { written: '𝟓', spoken: '5' },
    { written: ' km', spoken: ' km' },
  ]);
  expect(prepare('cafe\u0301', { normalization: 'off' }).spoken).toBe('café');
  expect(prepare('½ x² 東京！', { normalization: 'off' }).spoken).toBe('½ x² 東京！');
});

test('letters of a script that the language is not written in cause a warning, whatever speaks', () => {
  const warned = (text: string, languages: string[], language?: string) =>
    prepare(text, { languages, detectLanguage: language === undefined, ...(language && { language }) }).warnings;
  expect(warned('Hello Привет мир', ['en'], 'en')).toEqual([
    {
      code: 'script_not_spoken',
      message: 'English is not written in Cyrillic letters, so they are spelled or left out: Привет, мир.',
    },
  ]);
  expect(warned('Привет мир', ['en', 'ru'])).toEqual([]);
  expect(warned('She said "สวัสดี" and left.', ['en', 'ru']).map(({ code }) => code)).toEqual(['script_not_spoken']);
  expect(warned('Купи iPhone', ['ru'], 'ru')).toEqual([]);
  expect(warned('東京タワー', ['ja'], 'ja')).toEqual([]);
  expect(warned('café, π ≈ 3, 🎉', ['en'], 'en')).toEqual([]);
});

test('`on` says where no rules were there to apply, `auto` does not, `off` applies none', () => {
  const codes = (normalization: 'auto' | 'on' | 'off') =>
    prepare('Jag har 5 hundar.', { languages: ['sv'], normalization }).warnings.map(({ code }) => code);
  expect([codes('on'), codes('auto'), codes('off')]).toEqual([['normalization_not_available'], [], []]);
  expect(prepare('I have 5 dogs.', { normalization: 'on' }).warnings).toEqual([]);
});
