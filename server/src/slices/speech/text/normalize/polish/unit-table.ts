/** Units with their forms in each case, one and several. */
import { cases, type Case } from './numbers.ts';

export interface Noun {
  gender: 'm' | 'f' | 'n';
  /** Forms in the order of `cases`. */
  one: readonly string[];
  several: readonly string[];
}

export const formOf = (forms: readonly string[], kind: Case): string => forms[cases.indexOf(kind)] ?? '';

const noun = (gender: Noun['gender'], one: string, several: string): Noun => ({
  gender,
  one: one.split(' '),
  several: several.split(' '),
});
const map = ({ gender, one, several }: Noun, change: (form: string, i: number, isOne: boolean) => string): Noun => ({
  gender,
  one: one.map((form, i) => change(form, i, true)),
  several: several.map((form, i) => change(form, i, false)),
});
const prefixed = (prefix: string, base: Noun) => map(base, (form) => prefix + form);
export const followed = (base: Noun, words: string) => map(base, (form) => `${form} ${words}`);

/** `metr kwadratowy`: an adjective that follows a masculine noun in each form. */
const described = (base: Noun, adjective: string) => {
  const stem = adjective.slice(0, -1);
  const one = ['y', 'ego', 'emu', 'y', 'ym', 'ym'];
  const several = ['e', 'ych', 'ym', 'e', 'ymi', 'ych'];
  return map(base, (form, i, isOne) => `${form} ${stem}${(isOne ? one : several)[i]}`);
};
const unchanged = (word: string, gender: Noun['gender'] = 'n') =>
  map(noun(gender, 'x x x x x x', 'x x x x x x'), () => word);

/** A masculine noun of the usual kind: `gram`, `kilowat`. */
export const masculine = (stem: string, locative = `${stem}ie`, few = `${stem}y`): Noun =>
  noun(
    'm',
    `${stem} ${stem}a ${stem}owi ${stem} ${stem}em ${locative}`,
    `${few} ${stem}ów ${stem}om ${few} ${stem}ami ${stem}ach`,
  );

const metre = masculine('metr', 'metrze');
const litre = masculine('litr', 'litrze');
const gram = masculine('gram');
const hertz = masculine('herc', 'hercu', 'herce');
const watt = masculine('wat', 'wacie');
const joule = noun('m', 'dżul dżula dżulowi dżul dżulem dżulu', 'dżule dżuli dżulom dżule dżulami dżulach');
const byte = masculine('bajt', 'bajcie');
const bit = masculine('bit', 'bicie');
const volt = masculine('wolt', 'wolcie');
const amp = masculine('amper', 'amperze');
const pascal = noun(
  'm',
  'paskal paskala paskalowi paskal paskalem paskalu',
  'paskale paskali paskalom paskale paskalami paskalach',
);
export const hour = noun(
  'f',
  'godzina godziny godzinie godzinę godziną godzinie',
  'godziny godzin godzinom godziny godzinami godzinach',
);
const minute = noun(
  'f',
  'minuta minuty minucie minutę minutą minucie',
  'minuty minut minutom minuty minutami minutach',
);
const second = noun(
  'f',
  'sekunda sekundy sekundzie sekundę sekundą sekundzie',
  'sekundy sekund sekundom sekundy sekundami sekundach',
);
const degree = noun(
  'm',
  'stopień stopnia stopniowi stopień stopniem stopniu',
  'stopnie stopni stopniom stopnie stopniami stopniach',
);
const wattHour = noun(
  'f',
  'watogodzina watogodziny watogodzinie watogodzinę watogodziną watogodzinie',
  'watogodziny watogodzin watogodzinom watogodziny watogodzinami watogodzinach',
);
const tonne = noun('f', 'tona tony tonie tonę toną tonie', 'tony ton tonom tony tonami tonach');
const inch = noun('m', 'cal cala calowi cal calem calu', 'cale cali calom cale calami calach');
const person = noun('f', 'osoba osoby osobie osobę osobą osobie', 'osoby osób osobom osoby osobami osobach');
const piece = noun('f', 'sztuka sztuki sztuce sztukę sztuką sztuce', 'sztuki sztuk sztukom sztuki sztukami sztukach');
const month = noun(
  'm',
  'miesiąc miesiąca miesiącowi miesiąc miesiącem miesiącu',
  'miesiące miesięcy miesiącom miesiące miesiącami miesiącach',
);
const week = noun(
  'm',
  'tydzień tygodnia tygodniowi tydzień tygodniem tygodniu',
  'tygodnie tygodni tygodniom tygodnie tygodniami tygodniach',
);
const day = noun('m', 'dzień dnia dniowi dzień dniem dniu', 'dni dni dniom dni dniami dniach');
const year = noun('m', 'rok roku rokowi rok rokiem roku', 'lata lat latom lata latami latach');
const horse = noun('m', 'koń konia koniowi koń koniem koniu', 'konie koni koniom konie końmi koniach');
const spoon = noun('f', 'łyżka łyżki łyżce łyżkę łyżką łyżce', 'łyżki łyżek łyżkom łyżki łyżkami łyżkach');
const hectare = masculine('hektar', 'hektarze');
const calorie = noun(
  'f',
  'kaloria kalorii kalorii kalorię kalorią kalorii',
  'kalorie kalorii kaloriom kalorie kaloriami kaloriach',
);
const pixel = noun(
  'm',
  'piksel piksela pikselowi piksel pikselem pikselu',
  'piksele pikseli pikselom piksele pikselami pikselach',
);
const table: Record<string, Noun> = {};
for (const [symbol, prefix] of Object.entries({
  '': '',
  k: 'kilo',
  h: 'hekto',
  d: 'decy',
  c: 'centy',
  m: 'mili',
  µ: 'mikro',
  μ: 'mikro',
  n: 'nano',
})) {
  if (symbol !== 'h') table[`${symbol}m`] = prefixed(prefix, metre);
  if (symbol !== 'd' && symbol !== 'h') table[`${symbol}g`] = prefixed(prefix, gram);
  if (symbol !== 'k' && symbol !== 'n') table[`${symbol}l`] = prefixed(prefix, litre);
}
for (const [symbol, prefix] of Object.entries({ '': '', k: 'kilo', M: 'mega', G: 'giga', T: 'tera' })) {
  table[`${symbol}Hz`] = prefixed(prefix, hertz);
  table[`${symbol}W`] = prefixed(prefix, watt);
  table[`${symbol}Wh`] = prefixed(prefix, wattHour);
  table[`${symbol}J`] = prefixed(prefix, joule);
  if (!symbol) continue;
  table[`${symbol}B`] = prefixed(prefix, byte);
  table[`${symbol}b`] = table[`${symbol}bit`] = prefixed(prefix, bit);
}
for (const base of ['m', 'cm', 'mm', 'km', 'dm']) {
  const unit = table[base] ?? metre;
  table[`${base}²`] = table[`${base}2`] = described(unit, 'kwadratowy');
  table[`${base}³`] = table[`${base}3`] = described(unit, 'sześcienny');
}

export const units: ReadonlyMap<string, Noun> = new Map(
  Object.entries({
    ...table,
    dag: prefixed('deka', gram),
    dkg: prefixed('deka', gram),
    KB: prefixed('kilo', byte),
    L: litre,
    mL: prefixed('mili', litre),
    mkw: described(metre, 'kwadratowy'),
    'mkw.': described(metre, 'kwadratowy'),
    'm kw.': described(metre, 'kwadratowy'),
    'km kw.': described(prefixed('kilo', metre), 'kwadratowy'),
    ha: hectare,
    t: tonne,
    V: volt,
    kV: prefixed('kilo', volt),
    mV: prefixed('mili', volt),
    A: amp,
    mA: prefixed('mili', amp),
    mAh: prefixed(
      'mili',
      noun(
        'f',
        'amperogodzina amperogodziny amperogodzinie amperogodzinę amperogodziną amperogodzinie',
        'amperogodziny amperogodzin amperogodzinom amperogodziny amperogodzinami amperogodzinach',
      ),
    ),
    Pa: pascal,
    hPa: prefixed('hekto', pascal),
    kPa: prefixed('kilo', pascal),
    MPa: prefixed('mega', pascal),
    bar: masculine('bar', 'barze'),
    dB: prefixed('decy', noun('m', 'bel bela belowi bel belem belu', 'bele beli belom bele belami belach')),
    N: masculine('niuton'),
    Nm: masculine('niutonometr', 'niutonometrze'),
    Ω: masculine('om'),
    px: pixel,
    Mpx: prefixed('mega', pixel),
    KM: map(
      horse,
      (form, i, isOne) =>
        `${form} mechaniczn${(isOne ? ['y', 'ego', 'emu', 'y', 'ym', 'ym'] : ['e', 'ych', 'ym', 'e', 'ymi', 'ych'])[i]}`,
    ),
    kcal: prefixed('kilo', calorie),
    cal: calorie,
    mph: followed(noun('f', 'mila mili mili milę milą mili', 'mile mil milom mile milami milach'), 'na godzinę'),
    ms: prefixed('mili', second),
    ns: prefixed('nano', second),
    s: second,
    sek: second,
    'sek.': second,
    min: minute,
    'min.': minute,
    h: hour,
    godz: hour,
    'godz.': hour,
    'mies.': month,
    'tyg.': week,
    'os.': person,
    'szt.': piece,
    szt: piece,
    'r.ż.': followed(year, 'życia'),
    dni: day,
    'łyż.': spoon,
    '°': degree,
    '°C': followed(degree, 'Celsjusza'),
    '° C': followed(degree, 'Celsjusza'),
    '°F': followed(degree, 'Fahrenheita'),
    '° F': followed(degree, 'Fahrenheita'),
    '℃': followed(degree, 'Celsjusza'),
    '℉': followed(degree, 'Fahrenheita'),
    '%': unchanged('procent', 'm'),
    '‰': noun(
      'm',
      'promil promila promilowi promil promilem promilu',
      'promile promili promilom promile promilami promilach',
    ),
    'proc.': unchanged('procent', 'm'),
    pkt: masculine('punkt', 'punkcie'),
    'pkt.': masculine('punkt', 'punkcie'),
    'str.': noun('f', 'strona strony stronie stronę stroną stronie', 'strony stron stronom strony stronami stronach'),
    gr: noun('m', 'grosz grosza groszowi grosz groszem groszu', 'grosze groszy groszom grosze groszami groszach'),
  } satisfies Record<string, Noun>),
);
export const inches = inch;

/** What stands after a slash: `km/h`. Undefined for what is a unit in the table. */
export const perWords: Readonly<Record<string, string>> = {
  h: 'godzinę',
  godz: 'godzinę',
  'godz.': 'godzinę',
  mies: 'miesiąc',
  'mies.': 'miesiąc',
  miesiąc: 'miesiąc',
  rok: 'rok',
  tydzień: 'tydzień',
  dzień: 'dzień',
  dobę: 'dobę',
  doba: 'dobę',
  'os.': 'osobę',
  os: 'osobę',
  osobę: 'osobę',
  'szt.': 'sztukę',
  szt: 'sztukę',
  '100 km': 'sto kilometrów',
  '100km': 'sto kilometrów',
  '100 g': 'sto gramów',
  '100 ml': 'sto mililitrów',
};

export const magnitudes: Readonly<Record<string, Noun>> = {
  'tys.': noun(
    'm',
    'tysiąc tysiąca tysiącowi tysiąc tysiącem tysiącu',
    'tysiące tysięcy tysiącom tysiące tysiącami tysiącach',
  ),
  tys: noun(
    'm',
    'tysiąc tysiąca tysiącowi tysiąc tysiącem tysiącu',
    'tysiące tysięcy tysiącom tysiące tysiącami tysiącach',
  ),
  mln: masculine('milion'),
  'mln.': masculine('milion'),
  mld: masculine('miliard', 'miliardzie'),
  'mld.': masculine('miliard', 'miliardzie'),
  bln: masculine('bilion'),
};
