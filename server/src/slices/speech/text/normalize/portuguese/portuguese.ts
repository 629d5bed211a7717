/** Portuguese text as it is said, in Brazil and in Portugal. */
import type { Normalizer } from '../edit.ts';
import type { RomanceLanguage } from '../romance/language.ts';
import { createRomanceNormalizer } from '../romance/romance.ts';
import { abbreviations } from './abbreviation-table.ts';
import { chess, letters, ordinalEndings, romanOf } from './letter-tables.ts';
import { money } from './money-table.ts';
import { withoutS } from '../romance/counted-nouns.ts';
import { beforeNoun, genderOf } from './nouns.ts';
import { numbersOf, type Region } from './numbers.ts';
import { dates, timesOf } from './time-tables.ts';
import { unitsOf } from './unit-table.ts';

const words = (list: string) => new Set(list.split(' '));

function portuguese(region: Region): RomanceLanguage {
  const numbers = numbersOf(region);
  return {
    numbers,
    dates,
    times: timesOf(numbers),
    money,
    units: unitsOf(region),
    of: (noun) => `de ${noun}`,
    genderOf,
    singularOf: withoutS,
    isPlural: (word) => word.endsWith('s'),
    beforeNoun,
    phones: {
      patterns: [
        String.raw`\(\d{2}\) ?9? ?\d{4}[ .-]\d{4}`,
        String.raw`\d{2} 9\d{4}[ -]\d{4}`,
        String.raw`9\d{4}-\d{4}`,
        String.raw`[2389]\d{2}[ \u00a0\u202f.-]\d{3}[ \u00a0\u202f.-]\d{3}`,
        String.raw`[29]\d[ \u00a0]\d{3}[ \u00a0]\d{2}[ \u00a0]\d{2}`,
        String.raw`0800[ .-]?\d{3}[ .-]?\d{3,4}`,
        String.raw`\d{5}-\d{3}`,
        String.raw`\d{4}-\d{3}(?= \p{Lu})`,
        String.raw`\d{3}\.\d{3}\.\d{3}-\d{2}`,
        String.raw`\d{2}\.\d{3}\.\d{3}/\d{4}-\d{2}`,
      ],
      words: [
        'tel',
        'telef',
        'telefone',
        'fax',
        'tlm',
        'telemóvel',
        'celular',
        'cel',
        'ligue',
        'liga',
        'número',
        'whatsapp',
      ],
      group: (digits) => Array.from(digits, (digit) => numbers.digits[Number(digit)]).join(' '),
    },
    signs: {
      range: 'a',
      season: 'a',
      ratio: 'para',
      plus: 'mais',
      minus: 'menos',
      times: 'vezes',
      multiple: { one: 'vez', many: 'vezes', gender: 'feminine' },
      by: 'por',
      tightBy: 'a',
      scoreWords:
        /(?:venc|ganh|perd|empat|placar|vitória|derrot|gole|jogo|partida|marc|final|clássic|resultado|bateu|bateram)/i,
      dividedBy: 'dividido por',
      over: 'sobre',
      equals: 'igual a',
      less: 'menos de',
      more: 'mais de',
      lessThan: 'menor que',
      moreThan: 'maior que',
      atMost: 'menor ou igual a',
      atLeast: 'maior ou igual a',
      notEqual: 'diferente de',
      about: 'aproximadamente igual a',
      approximately: 'aproximadamente',
      plusMinus: 'mais ou menos',
      root: 'raiz quadrada de',
      infinity: 'infinito',
      power: 'elevado a',
      squared: 'ao quadrado',
      cubed: 'ao cubo',
      percent: 'por cento',
      perMille: 'por mil',
      degrees: { one: 'grau', many: 'graus' },
      minutes: { one: 'minuto', many: 'minutos' },
      seconds: { one: 'segundo', many: 'segundos' },
      compass: { N: 'norte', S: 'sul', E: 'leste', W: 'oeste', O: 'oeste' },
      section: 'parágrafo',
      sections: 'parágrafos',
      number: 'número',
      and: 'e',
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
        '.': 'ponto',
        '/': 'barra',
        '@': 'arroba',
        '-': 'hífen',
        _: 'sublinhado',
        '?': 'ponto de interrogação',
        '=': 'igual',
        '&': 'e',
        '#': 'cardinal',
        ':': 'dois pontos',
        '%': 'por cento',
        '~': 'til',
        '+': 'mais',
      },
      hashtag: 'hashtag',
      spelledEnds: new Set(['pt', 'br', 'uk', 'us', 'eu', 'de', 'es', 'it', 'io', 'ai', 'pdf']),
    },
    abbreviations,
    roman: romanOf(numbers),
    letters,
    chess,
    ordinalEndings,
    shortOrdinal: (ordinal) => ordinal,
    degreeOrdinals: {
      articles: words('o a os as do da no na ao à em seu sua'),
      nouns: words('andar lugar prémio prêmio aniversário ano dia grau turno capítulo de'),
    },
    idioms: {
      '24/7': 'vinte e quatro por sete',
      '50/50': 'cinquenta cinquenta',
      '4x4': 'quatro por quatro',
    },
  };
}

const brazilian = createRomanceNormalizer(portuguese('BR'));
const european = createRomanceNormalizer(portuguese('PT'));

/** The reading of Portugal where it is asked for, otherwise that of Brazil, whose voice is the usual one. */
export const portugueseOf = (accent?: string): Normalizer => (accent === 'PT' ? european : brazilian);
