/** French text as it is said. */
import type { Normalizer } from '../edit.ts';
import type { NumberWords, RomanceLanguage } from '../romance/language.ts';
import { createRomanceNormalizer } from '../romance/romance.ts';
import { abbreviations } from './abbreviation-table.ts';
import { chess, letters, ordinalEndings, romanOf } from './letter-tables.ts';
import { money } from './money-table.ts';
import { withoutS } from '../romance/counted-nouns.ts';
import { beforeNoun, genderOf } from './nouns.ts';
import { numbersOf, type Region } from './numbers.ts';
import { dates, timesOf } from './time-tables.ts';
import { units } from './unit-table.ts';

/** Pairs are numbers, other groups too as long as they do not begin with a zero; longer ones are digits. */
function group(numbers: NumberWords, digits: string): string {
  const pairs = digits.length > 3 && digits.length % 2 === 0 ? (digits.match(/\d{2}/g) ?? []) : [digits];
  return pairs
    .map((pair) => {
      const zeros = /^0*(?=\d)/.exec(pair)?.[0] ?? '';
      const rest = pair.slice(zeros.length);
      const said = [...Array.from(zeros, () => 'zéro'), numbers.cardinal(Number(rest), 'counting')];
      return said.join(' ');
    })
    .join(', ');
}

const french = (region: Region): RomanceLanguage => {
  const numbers = numbersOf(region);
  return {
    numbers,
    dates,
    times: timesOf(numbers),
    money,
    units,
    of: (noun) =>
      /^[aeiouyéèêâîôûœæh]/i.test(noun) && !/^(?:hectare|hertz|huit|onze|yen|hollandais)/.test(noun)
        ? `d’${noun}`
        : `de ${noun}`,
    genderOf,
    singularOf: withoutS,
    isPlural: (word) => /[sxz]$/.test(word),
    beforeNoun,
    phones: {
      patterns: [
        String.raw`0[1-9](?:[ .\u00a0\u202f-]\d{2}){4}`,
        String.raw`0[1-9]\d{8}`,
        String.raw`0 ?8\d{2}(?:[ .\u00a0]\d{3}){2}`,
        String.raw`\(?[2-9]\d{2}\)?[ .-]\d{3}-\d{4}`,
        String.raw`00\d{2}[ .]?\d(?:[ .]?\d{2}){4}`,
      ],
      words: ['tél', 'tel', 'téléphone', 'fax', 'portable', 'mobile', 'appelez', 'numéro', 'composez'],
      group: (digits) => group(numbers, digits),
    },
    signs: {
      range: 'à',
      season: '',
      ratio: 'à',
      plus: 'plus',
      minus: 'moins',
      times: 'fois',
      multiple: { one: 'fois', many: 'fois', gender: 'feminine' },
      by: 'par',
      dividedBy: 'divisé par',
      over: 'sur',
      equals: 'égale',
      less: 'moins de',
      more: 'plus de',
      lessThan: 'inférieur à',
      moreThan: 'supérieur à',
      atMost: 'inférieur ou égal à',
      atLeast: 'supérieur ou égal à',
      notEqual: 'différent de',
      about: 'environ égal à',
      approximately: 'environ',
      plusMinus: 'plus ou moins',
      root: 'racine carrée de',
      infinity: 'l’infini',
      power: 'puissance',
      squared: 'au carré',
      cubed: 'au cube',
      percent: 'pour cent',
      perMille: 'pour mille',
      degrees: { one: 'degré', many: 'degrés' },
      minutes: { one: 'minute', many: 'minutes', gender: 'feminine' },
      seconds: { one: 'seconde', many: 'secondes', gender: 'feminine' },
      compass: { N: 'nord', S: 'sud', E: 'est', W: 'ouest', O: 'ouest' },
      section: 'paragraphe',
      sections: 'paragraphes',
      number: 'numéro',
      and: 'et',
      others: {
        '€': 'euros',
        '£': 'livres',
        '©': 'copyright',
        '®': 'marque déposée',
        '™': 'marque commerciale',
        '№': 'numéro',
      },
    },
    addresses: {
      marks: {
        '.': 'point',
        '/': 'barre oblique',
        '@': 'arobase',
        '-': 'tiret',
        _: 'tiret bas',
        '?': 'point d’interrogation',
        '=': 'égale',
        '&': 'et',
        '#': 'dièse',
        ':': 'deux-points',
        '%': 'pour cent',
        '~': 'tilde',
        '+': 'plus',
      },
      hashtag: 'hashtag',
      spelledEnds: new Set(['fr', 'be', 'ch', 'ca', 'uk', 'us', 'eu', 'de', 'es', 'it', 'io', 'ai', 'pdf']),
    },
    abbreviations,
    roman: romanOf(numbers),
    letters,
    chess,
    ordinalEndings,
    shortOrdinal: (ordinal) => ordinal,
    degreeOrdinals: { articles: new Set(), nouns: new Set() },
    idioms: {
      '24/24': 'vingt-quatre sur vingt-quatre',
      '7/7': 'sept sur sept',
      '24/7': 'vingt-quatre sur sept',
      '4x4': 'quatre-quatre',
    },
  };
};

const byRegion: Readonly<Record<Region, Normalizer>> = {
  FR: createRomanceNormalizer(french('FR')),
  BE: createRomanceNormalizer(french('BE')),
  CH: createRomanceNormalizer(french('CH')),
};

/** The reading of Belgium or Switzerland where it is asked for, otherwise that of France and Canada. */
export const frenchOf = (accent?: string): Normalizer => byRegion[accent === 'BE' || accent === 'CH' ? accent : 'FR'];
