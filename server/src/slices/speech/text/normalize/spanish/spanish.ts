/** Spanish text as it is said. */
import type { Normalizer } from '../edit.ts';
import type { RomanceLanguage } from '../romance/language.ts';
import { createRomanceNormalizer } from '../romance/romance.ts';
import { abbreviations } from './abbreviation-table.ts';
import { chess, letters, ordinalEndings, roman } from './letter-tables.ts';
import { money } from './money-table.ts';
import { withoutS } from '../romance/counted-nouns.ts';
import { beforeNoun, genderOf } from './nouns.ts';
import { numbers } from './numbers.ts';
import { dates, times } from './time-tables.ts';
import { units } from './unit-table.ts';

const spanish = (isPointDecimal: boolean): RomanceLanguage => ({
  isPointDecimal,
  numbers,
  dates,
  times,
  money,
  units,
  of: (noun) => `de ${noun}`,
  genderOf,
  singularOf: withoutS,
  isPlural: (word) => word.endsWith('s'),
  beforeNoun,
  phones: {
    patterns: [
      String.raw`[6789]\d{2}([ .\u00a0\u202f-])\d{3}\1\d{3}`,
      String.raw`[6789]\d{2}(?:[ \u00a0\u202f-]\d{2}){3}`,
      String.raw`[89]\d[ \u00a0\u202f-]\d{3}(?:[ \u00a0\u202f-]\d{2}){2}`,
      String.raw`[2-9]\d[ \u00a0]\d{4}[ \u00a0-]\d{4}`,
      String.raw`\(\d{2,4}\)[ -]?\d{3,4}[ -]\d{4}`,
      String.raw`\d{2,3}-\d{3,4}-\d{4}`,
    ],
    words: [
      'tel',
      'tfno',
      'tlf',
      'teléf',
      'teléfono',
      'fax',
      'móvil',
      'celular',
      'llame',
      'llama',
      'número',
      'whatsapp',
    ],
    group: (digits) => Array.from(digits, (digit) => numbers.digits[Number(digit)]).join(' '),
  },
  signs: {
    range: 'a',
    season: 'a',
    ratio: 'a',
    plus: 'más',
    minus: 'menos',
    times: 'por',
    multiple: { one: 'vez', many: 'veces', gender: 'feminine' },
    by: 'por',
    dividedBy: 'dividido entre',
    over: 'sobre',
    equals: 'igual a',
    less: 'menos de',
    more: 'más de',
    lessThan: 'menor que',
    moreThan: 'mayor que',
    atMost: 'menor o igual que',
    atLeast: 'mayor o igual que',
    notEqual: 'distinto de',
    about: 'aproximadamente igual a',
    approximately: 'aproximadamente',
    plusMinus: 'más menos',
    root: 'raíz cuadrada de',
    infinity: 'infinito',
    power: 'elevado a',
    squared: 'al cuadrado',
    cubed: 'al cubo',
    percent: 'por ciento',
    perMille: 'por mil',
    degrees: { one: 'grado', many: 'grados' },
    minutes: { one: 'minuto', many: 'minutos' },
    seconds: { one: 'segundo', many: 'segundos' },
    compass: { N: 'norte', S: 'sur', E: 'este', W: 'oeste', O: 'oeste' },
    section: 'párrafo',
    sections: 'párrafos',
    number: 'número',
    and: 'y',
    others: {
      '€': 'euros',
      '£': 'libras',
      '©': 'copyright',
      '®': 'marca registrada',
      '™': 'marca comercial',
      '№': 'número',
    },
  },
  addresses: {
    marks: {
      '.': 'punto',
      '/': 'barra',
      '@': 'arroba',
      '-': 'guion',
      _: 'guion bajo',
      '?': 'signo de interrogación',
      '=': 'igual',
      '&': 'y',
      '#': 'almohadilla',
      ':': 'dos puntos',
      '%': 'por ciento',
      '~': 'virgulilla',
      '+': 'más',
    },
    hashtag: 'hashtag',
    spelledEnds: new Set(['uk', 'us', 'eu', 'de', 'it', 'io', 'ai', 'pdf']),
  },
  abbreviations,
  roman,
  letters,
  chess,
  ordinalEndings,
  shortOrdinal: (ordinal) => ordinal.replace(/(primer|tercer)o$/, '$1'),
  degreeOrdinals: {
    articles: new Set(['el', 'la', 'del', 'al', 'en', 'su']),
    nouns: new Set(['piso', 'puesto', 'lugar', 'premio', 'aniversario', 'curso', 'grado', 'día', 'de']),
  },
  idioms: {
    '24/7': 'veinticuatro siete',
    '50/50': 'cincuenta cincuenta',
    '4x4': 'cuatro por cuatro',
    '11-S': 'once ese',
    '15-M': 'quince eme',
  },
});

/** Regions that write a point before decimals and a comma between thousands; the others do as Spain does. */
const pointRegions = new Set('MX US GT HN NI PA DO PR SV PE 419'.split(' '));
const withComma = createRomanceNormalizer(spanish(false));
const withPoint = createRomanceNormalizer(spanish(true));

export const spanishOf = (accent?: string): Normalizer =>
  accent !== undefined && pointRegions.has(accent) ? withPoint : withComma;
