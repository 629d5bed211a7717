/** Numbers in Italian words. */
import type { Gender, NumberForm, NumberWords } from '../romance/language.ts';

const ones =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const tens = ['', '', 'venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'];
const scales = [
  [1e12, 'bilione', 'bilioni'],
  [1e9, 'miliardo', 'miliardi'],
  [1e6, 'milione', 'milioni'],
] as const;

function belowHundred(value: number): string {
  if (value < 20) return ones[value] ?? '';
  const ten = tens[Math.floor(value / 10)] ?? '';
  const one = value % 10;
  if (one === 0) return ten;
  // The ten loses its vowel before "uno" and "otto".
  return (one === 1 || one === 8 ? ten.slice(0, -1) : ten) + ones[one];
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100 ? belowHundred(value % 100) : '';
  if (hundreds === 0) return rest;
  const said = `${hundreds > 1 ? ones[hundreds] : ''}cent`;
  return said + (rest.startsWith('ott') ? rest : `o${rest}`);
}

/** Thousands and what follows are one word. */
function belowMillion(value: number): string {
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000 ? belowThousand(value % 1000) : '';
  const counted = thousands === 0 ? '' : thousands === 1 ? 'mille' : `${belowThousand(thousands)}mila`;
  // A three at the end of a longer word has an accent.
  return (counted + rest).replace(/(?<=.)tre$/, 'tré');
}

function cardinal(value: number, form: NumberForm): string {
  if (value === 0) return 'zero';
  if (value === 1) return { counting: 'uno', masculine: 'un', feminine: 'una' }[form];
  const words: string[] = [];
  let rest = value;
  for (const [scale, one, many] of scales) {
    const count = Math.floor(rest / scale);
    if (count > 0) words.push(count === 1 ? `un ${one}` : `${belowMillion(count)} ${many}`);
    rest %= scale;
  }
  if (rest > 0) words.push(belowMillion(rest));
  return words.join(' ');
}

const ordinals = ['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo', 'nono', 'decimo'];

function ordinal(value: number, gender: Gender): string {
  const said = ordinals[value] || `${stem(value)}esimo`;
  return gender === 'feminine' ? `${said.slice(0, -1)}a` : said;
}

function stem(value: number): string {
  const said = cardinal(value, 'counting').replaceAll(' ', '');
  if (said.endsWith('mila')) return `${said.slice(0, -1)}l`.replace(/mill$/, 'mill');
  if (said.endsWith('tré')) return `${said.slice(0, -1)}e`;
  return said.endsWith('sei') ? said : said.slice(0, -1);
}

function denominator(value: number): readonly [string, string] {
  const one = value === 2 ? 'mezzo' : ordinal(value, 'masculine');
  return [one, `${one.slice(0, -1)}i`];
}

export const numbers: NumberWords = {
  cardinal,
  ordinal,
  denominator,
  half: { masculine: 'e mezzo', feminine: 'e mezza' },
  halfOf: { masculine: 'mezzo', feminine: 'mezza' },
  digits: ones.slice(0, 10),
  comma: 'virgola',
  point: 'punto',
  maxDecimalsAsNumber: 3,
  isSingular: (value) => value === 1,
  and: 'e',
};
