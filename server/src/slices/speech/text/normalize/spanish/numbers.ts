/** Numbers in Spanish words. */
import type { Gender, NumberForm, NumberWords } from '../romance/language.ts';

const ones =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const hundreds = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];

function belowHundred(value: number): string {
  if (value < 30) return ones[value] ?? '';
  const one = value % 10;
  return (tens[Math.floor(value / 10)] ?? '') + (one ? ` y ${ones[one]}` : '');
}

function belowThousand(value: number, form: NumberForm): string {
  if (value === 100) return 'cien';
  const hundred = hundreds[Math.floor(value / 100)] ?? '';
  const rest = value % 100 ? belowHundred(value % 100) : '';
  const said = [form === 'feminine' ? hundred.replace(/os$/, 'as') : hundred, rest].filter(Boolean).join(' ');
  if (form === 'feminine') return said.replace(/uno$/, 'una');
  return form === 'masculine' ? said.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un') : said;
}

/** Millions are counted in thousands: `mil millones`. */
function belowMillion(value: number, form: NumberForm): string {
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  const counted = thousands === 1 ? 'mil' : `${belowThousand(thousands, form === 'feminine' ? form : 'masculine')} mil`;
  return [thousands ? counted : '', rest ? belowThousand(rest, form) : ''].filter(Boolean).join(' ');
}

function cardinal(value: number, form: NumberForm): string {
  if (value === 0) return 'cero';
  const billions = Math.floor(value / 1e12);
  const millions = Math.floor(value / 1e6) % 1e6;
  const rest = value % 1e6;
  return [
    billions ? `${belowMillion(billions, 'masculine')} ${billions === 1 ? 'billón' : 'billones'}` : '',
    millions ? `${belowMillion(millions, 'masculine')} ${millions === 1 ? 'millón' : 'millones'}` : '',
    rest ? belowMillion(rest, form) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const ordinalOnes = ['', 'primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno'];
const ordinalTens = [
  '',
  'décimo',
  'vigésimo',
  'trigésimo',
  'cuadragésimo',
  'quincuagésimo',
  'sexagésimo',
  'septuagésimo',
  'octogésimo',
  'nonagésimo',
];
const ordinalHundreds = ['', 'centésimo', 'ducentésimo', 'tricentésimo', 'cuadringentésimo', 'quingentésimo'];

function ordinal(value: number, gender: Gender): string {
  const said = masculineOrdinal(value);
  return gender === 'feminine' ? said.replace(/o(?=\s|$)/g, 'a') : said;
}

function masculineOrdinal(value: number): string {
  const one = ordinalOnes[value % 10] ?? '';
  if (value === 0 || value > 1000) return cardinal(value, 'counting');
  if (value === 1000) return 'milésimo';
  if (value === 11) return 'undécimo';
  if (value === 12) return 'duodécimo';
  if (value > 12 && value < 20) return `decimo${one}`;
  if (value >= 600) return cardinal(value, 'counting');
  const ten = ordinalTens[Math.floor(value / 10) % 10] ?? '';
  return [ordinalHundreds[Math.floor(value / 100)] ?? '', ten, one].filter(Boolean).join(' ');
}

const parts: Readonly<Record<number, string>> = {
  2: 'medio',
  3: 'tercio',
  9: 'noveno',
  100: 'centésimo',
  1000: 'milésimo',
};

function denominator(value: number): readonly [string, string] {
  const one =
    parts[value] ??
    (value <= 10
      ? masculineOrdinal(value)
      : `${cardinal(value, 'counting').replaceAll(' ', '').replace(/[ae]$/, '').replace(/o$/, '')}avo`);
  return [one, `${one}s`];
}

export const numbers: NumberWords = {
  cardinal,
  ordinal,
  denominator,
  half: { masculine: 'y medio', feminine: 'y media' },
  halfOf: { masculine: 'medio', feminine: 'media' },
  digits: ones.slice(0, 10),
  comma: 'coma',
  point: 'punto',
  maxDecimalsAsNumber: 3,
  isSingular: (value) => value === 1,
  and: 'y',
};
