import { expect, test } from 'vitest';
import { toEspeak } from '../engines/espeak/espeak-phonemes.ts';
import { toFlite } from '../engines/flite/flite-phonemes.ts';
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
