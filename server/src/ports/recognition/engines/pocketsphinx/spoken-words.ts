/** The words that stand in a text, and how each is said: what an English aligner looks for. Pure. */

export interface TextWord {
  text: string;
  /** UTF-16 positions in the text; `to` is exclusive. */
  from: number;
  to: number;
  /** Small letters and apostrophes; several where a number is said in several words; none for what is not said. */
  spoken: string[];
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const signs: Readonly<Record<string, string>> = {
  '%': 'percent',
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '@': 'at',
  $: 'dollars',
  '€': 'euros',
  '£': 'pounds',
};

/** Words are what spaces separate. */
export function wordsOfText(text: string): TextWord[] {
  return [...text.matchAll(/\S+/gu)].map(([word], index, all) => {
    const from = all[index]?.index ?? 0;
    return { text: word, from, to: from + word.length, spoken: sayWord(word) };
  });
}

function sayWord(word: string): string[] {
  const plain = word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .toLowerCase();
  return [...plain.matchAll(/\d[\d,]*(?:\.\d+)?(?:st|nd|rd|th)?|[a-z]+(?:'[a-z]+)*|[%&+=@$€£]/g)].flatMap(([part]) => {
    if (/^\d/.test(part)) return sayNumber(part.replaceAll(',', ''));
    const sign = signs[part];
    return sign === undefined ? [part] : [sign];
  });
}

function sayNumber(digits: string): string[] {
  const [whole = '', fraction] = digits.replace(/[a-z]+$/, '').split('.');
  const spoken = whole.length > 9 ? [...whole].map((digit) => ones[Number(digit)] ?? '') : sayWhole(Number(whole));
  return fraction === undefined
    ? spoken
    : [...spoken, 'point', ...[...fraction].map((digit) => ones[Number(digit)] ?? '')];
}

function sayWhole(value: number): string[] {
  if (value < 20) return [ones[value] ?? ''];
  if (value < 100) return [tens[Math.floor(value / 10)] ?? '', ...(value % 10 ? sayWhole(value % 10) : [])];
  // Years are said in pairs.
  if (value >= 1100 && value < 2000 && value % 100 !== 0) {
    const rest = value % 100;
    return [...sayWhole(Math.floor(value / 100)), ...(rest < 10 ? ['oh'] : []), ...sayWhole(rest)];
  }
  const [size, name] = value >= 1e6 ? [1e6, 'million'] : value >= 1000 ? [1000, 'thousand'] : [100, 'hundred'];
  return [...sayWhole(Math.floor(value / size)), name, ...(value % size ? sayWhole(value % size) : [])];
}
