/** Divides sounds into syllables and writes them for a reader or in IPA. Pure. */
import type { Reading } from './letters.ts';

/** Pairs of consonants that begin an English syllable. */
const onsets = new Set('pl bl kl ɡl fl sl pɹ bɹ tɹ dɹ kɹ ɡɹ fɹ θɹ ʃɹ tw dw kw sw sk sp st sm sn sf hj'.split(' '));

/** Each syllable has one vowel; a single consonant between two vowels begins the second one. */
export function divide(sounds: readonly Reading[]): Reading[][] {
  const places = sounds.flatMap((one, at) => (one.isVowel ? [at] : []));
  if (places.length < 2) return sounds.length > 0 ? [[...sounds]] : [];
  const starts = places.slice(1).map((place, index) => {
    const before = places[index]!;
    const between = place - before - 1;
    if (between <= 1) return place - between;
    const pair = sounds[place - 2]!.ipa + sounds[place - 1]!.ipa;
    return onsets.has(pair) ? place - 2 : place - 1;
  });
  return [0, ...starts].map((from, index) => sounds.slice(from, starts[index] ?? sounds.length));
}

/** The syllable that English most often stresses: the first of two, and otherwise the last but one. */
export const usualStress = (count: number): number => Math.max(0, count - 2);

function spell(syllable: readonly Reading[]): string {
  return (
    syllable
      // A single s at the end of a syllable would be read as a z after a vowel, and only there.
      .map(({ spelled }, at) => (spelled === 'ss' && !syllable[at - 1]?.isVowel ? 's' : spelled))
      .join('')
  );
}

/** Spells the syllables for a reader of English: `fuss-kess-enz`. */
export const respell = (syllables: readonly Reading[][]): string => syllables.map(spell).join('-');

export const writeIpa = (syllables: readonly Reading[][], stressed: number): string =>
  syllables
    .map(
      (syllable, at) => (syllables.length > 1 && at === stressed ? 'ˈ' : '') + syllable.map(({ ipa }) => ipa).join(''),
    )
    .join('.')
    // A mark of stress divides syllables too.
    .replaceAll('.ˈ', 'ˈ');
