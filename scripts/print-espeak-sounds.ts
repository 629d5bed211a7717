/**
 * Measures which sounds espeak-ng has in each language, and writes `espeak-sounds.gen.ts`: the IPA that it reports for
 * each mnemonic of its phoneme tables, between other sounds. The argument is the folder of espeak-ng's data, which has
 * the tables (`phontab`); an optional second one is the library of a system, whose sounds must be the same.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { espeakLanguages, packagedVoices } from '../server/src/ports/speech/engines/espeak/espeak-languages.ts';
import { openEspeakLibrary } from '../server/src/ports/speech/engines/espeak/espeak-library.ts';
import type { EspeakProgram } from '../server/src/ports/speech/engines/espeak/espeak-program.ts';
import { loadPackagedEspeak } from '../server/src/ports/speech/engines/espeak/packaged-espeak.ts';

const [dataFolder, library] = process.argv.slice(2);
if (dataFolder === undefined) throw new Error('Name the folder of espeak-ng’s data, and if there is one its library.');

/** A word without its tone is another word in these languages, and IPA tone letters have no mnemonics here. */
const tonal = new Set(['zh', 'yue', 'vi', 'th', 'lo', 'my', 'pa', 'or']);
const vowelType = 2;
/** Types of `phoneme.h` that are sounds: vowels, liquids, stops, fricatives and nasals. */
const soundTypes = new Set([2, 3, 4, 5, 6, 7, 8]);
const isIpa = /^[\p{L}\p{M}ːʲʷʰˤ]+$/u;

interface Mnemonic {
  name: string;
  isVowel: boolean;
}

function readMnemonics(file: string): Mnemonic[] {
  const bytes = readFileSync(file);
  const found = new Map<string, Mnemonic>();
  let at = 4;
  for (let table = 0; table < (bytes[0] ?? 0); table++) {
    const count = bytes[at] ?? 0;
    at += 36;
    for (let i = 0; i < count; i++, at += 16) {
      const [name = ''] = bytes.toString('latin1', at, at + 4).split('\0');
      const type = bytes[at + 11] ?? 0;
      // What begins with `#` changes with the sound before it; digits are tones.
      if (!soundTypes.has(type) || !/^[\x21-\x7e]+$/.test(name) || /^[#\d]|[|!%',=]/.test(name)) continue;
      if (!found.has(name)) found.set(name, { name, isVowel: type === vowelType });
    }
  }
  // The plainest name of a sound is the best known one.
  const rank = ({ name }: Mnemonic) => name.length + (/[^A-Za-z@:]/.test(name) ? 2 : 0);
  return [...found.values()].toSorted((a, b) => rank(a) - rank(b));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function listen(program: EspeakProgram, phonemes: string): string[] {
  const heard: string[] = [];
  program.synthesize(`[[${escaped(phonemes)}]]`, (_, events) => {
    for (const { kind, symbol } of events)
      if (kind === 'phoneme' && symbol !== '') heard.push(symbol.replace(/[ˈˌ]/g, ''));
    return false;
  });
  return heard;
}

/** The IPA of each mnemonic in the voice that is set: between vowels or consonants, and at the beginning of a word. */
function measure(program: EspeakProgram, mnemonics: readonly Mnemonic[]): [mnemonic: Mnemonic, ipa: string][] {
  const vowel = ['a', 'A:', 'a:', 'e', 'i', '@'].find((name) => listen(program, `'${name}`).length === 1);
  const consonant = ['t', 'd', 'k', 'n'].find((name) => listen(program, `${name}'${vowel}`).length === 2);
  const hear = (mnemonic: Mnemonic, [before, after]: [string, string]): [Mnemonic, string][] => {
    const heard = listen(program, before + mnemonic.name + after);
    const place = before === '' ? 0 : 1;
    const symbol = heard[place] ?? '';
    return heard.length === place + 2 && isIpa.test(symbol) ? [[mnemonic, symbol.normalize('NFC')]] : [];
  };
  return [
    ...mnemonics.flatMap((one) =>
      hear(one, one.isVowel ? [`${consonant}'`, `${consonant}`] : [`${vowel}`, `'${vowel}`]),
    ),
    ...mnemonics.flatMap((one) => (one.isVowel ? [] : hear(one, ['', `'${vowel}`]))),
  ];
}

function fileOf({ voices }: EspeakProgram, name: string): string {
  const voice =
    voices.find(({ identifier }) => identifier.split('/').at(-1)?.toLowerCase() === name) ??
    voices.find(({ languages }) => languages[0]?.name === name) ??
    voices.find(({ languages }) => languages.some((one) => one.name === name));
  return voice?.identifier.split('/').at(-1) ?? name;
}

const mnemonics = readMnemonics(join(dataFolder, 'phontab'));
const packaged = await loadPackagedEspeak();
const system = library === undefined ? undefined : openEspeakLibrary(library);
/** For each language the sounds by their IPA: `'` before the mnemonic of a vowel. */
const all = new Map<string, Map<string, string>>();
for (const [language, name] of Object.entries(espeakLanguages)) {
  if (tonal.has(language)) continue;
  if (!packaged.setVoice(fileOf(packaged, name))) throw new Error(`There is no voice ${name}.`);
  let heard = measure(packaged, mnemonics);
  if (system && !packagedVoices.has(name) && system.setVoice(fileOf(system, name))) {
    const other = new Set(measure(system, mnemonics).map(([mnemonic, ipa]) => `${mnemonic.name} ${ipa}`));
    heard = heard.filter(([mnemonic, ipa]) => other.has(`${mnemonic.name} ${ipa}`));
  }
  const sounds = new Map<string, string>();
  for (const [{ name: mnemonic, isVowel }, ipa] of heard)
    if (!sounds.has(ipa)) sounds.set(ipa, (isVowel ? "'" : '') + mnemonic);
  all.set(language, sounds);
}

const counts = new Map<string, number>();
for (const sounds of all.values())
  for (const entry of sounds) counts.set(entry.join(' '), (counts.get(entry.join(' ')) ?? 0) + 1);
const common = new Map(
  [...counts].flatMap(([entry, n]) => (n > all.size / 2 ? [entry.split(' ') as [string, string]] : [])),
);
const write = (sounds: Iterable<readonly [string, string]>) => JSON.stringify([...sounds].flat().join(' '));
const lines = [...all].map(([language, sounds]) => {
  const own = [...sounds].filter(([ipa, mnemonic]) => common.get(ipa) !== mnemonic);
  const lacking = [...common.keys()].filter((ipa) => !sounds.has(ipa));
  return `  ${language}: { own: ${write(own)}, lacks: ${JSON.stringify(lacking.join(' '))} },`;
});
const text = `/** Written by \`scripts/print-espeak-sounds.ts\`. IPA and mnemonic by turns; \`'\` stands before the mnemonic of a vowel. */

/** What most languages have. */
export const commonSounds = ${write(common)};

/** What a language has beside it or otherwise, and what it lacks. */
export const ownSounds: Readonly<Record<string, { own: string; lacks: string }>> = {
${lines.join('\n')}
};
`;
writeFileSync(new URL('../server/src/ports/speech/engines/espeak/espeak-sounds.gen.ts', import.meta.url), text);
console.log(`${all.size} languages, ${[...all.values()].reduce((sum, { size }) => sum + size, 0)} sounds`);
