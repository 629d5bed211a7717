/** Texts such as nobody writes and everybody sends, for tests: from a seed, always the same one. */

/** A generator of numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const kinds: readonly (readonly string[])[] = [
  ['The quick brown fox', 'hello', 'Hello there', 'it is', 'and', 'a', 'I', 'reading aloud', "don't", 'café', 'naïve'],
  ['Привет, мир', 'Это предложение.', 'да', 'Ё', 'подъезд'],
  ['مرحبا بالعالم', 'السلام', 'لا', 'שלום עולם', 'ב', '\u200fעברית\u200f', 'اردو میں'],
  ['こんにちは', '世界', 'テスト。', '你好，世界！', '안녕하세요', '한', 'ｶﾅ', '々'],
  ['नमस्ते', 'हिन्दी में', 'สวัสดี', 'ไทย', 'γειά σου', 'Ελλάδα', 'გამარჯობა', 'བོད', 'አማርኛ', 'தமிழ்'],
  ['😀', '👩‍👩‍👧‍👦', '👍🏽', '🏳️‍🌈', '🇬🇧', '1️⃣', '❤️', '☃', '🧑🏿‍🚀'],
  ['e\u0301', 'a\u0300\u0316\u0320', '\u0301', 'Z\u0351\u036b\u0343', 'ﬁ', 'ß', 'İ', 'ǅ', 'Å'],
  [
    '.',
    ',',
    '!',
    '?',
    '…',
    '?!',
    '...',
    ' - ',
    ' — ',
    '–',
    ';',
    ':',
    '"',
    '“',
    '”',
    '‘',
    '’',
    '(',
    ')',
    '«',
    '»',
    '。',
    '、',
    '؟',
    '।',
  ],
  [' ', '  ', '\n', '\n\n', '\t', '\r\n', '\u00a0', '\u2003', '\u200b', '\u200d', '\ufeff', '\u00ad', '\u2028'],
  [
    '\u0001',
    '\u0007',
    '\u001b[31m',
    '\u007f',
    '\u0085',
    '\u202e',
    '\u2066',
    '\ufffd',
    '\uffff',
    '\u{e0041}',
    '\u{10ffff}',
  ],
  [
    '5',
    '1,234.50',
    '007',
    '3.14',
    '-5',
    '1/2',
    '½',
    '50%',
    '1st',
    '22nd',
    '1999',
    '99999999999999999999',
    '٣',
    '５',
    'Ⅷ',
    '²',
    '10–20',
  ],
  [
    '$5.20',
    '£3m',
    '€1.234,50',
    '¥500',
    '5 km',
    '20°C',
    '5\'11"',
    '3:45pm',
    '14:30',
    '2026-11-20',
    '20/11/2026',
    'Nov 20th',
    '9 a.m.',
  ],
  [
    'Dr. Smith',
    'e.g.',
    'etc.',
    'St. John',
    'No. 5',
    'U.S.',
    'BBC',
    'Henry VIII',
    'C++',
    'AT&T',
    'w/',
    '&',
    '#1',
    '#veery',
    '@ada',
    'v2.5.1',
  ],
  [
    'https://veery.example/docs?x=1&y=2',
    'ada@example.com',
    'www.example.com',
    'http://',
    'a@b',
    'example.com/x_y',
    '+44 20 7946 0958',
    '555-0199',
  ],
  ['[laughs]', '[long pause]', '[pause]', '[1]', '[', ']', '[[', ']]', '[whispers', '[смеётся]', '[a@b]', '[[h@ləʊ]]'],
  [
    '<break time="1s"/>',
    '<break/>',
    "<BREAK time='900s'>",
    '<break time="x"/>',
    '<break',
    '<speak>',
    '</speak>',
    '<p>',
    '</p>',
    '<s>',
    '</s>',
  ],
  [
    '<phoneme alphabet="ipa" ph="həˈləʊ">hello</phoneme>',
    '<phoneme ph="x">',
    '</phoneme>',
    '<sub alias="World Wide Web">W3</sub>',
    '<emphasis>',
  ],
  [
    '<prosody rate="slow">',
    '</prosody>',
    '<html>',
    '<3',
    'a < b',
    '<',
    '>',
    '&amp;',
    '&lt;',
    '&#233;',
    '&',
    '&;',
    '<!--',
    '-->',
    '<?xml?>',
  ],
  ['Bonjour tout le monde', '¿Qué tal?', 'Grüß Gott', 'dzień dobry', 'xin chào', 'İstanbul', 'þetta', 'ŵyr', 'Ça va'],
];

/** One to 120 code points, without U+0000 and lone surrogates. */
export function generateText(seed: number): string {
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const length = 1 + Math.floor(random() ** 2 * 120);
  const isWrapped = random() < 0.05;
  // Few kinds in a text, so that it is often nearly a sentence.
  const some = Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(kinds) ?? []);
  let text = isWrapped ? '<speak>' : '';
  for (let parts = 0; parts < 60 && text.length < length; parts += 1) {
    text += random() < 0.03 ? anyCharacter(random) : (pick(pick(some) ?? []) ?? '');
    if (random() < 0.6) text += ' ';
  }
  const cut = Array.from(text).slice(0, length).join('');
  if (isWrapped && length > 20)
    return `${Array.from(cut)
      .slice(0, length - 8)
      .join('')}</speak>`;
  return cut;
}

function anyCharacter(random: () => number): string {
  const plane = random();
  const point = 1 + Math.floor(random() * (plane < 0.5 ? 0x7ff : plane < 0.9 ? 0xfffe : 0x10fffe));
  return point >= 0xd800 && point <= 0xdfff ? '\ufffd' : String.fromCodePoint(point);
}
