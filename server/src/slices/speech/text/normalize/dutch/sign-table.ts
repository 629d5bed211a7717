/** The names of signs, and which words of capitals are read letter by letter. */
import type { SignWords } from '../sign-words.ts';

export const addressMarks: Readonly<Record<string, string>> = {
  '.': 'punt',
  '/': 'slash',
  '@': 'at',
  '-': 'streepje',
  _: 'liggend streepje',
  '?': 'vraagteken',
  '=': 'is',
  '&': 'en',
  '#': 'hekje',
  ':': 'dubbelepunt',
  '%': 'procent',
  '~': 'tilde',
  '+': 'plus',
};

export const spelledEnds: ReadonlySet<string> = new Set([
  'nl',
  'be',
  'de',
  'io',
  'ai',
  'uk',
  'us',
  'eu',
  'es',
  'it',
  'pdf',
]);

export const signWords: SignWords = {
  between: {
    '+': 'plus',
    '=': 'is gelijk aan',
    '*': 'maal',
    '×': 'maal',
    '·': 'maal',
    '÷': 'gedeeld door',
    '−': 'min',
    '-': '',
    '<': 'is kleiner dan',
    '>': 'is groter dan',
    '^': 'tot de macht',
    '/': 'gedeeld door',
    '.': 'punt',
    ',': ',',
    ':': 'staat tot',
    _: '',
  },
  anywhere: {
    '×': 'maal',
    '÷': 'gedeeld door',
    '≈': 'is ongeveer',
    '≠': 'is niet gelijk aan',
    '≤': 'is kleiner dan of gelijk aan',
    '≥': 'is groter dan of gelijk aan',
    '±': 'plusminus ',
    '√': 'wortel ',
    '∞': 'oneindig',
    '°': ' graden',
    '%': ' procent',
    '‰': ' promille',
    '€': 'euro',
    $: 'dollar',
    '£': 'pond',
    '¥': 'yen',
    '©': 'copyright',
    '®': 'geregistreerd',
    '™': 'handelsmerk',
    '℃': 'graden Celsius',
    '℉': 'graden Fahrenheit',
    '№': 'nummer',
  },
  leading: {
    '-': 'min',
    '−': 'min',
    '–': 'min',
    '+': 'plus',
    '~': 'ongeveer',
    '≈': 'ongeveer',
    '>': 'meer dan',
    '<': 'minder dan',
    '≥': 'minstens',
    '≤': 'hoogstens',
  },
  pairs: {
    '>=': 'is groter dan of gelijk aan',
    '<=': 'is kleiner dan of gelijk aan',
    '!=': 'is niet gelijk aan',
    '==': 'is gelijk aan',
    '->': 'naar',
  },
  powers: { '²': 'kwadraat', '³': 'tot de derde' },
  to: 'tot',
};

/** Read letter by letter although they could be pronounced, or written in small letters. */
export const spelled: ReadonlySet<string> = new Set(
  (
    'WO CD DVD EU VS USA UK UN AI AIVD ABN AMRO-X ANWB ANP AOW AWBZ BSO CAO CBS CDA CIA CIO CEO DNA EHBO EK EO FBI GGD HBO HIV HR HTML HTTP IC ICE ICT ID ING ISBN IQ IT ' +
    'KNMI KPN KRO MBO NOS NCRV NPO NRC OESO OM OR OV PSV PVDA-X SP TNO TU TUE UFO-X UMC UV UWV URL USB VAR VIP VN VOC VPRO VU VWO WHO WK WAO WIA WMO XML AVG API AED AFM ' +
    'AEX BN BN-X btw BTW hbo mbo vwo wc tv TV pc PC gps dvd cd sms pdf SMS kvk KvK bv nv BV NV VRT VTM RTBF NMBS'
  )
    .split(' ')
    .filter((word) => !word.includes('-') && word !== 'AMRO'),
);

/** Read as words although they look like letters. */
export const pronounced: ReadonlySet<string> = new Set(
  'NAVO NATO UNESCO UNICEF FIFA UEFA OPEC AIDS HEMA IKEA NASA ESA HAVO VUT PIN SIM VAT RAI MAVO AMRO CITO FIOD SER CAO'.split(
    ' ',
  ),
);
