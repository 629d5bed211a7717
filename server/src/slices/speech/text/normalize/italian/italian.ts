/** Italian text as it is said. */
import type { RomanceLanguage } from '../romance/language.ts';
import { createRomanceNormalizer } from '../romance/romance.ts';
import { abbreviations } from './abbreviation-table.ts';
import { chess, letters, ordinalEndings, roman } from './letter-tables.ts';
import { money } from './money-table.ts';
import { beforeNoun, genderOf, singularOf, withArticle } from './nouns.ts';
import { numbers } from './numbers.ts';
import { dates, times } from './time-tables.ts';
import { units } from './unit-table.ts';

const words = (list: string) => new Set(list.split(' '));

const italian: RomanceLanguage = {
  numbers,
  dates,
  times,
  money,
  units,
  of: (noun) => `di ${noun}`,
  genderOf,
  singularOf,
  isPlural: (word) => /[eiaoàùéu]$/u.test(word),
  beforeNoun,
  joinCounted: withArticle,
  phones: {
    patterns: [
      String.raw`0\d{1,3}[ \u00a0/.-]{1,3}\d{5,8}`,
      String.raw`0\d{1,3}([ .-])\d{2,4}(?:\1\d{2,4}){1,3}`,
      String.raw`3\d{2}[ \u00a0/.-]{1,3}\d{6,7}`,
      String.raw`3\d{2}([ .-])\d{3}\2\d{3,4}`,
      String.raw`3\d{2}([ .-])\d{2}\3\d{2}\3\d{2,3}`,
      String.raw`3\d{9}`,
      String.raw`800[ .-]?\d{3}[ .-]?\d{3}`,
    ],
    words: ['tel', 'telefono', 'fax', 'cell', 'cellulare', 'chiamate', 'chiama', 'chiami', 'numero', 'whatsapp'],
    group: (digits) => Array.from(digits, (digit) => numbers.digits[Number(digit)]).join(' '),
  },
  signs: {
    range: 'a',
    season: '',
    ratio: 'a',
    plus: 'più',
    minus: 'meno',
    times: 'per',
    multiple: { one: 'volta', many: 'volte', gender: 'feminine' },
    by: 'per',
    dividedBy: 'diviso',
    over: 'su',
    equals: 'uguale a',
    less: 'meno di',
    more: 'più di',
    lessThan: 'minore di',
    moreThan: 'maggiore di',
    atMost: 'minore o uguale a',
    atLeast: 'maggiore o uguale a',
    notEqual: 'diverso da',
    about: 'circa uguale a',
    approximately: 'circa',
    plusMinus: 'più o meno',
    root: 'radice quadrata di',
    infinity: 'infinito',
    power: 'alla',
    squared: 'al quadrato',
    cubed: 'al cubo',
    percent: 'per cento',
    perMille: 'per mille',
    degrees: { one: 'grado', many: 'gradi' },
    minutes: { one: 'minuto', many: 'minuti' },
    seconds: { one: 'secondo', many: 'secondi' },
    compass: { N: 'nord', S: 'sud', E: 'est', W: 'ovest', O: 'ovest' },
    section: 'paragrafo',
    sections: 'paragrafi',
    number: 'numero',
    and: 'e',
    others: {
      '€': 'euro',
      '£': 'sterline',
      '©': 'copyright',
      '®': 'marchio registrato',
      '™': 'marchio',
      '№': 'numero',
    },
  },
  addresses: {
    marks: {
      '.': 'punto',
      '/': 'barra',
      '@': 'chiocciola',
      '-': 'trattino',
      _: 'trattino basso',
      '?': 'punto interrogativo',
      '=': 'uguale',
      '&': 'e',
      '#': 'cancelletto',
      ':': 'due punti',
      '%': 'per cento',
      '~': 'tilde',
      '+': 'più',
    },
    hashtag: 'hashtag',
    spelledEnds: new Set(['uk', 'us', 'eu', 'de', 'es', 'io', 'ai', 'ch', 'pdf']),
  },
  abbreviations,
  roman,
  letters,
  chess,
  ordinalEndings,
  shortOrdinal: (ordinal) => ordinal,
  degreeOrdinals: {
    articles: words(
      'il lo la i le un una del della al alla nel nella dal dalla sul sulla suo sua loro mio mia nostro nostra vostro vostra questo questa ogni arrivato arrivata arrivò classificato classificata piazzato piazzata finito finita lui lei arrivato arrivata classificato classificata giunto giunta',
    ),
    nouns: words(
      'piano posto grado premio secolo anniversario compleanno classificato maggio gennaio febbraio marzo aprile giugno luglio agosto settembre ottobre novembre dicembre anno giorno turno capitolo livello edizione giornata minuto municipio reggimento comma',
    ),
  },
  idioms: {
    '24/7': 'ventiquattro su sette',
    '24/24': 'ventiquattro su ventiquattro',
    '7/7': 'sette su sette',
    '50/50': 'cinquanta e cinquanta',
    '4x4': 'quattro per quattro',
  },
};

export const normalizeItalian = createRomanceNormalizer(italian);
