/** Which script a letter belongs to, and which languages are written in it. */

export type Script = string;

/** First code points of ranges, in order, and the script from there on. `''` is none. */
const ranges: readonly (readonly [number, Script])[] = [
  [0, ''],
  [0x41, 'latin'],
  [0x5b, ''],
  [0x61, 'latin'],
  [0x7b, ''],
  [0xc0, 'latin'],
  [0xd7, ''],
  [0xd8, 'latin'],
  [0xf7, ''],
  [0xf8, 'latin'],
  [0x2b0, ''],
  [0x370, 'greek'],
  [0x400, 'cyrillic'],
  [0x530, 'armenian'],
  [0x590, 'hebrew'],
  [0x600, ''],
  [0x620, 'arabic'],
  [0x660, ''],
  [0x66e, 'arabic'],
  [0x6d4, ''],
  [0x6d5, 'arabic'],
  [0x6f0, ''],
  [0x6fa, 'arabic'],
  [0x700, ''],
  [0x750, 'arabic'],
  [0x780, ''],
  [0x8a0, 'arabic'],
  [0x900, 'devanagari'],
  [0x964, ''],
  [0x970, 'devanagari'],
  [0x980, 'bengali'],
  [0xa00, 'gurmukhi'],
  [0xa80, 'gujarati'],
  [0xb00, 'oriya'],
  [0xb80, 'tamil'],
  [0xc00, 'telugu'],
  [0xc80, 'kannada'],
  [0xd00, 'malayalam'],
  [0xd80, 'sinhala'],
  [0xe00, 'thai'],
  [0xe80, 'lao'],
  [0xf00, ''],
  [0x1000, 'myanmar'],
  [0x10a0, 'georgian'],
  [0x1100, 'hangul'],
  [0x1200, 'ethiopic'],
  [0x13a0, ''],
  [0x1780, 'khmer'],
  [0x1800, ''],
  [0x1c90, 'georgian'],
  [0x1cc0, ''],
  [0x1e00, 'latin'],
  [0x1f00, 'greek'],
  [0x2000, ''],
  [0x2d00, 'georgian'],
  [0x2d30, ''],
  [0x3041, 'kana'],
  [0x30fb, ''],
  [0x30fc, 'kana'],
  [0x3100, ''],
  [0x3130, 'hangul'],
  [0x3190, ''],
  [0x3400, 'han'],
  [0x4dc0, ''],
  [0x4e00, 'han'],
  [0xa000, ''],
  [0xac00, 'hangul'],
  [0xd7b0, ''],
  [0xf900, 'han'],
  [0xfb00, 'latin'],
  [0xfb13, 'armenian'],
  [0xfb1d, 'hebrew'],
  [0xfb50, 'arabic'],
  [0xfe00, ''],
  [0xfe70, 'arabic'],
  [0xfeff, ''],
  [0xff21, 'latin'],
  [0xff3b, ''],
  [0xff41, 'latin'],
  [0xff5b, ''],
  [0xff66, 'kana'],
  [0xffa0, 'hangul'],
  [0xffe0, ''],
  [0x20000, 'han'],
  [0x32000, ''],
];

const firstPoints = ranges.map(([point]) => point);

export function scriptOf(point: number): Script {
  if (point < 0x80) return (point | 32) >= 0x61 && (point | 32) <= 0x7a ? 'latin' : '';
  let low = 0;
  let high = firstPoints.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((firstPoints[middle] ?? 0) <= point) low = middle;
    else high = middle;
  }
  return ranges[low]?.[1] ?? '';
}

/** The first is the likeliest where nothing else is known. Every other language is written in Latin letters. */
const languagesOfScript: Readonly<Record<Script, readonly string[]>> = {
  cyrillic: ['ru', 'uk', 'bg', 'be', 'sr', 'mk', 'kk', 'ky', 'tt', 'ba', 'cv', 'mn'],
  greek: ['el'],
  hebrew: ['he', 'yi'],
  arabic: ['ar', 'fa', 'ur', 'ku', 'ps', 'sd', 'ug'],
  devanagari: ['hi', 'mr', 'ne', 'sa'],
  bengali: ['bn', 'as'],
  gurmukhi: ['pa'],
  gujarati: ['gu'],
  oriya: ['or'],
  tamil: ['ta'],
  telugu: ['te'],
  kannada: ['kn'],
  malayalam: ['ml'],
  sinhala: ['si'],
  thai: ['th'],
  lao: ['lo'],
  myanmar: ['my'],
  georgian: ['ka'],
  hangul: ['ko'],
  ethiopic: ['am', 'ti'],
  khmer: ['km'],
  kana: ['ja'],
  han: ['zh', 'ja', 'ko'],
  armenian: ['hy'],
};

const scriptsOfLanguage = new Map<string, Set<Script>>();
for (const [script, languages] of Object.entries(languagesOfScript)) {
  for (const language of languages) {
    scriptsOfLanguage.set(language, (scriptsOfLanguage.get(language) ?? new Set()).add(script));
  }
}
scriptsOfLanguage.get('sr')?.add('latin');

export const isWrittenIn = (language: string, script: Script) =>
  scriptsOfLanguage.get(language)?.has(script) ?? script === 'latin';

/** Filters the given languages by the script that they are written in, the likeliest first. */
export function languagesIn(script: Script, languages: readonly string[]): string[] {
  if (script === 'latin') return languages.filter((language) => isWrittenIn(language, 'latin'));
  return (languagesOfScript[script] ?? []).filter((language) => languages.includes(language));
}

/** Letters of each script, Japanese among Han letters counted as kana, and of all. */
export function countScripts(text: string): { most: Script; share: number; letters: number } {
  const counts = new Map<Script, number>();
  let letters = 0;
  for (const char of text) {
    const script = scriptOf(char.codePointAt(0) ?? 0);
    if (script === '') continue;
    letters += 1;
    counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  const kana = counts.get('kana') ?? 0;
  const han = counts.get('han') ?? 0;
  if (kana > 0 && han > 0 && kana * 10 >= han) {
    counts.set('kana', kana + han);
    counts.delete('han');
  }
  let [most, highest] = ['', 0];
  for (const [script, count] of counts) if (count > highest) [most, highest] = [script, count];
  return { most, share: letters > 0 ? highest / letters : 0, letters };
}
