/** The names of signs, and which words of capitals are read letter by letter. */
import type { SignWords } from '../sign-words.ts';

export const addressMarks: Readonly<Record<string, string>> = {
  '.': 'kropka',
  '/': 'ukośnik',
  '@': 'małpa',
  '-': 'myślnik',
  _: 'podkreślenie',
  '?': 'znak zapytania',
  '=': 'równa się',
  '&': 'ampersand',
  '#': 'hasz',
  ':': 'dwukropek',
  '%': 'procent',
  '~': 'tylda',
  '+': 'plus',
};

export const spelledEnds: ReadonlySet<string> = new Set(['pl', 'io', 'ai', 'uk', 'us', 'eu', 'de', 'es', 'it', 'pdf']);

export const signWords: SignWords = {
  between: {
    '+': 'plus',
    '=': 'równa się',
    '*': 'razy',
    '×': 'razy',
    '·': 'razy',
    '÷': 'podzielić przez',
    '−': 'minus',
    '-': '',
    '<': 'mniejsze niż',
    '>': 'większe niż',
    '^': 'do potęgi',
    '/': 'podzielić przez',
    '.': 'kropka',
    ',': ',',
    ':': 'do',
    _: '',
  },
  anywhere: {
    '×': 'razy',
    '÷': 'podzielić przez',
    '≈': 'w przybliżeniu',
    '≠': 'nie równa się',
    '≤': 'mniejsze lub równe',
    '≥': 'większe lub równe',
    '±': 'plus minus ',
    '√': 'pierwiastek z ',
    '∞': 'nieskończoność',
    '°': ' stopni',
    '%': ' procent',
    '‰': ' promili',
    '€': 'euro',
    $: 'dolarów',
    '£': 'funtów',
    '¥': 'jenów',
    '©': 'copyright',
    '®': 'znak zastrzeżony',
    '™': 'znak towarowy',
    '℃': 'stopni Celsjusza',
    '℉': 'stopni Fahrenheita',
    '№': 'numer',
  },
  leading: {
    '-': 'minus',
    '−': 'minus',
    '–': 'minus',
    '+': 'plus',
    '~': 'około',
    '≈': 'około',
    '>': 'ponad',
    '<': 'poniżej',
    '≥': 'co najmniej',
    '≤': 'co najwyżej',
  },
  pairs: {
    '>=': 'większe lub równe',
    '<=': 'mniejsze lub równe',
    '!=': 'nie równa się',
    '==': 'równa się',
    '->': 'do',
  },
  powers: { '²': 'do kwadratu', '³': 'do trzeciej' },
  to: 'do',
};

/** Read letter by letter although they could be pronounced. */
export const spelled: ReadonlySet<string> = new Set(
  (
    'CD PZU UE USA ONZ AGD AGH AK API BIK CIA CPU EKG EU FBI GUS ISBN IPN IT KO LED LO MEN MON MSZ NFZ NIK NIP OC OFE PiS PIT PO POP PAN RAF RODO-X RTV SA SLD SMS TVP ' +
    'UB UJ UOKIK-X URL USB USG UW VIP WHO ZOO-X ZUS-X ABW CBA CBŚ AC AI UV ISO IP ID OK UFO-X HIV DNA RNA ABS ESP GPS-X IQ CEO CIT-X EKUZ-X PKO PGE PIB-X MP AM'
  )
    .split(' ')
    .filter((word) => !word.includes('-')),
);

/** Read as words although they look like letters. */
export const pronounced: ReadonlySet<string> = new Set(
  'NATO UNESCO UNICEF FIFA UEFA OPEC AIDS VAT ZUS PESEL REGON PIN PIT CIT LOT ORLEN NASA ESA RODO ZOO UFO SIM WAT SUV'.split(
    ' ',
  ),
);
