import { expect, test } from 'vitest';
import { toEspeak } from '../engines/espeak/espeak-phonemes.ts';
import { espeakSoundsOf } from '../engines/espeak/espeak-sounds.ts';
import { fliteSoundsOf, toFlite } from '../engines/flite/flite-phonemes.ts';
import { readPronunciation } from './phonemes.ts';

const ipa = (phonemes: string) => readPronunciation({ alphabet: 'ipa', phonemes });
const cmu = (phonemes: string) => readPronunciation({ alphabet: 'cmu-arpabet', phonemes });

test('a word in either alphabet gives both engines the same sounds', () => {
  for (const read of [cmu('T AH0 M EY1 T OW2'), ipa('tʌˈmeɪˌtoʊ')]) {
    expect(toFlite(read ?? [])).toBe('t ah0 m ey1 t ow1');
    expect(toEspeak(read ?? [])).toBe("tVm'eIt,oU");
  }
  expect(toFlite(ipa('t͡ʃɪə') ?? [])).toBe('ch ih0 ax0');
  expect(toFlite(ipa('/ˈɡɑː.dən/') ?? [])).toBe('g aa1 d ax0 n');
});

test('signs that are no sound of English are refused', () => {
  for (const phonemes of ['ǃa', 'ça', 'pst', '', ' ', 'ы', '<a>', '"; x']) expect(ipa(phonemes)).toBeUndefined();
  for (const phonemes of ['QQ1', 'AH3', 'P S T', '', 'AH0;K']) expect(cmu(phonemes)).toBeUndefined();
});

test('espeak says IPA and CMU names in the sounds of any language that has them, flite in those of English', () => {
  const sounds = (language: string, phonemes: string) => espeakSoundsOf(language, { alphabet: 'ipa', phonemes });
  expect(sounds('en', 'təˈmeɪtoʊ')).toBe("t@m'eItoU");
  expect(sounds('fr', '/bɔ̃.ˈʒuʁ/')).toBe("b|O~|Z|'u|r");
  expect(sounds('de', 'ˈʃtʁaːsə')).toBe('S|t|Q"|\'a|s|@');
  expect(sounds('es', 'peˈro')).toBe("p|e|R|'o");
  expect(sounds('pl', 't͡ʂɛˈɕt͡ɕ')).toBe('t|s.|E|S;|tS;');
  expect(espeakSoundsOf('de', { alphabet: 'cmu-arpabet', phonemes: 'HH AH0 L OW1' })).toBeDefined();
  // Clicks, marks alone, consonants alone, and languages whose tones would be lost.
  for (const phonemes of ['ǃa', 'ˈ', 'pst', '', 'ː', '<a>', ']]']) expect(sounds('fr', phonemes)).toBeUndefined();
  for (const language of ['zh', 'vi', 'qq', 'constructor']) expect(sounds(language, 'ma')).toBeUndefined();
  expect(fliteSoundsOf('en', { alphabet: 'ipa', phonemes: 'ˈkæt' })).toBe('k ae1 t');
  expect(fliteSoundsOf('fr', { alphabet: 'ipa', phonemes: 'ˈkæt' })).toBeUndefined();
});
