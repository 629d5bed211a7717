/** The names of signs, and which words of capitals are read letter by letter. */
import type { SignWords } from '../sign-words.ts';

export const addressMarks: Readonly<Record<string, string>> = {
  '.': 'Punkt',
  '/': 'Schrägstrich',
  '@': 'at',
  '-': 'Bindestrich',
  _: 'Unterstrich',
  '?': 'Fragezeichen',
  '=': 'gleich',
  '&': 'und',
  '#': 'Raute',
  ':': 'Doppelpunkt',
  '%': 'Prozent',
  '~': 'Tilde',
  '+': 'plus',
};

/** Ends of names that are spelled although they could be pronounced. */
export const spelledEnds: ReadonlySet<string> = new Set([
  'de',
  'at',
  'ch',
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
    '=': 'gleich',
    '*': 'mal',
    '×': 'mal',
    '·': 'mal',
    '÷': 'geteilt durch',
    '−': 'minus',
    '-': '',
    '<': 'kleiner als',
    '>': 'größer als',
    '^': 'hoch',
    '/': 'geteilt durch',
    '.': 'Punkt',
    ',': ',',
    ':': 'zu',
    _: '',
  },
  anywhere: {
    '×': 'mal',
    '÷': 'geteilt durch',
    '≈': 'ungefähr gleich',
    '≠': 'ungleich',
    '≤': 'kleiner gleich',
    '≥': 'größer gleich',
    '±': 'plus minus ',
    '√': 'Wurzel aus ',
    '∞': 'unendlich',
    '°': ' Grad',
    '%': ' Prozent',
    '‰': ' Promille',
    '€': 'Euro',
    $: 'Dollar',
    '£': 'Pfund',
    '¥': 'Yen',
    '©': 'Copyright',
    '®': 'eingetragene Marke',
    '™': 'Trademark',
    '℃': 'Grad Celsius',
    '℉': 'Grad Fahrenheit',
    '№': 'Nummer',
  },
  leading: {
    '-': 'minus',
    '−': 'minus',
    '–': 'minus',
    '+': 'plus',
    '~': 'ungefähr',
    '≈': 'ungefähr',
    '>': 'mehr als',
    '<': 'weniger als',
    '≥': 'mindestens',
    '≤': 'höchstens',
  },
  pairs: {
    '>=': 'größer gleich',
    '<=': 'kleiner gleich',
    '!=': 'ungleich',
    '==': 'gleich',
    '=>': 'daraus folgt',
    '->': 'nach',
  },
  powers: { '²': 'Quadrat', '³': 'hoch drei' },
  to: 'bis',
};

/** Read letter by letter although they could be pronounced, or with small letters among them. */
export const spelled: ReadonlySet<string> = new Set(
  (
    'GTI TDI CD LCD MC DC XL DL ADAC AfD AG AGB AI AKW AOK API ARD AWO BAB BIP BKA BMI BSI CIA CDU CSU DAAD DAK DDR DIHK DIN-A DIY DNA DNS EC EDV EG EIB EKD EKG ETF EU EUR EZB EVU ' +
    'FAZ FBI FDP GEZ GEW GbR GmbH HIV HNO HTML HTTP HTTPS ICE IC IHK IKEA-X IOC ISBN ISDN ISO IT ITB IWF IQ JPG KI KFZ Kfz KG kHz KFW Lkw LED LKA LMU LTE ' +
    'MAD MRT MTV NGO NDR NRW NSA OB OECD OEM OHG OP ORF OSZE PDF PDS PISA-X PKV Pkw RAF RBB RNA RTL RTLS SBB SEO SED SMS SOS SPD SUV SWR SRF SUV TU TUI TV UBS ' +
    'UDSSR UdSSR UG UHD UK UKW UN UNHCR URL USA USB UV UVP VAE VIP VHS VPN VW WDR WEA WG WHO WLAN-X WM EM WWF XML YMCA ZDF ' +
    'Lkws Pkws OSI GAU-X HR IP ABC ABS ESP EEG KITA-X SIM-X AHV EFTA-X IV BH ASB DRK THW DLRG USV UEBA EV EKU'
  )
    .split(' ')
    .filter((word) => !word.includes('-')),
);

/** Read as words although they have few vowels or look like letters. */
export const pronounced: ReadonlySet<string> = new Set(
  'NATO UNO UNESCO UNICEF FIFA UEFA OPEC AIDS DAX DIN TÜV PIN TAN IBAN BIC LASER RADAR NASA ESA IKEA WLAN AIRBUS PISA EDEKA REWE ALDI LIDL HARIBO ELSTER'.split(
    ' ',
  ),
);
