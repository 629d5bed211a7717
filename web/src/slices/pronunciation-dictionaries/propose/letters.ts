/** What the letters of a word sound like by the habits of English, with the other readings that a letter may have. Pure. */

/** One reading of letters: the sounds in IPA, and how an English reader spells them. */
export interface Reading {
  ipa: string;
  spelled: string;
  isVowel: boolean;
}

/** Letters of a word with their readings, the likeliest first. No reading means that the letters are silent. */
export interface LetterGroup {
  letters: string;
  readings: Reading[];
}

const sound = (ipa: string, spelled: string): Reading => ({ ipa, spelled, isVowel: false });
const vowel = (ipa: string, spelled: string): Reading => ({ ipa, spelled, isVowel: true });

const vowels = {
  a: vowel('æ', 'a'),
  ay: vowel('eɪ', 'ay'),
  ah: vowel('ɑ', 'ah'),
  e: vowel('ɛ', 'e'),
  ee: vowel('i', 'ee'),
  i: vowel('ɪ', 'i'),
  igh: vowel('aɪ', 'igh'),
  o: vowel('ɑ', 'o'),
  oh: vowel('oʊ', 'oh'),
  u: vowel('ʌ', 'u'),
  oo: vowel('u', 'oo'),
  aw: vowel('ɔ', 'aw'),
  ow: vowel('aʊ', 'ow'),
  oy: vowel('ɔɪ', 'oy'),
  er: vowel('ɝ', 'er'),
  uh: vowel('ə', 'uh'),
} as const;
const v = vowels;

const consonants: Readonly<Record<string, readonly Reading[]>> = {
  tch: [sound('tʃ', 'ch')],
  sch: [sound('sk', 'sk'), sound('ʃ', 'sh')],
  ch: [sound('tʃ', 'ch'), sound('k', 'k'), sound('ʃ', 'sh')],
  ck: [sound('k', 'ck')],
  cz: [sound('tʃ', 'ch')],
  gh: [sound('ɡ', 'g')],
  gn: [sound('n', 'n'), sound('ɡn', 'gn')],
  ng: [sound('ŋ', 'ng')],
  nk: [sound('ŋk', 'nk')],
  ph: [sound('f', 'f')],
  qu: [sound('kw', 'kw'), sound('k', 'k')],
  sh: [sound('ʃ', 'sh')],
  th: [sound('θ', 'th'), sound('ð', 'dh'), sound('t', 't')],
  wh: [sound('w', 'w')],
  b: [sound('b', 'b')],
  d: [sound('d', 'd')],
  f: [sound('f', 'f')],
  h: [sound('h', 'h')],
  j: [sound('dʒ', 'j'), sound('j', 'y'), sound('h', 'h')],
  k: [sound('k', 'k')],
  l: [sound('l', 'l')],
  m: [sound('m', 'm')],
  n: [sound('n', 'n')],
  p: [sound('p', 'p')],
  r: [sound('ɹ', 'r')],
  s: [sound('s', 'ss')],
  t: [sound('t', 't')],
  v: [sound('v', 'v')],
  w: [sound('w', 'w'), sound('v', 'v')],
  x: [sound('ks', 'x')],
  z: [sound('z', 'z')],
};

const vowelGroups: Readonly<Record<string, readonly Reading[]>> = {
  igh: [v.igh],
  eau: [v.oh],
  ae: [v.ee, v.ay],
  ai: [v.ay, v.igh],
  au: [v.aw, v.ow],
  aw: [v.aw],
  ay: [v.ay, v.igh],
  ea: [v.ee, v.e],
  ee: [v.ee],
  ei: [v.ay, v.igh, v.ee],
  eu: [v.oo, v.oy],
  ew: [v.oo],
  ey: [v.ay, v.ee],
  ie: [v.ee, v.igh],
  oa: [v.oh],
  oe: [v.oh, v.ee],
  oi: [v.oy, v.ow],
  oo: [v.oo],
  ou: [v.ow, v.oo],
  ow: [v.oh, v.ow],
  oy: [v.oy],
  ue: [v.oo],
  ui: [v.oo],
};

/** The first reading is that of a closed syllable, the second that of an open one. */
const single: Readonly<Record<string, readonly [Reading, Reading]>> = {
  a: [v.a, v.ay],
  e: [v.e, v.ee],
  i: [v.i, v.igh],
  o: [v.o, v.oh],
  u: [v.u, v.oo],
  y: [v.i, v.igh],
};

const isVowelLetter = (sign: string | undefined) => sign !== undefined && 'aeiouy'.includes(sign);
const soft = /^[eiy]/;

/** Letters without their accents, and German ones as they are written without them. */
const plainLetters = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'oe')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');

function groupAt(word: string, at: number, hasVowelBefore: boolean): LetterGroup {
  const rest = word.slice(at);
  const group = (length: number, ...readings: Reading[]): LetterGroup => ({ letters: rest.slice(0, length), readings });
  const [first = '', second] = rest;
  if (at === 0 && /^(kn|gn|pn|ps|wr|mn)/.test(rest)) return group(1);
  if (first === second && !isVowelLetter(first) && !(first === 'c' && soft.test(rest.slice(2))))
    return { ...groupAt(word, at + 1, hasVowelBefore), letters: first + second };
  if (first === 'c') {
    if (rest.startsWith('ch') || rest.startsWith('ck') || rest.startsWith('cz'))
      return group(2, ...consonants[rest.slice(0, 2)]!);
    return soft.test(rest.slice(1))
      ? group(1, sound('s', 'ss'), sound('k', 'k'), sound('tʃ', 'ch'))
      : group(1, sound('k', 'k'));
  }
  if (rest.startsWith('sc') && soft.test(rest.slice(2)))
    return group(2, sound('s', 'ss'), sound('sk', 'sk'), sound('ʃ', 'sh'));
  if (rest.startsWith('gh') && at > 0) return group(2);
  if (first === 'g' && second !== 'h' && !(second === 'n' && at + 2 >= word.length)) {
    return soft.test(rest.slice(1)) ? group(1, sound('dʒ', 'j'), sound('ɡ', 'g')) : group(1, sound('ɡ', 'g'));
  }
  if (/^[ts]ion/.test(rest)) return group(2, sound(first === 't' ? 'ʃ' : 'ʒ', first === 't' ? 'sh' : 'zh'));
  if (first === 'x' && at === 0) return group(1, sound('z', 'z'));
  if (first === 'y' && isVowelLetter(second) && !isVowelLetter(word[at - 1])) return group(1, sound('j', 'y'));
  if (first === 's' && isVowelLetter(word[at - 1]) && isVowelLetter(second) && second !== 'h')
    return group(1, sound('s', 'ss'), sound('z', 'z'));
  for (const length of [3, 2, 1]) {
    const readings = consonants[rest.slice(0, length)];
    if (readings && rest.length >= length) return group(length, ...readings);
  }
  return vowelAt(word, at, hasVowelBefore);
}

function vowelAt(word: string, at: number, hasVowelBefore: boolean): LetterGroup {
  const rest = word.slice(at);
  const group = (length: number, ...readings: Reading[]): LetterGroup => ({ letters: rest.slice(0, length), readings });
  for (const length of [3, 2]) {
    const readings = vowelGroups[rest.slice(0, length)];
    if (readings && rest.length >= length) return group(length, ...readings);
  }
  const [first = '', second, third] = rest;
  const isLast = second === undefined;
  if (second === 'r' && third !== 'r' && !isVowelLetter(third)) {
    if (first === 'a') return group(2, vowel('ɑɹ', 'ar'));
    if (first === 'o') return group(2, vowel('ɔɹ', 'or'));
    return group(2, v.er);
  }
  if (isLast && first === 'e' && hasVowelBefore) return { letters: first, readings: [] };
  if (isLast && hasVowelBefore) {
    if (first === 'a') return group(1, v.uh, v.ah);
    if (first === 'y' || first === 'i') return group(1, v.ee, v.igh);
    if (first === 'o') return group(1, v.oh);
  }
  const [closed, open] = single[first] ?? [v.uh, v.uh];
  const isOpen = isLast || (second !== undefined && !isVowelLetter(second) && second !== 'x' && isVowelLetter(third));
  const endsSilent = isOpen && third === 'e' && word.length === at + 3;
  if (endsSilent || isLast) return group(1, open, closed);
  return isOpen ? group(1, closed, open) : group(1, closed);
}

/** Reads the letters of one word. Signs that are no Latin letters are left out. */
export function readLetters(word: string): LetterGroup[] {
  const plain = plainLetters(word);
  const groups: LetterGroup[] = [];
  let hasVowel = false;
  for (let at = 0; at < plain.length;) {
    const group = groupAt(plain, at, hasVowel);
    groups.push(group);
    hasVowel ||= group.readings.some(({ isVowel }) => isVowel);
    at += Math.max(1, group.letters.length);
  }
  return groups;
}
