/** Symbols of units after a number: what is said for one, for several, and for several in the dative. */
import type { Gender } from './noun-table.ts';

export interface Unit {
  one: string;
  many: string;
  dative: string;
  gender: Gender;
}

const unit = (gender: Gender, one: string, many = one, dative = many): Unit => ({ gender, one, many, dative });
/** `Meter` has an ending in the dative: `mit fünf Metern`. */
const inEr = (one: string): Unit => unit('m', one, one, `${one}n`);

const table: Record<string, Unit> = {};
for (const [symbol, prefix] of Object.entries({
  '': '',
  k: 'Kilo',
  h: 'Hekto',
  d: 'Dezi',
  c: 'Zenti',
  m: 'Milli',
  µ: 'Mikro',
  μ: 'Mikro',
  n: 'Nano',
})) {
  const name = (base: string) => (prefix ? prefix + base.toLowerCase() : base);
  if (symbol !== 'h') table[`${symbol}m`] = inEr(name('Meter'));
  if (symbol !== 'd' && symbol !== 'h') table[`${symbol}g`] = unit('n', name('Gramm'));
  if (symbol !== 'k' && symbol !== 'n') table[`${symbol}l`] = inEr(name('Liter'));
}
for (const [symbol, prefix] of Object.entries({ '': '', k: 'Kilo', M: 'Mega', G: 'Giga', T: 'Tera' })) {
  const name = (base: string) => (prefix ? prefix + base.toLowerCase() : base);
  table[`${symbol}Hz`] = unit('n', name('Hertz'));
  table[`${symbol}W`] = unit('n', name('Watt'));
  table[`${symbol}Wh`] = unit('f', name('Wattstunde'), name('Wattstunden'));
  table[`${symbol}J`] = unit('n', name('Joule'));
  if (!symbol) continue;
  table[`${symbol}B`] = unit('n', name('Byte'));
  table[`${symbol}bit`] = table[`${symbol}Bit`] = unit('n', name('Bit'));
}
for (const base of ['m', 'cm', 'mm', 'km', 'dm']) {
  const { one = '' } = table[base] ?? {};
  table[`${base}²`] = table[`${base}2`] = inEr(`Quadrat${one.toLowerCase()}`);
  table[`${base}³`] = table[`${base}3`] = inEr(`Kubik${one.toLowerCase()}`);
}
const week = unit('f', 'Woche', 'Wochen');
const month = unit('m', 'Monat', 'Monate', 'Monaten');
const year = unit('n', 'Jahr', 'Jahre', 'Jahren');
const day = unit('m', 'Tag', 'Tage', 'Tagen');
const hour = unit('f', 'Stunde', 'Stunden');
const minute = unit('f', 'Minute', 'Minuten');
const second = unit('f', 'Sekunde', 'Sekunden');
const piece = unit('n', 'Stück');

export const units: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    ...table,
    dag: unit('n', 'Dekagramm'),
    dkg: unit('n', 'Dekagramm'),
    KB: unit('n', 'Kilobyte'),
    PB: unit('n', 'Petabyte'),
    L: inEr('Liter'),
    mL: inEr('Milliliter'),
    qm: inEr('Quadratmeter'),
    qkm: inEr('Quadratkilometer'),
    ccm: inEr('Kubikzentimeter'),
    cbm: inEr('Kubikmeter'),
    ha: unit('m', 'Hektar'),
    t: unit('f', 'Tonne', 'Tonnen'),
    Pfd: unit('n', 'Pfund'),
    'Pfd.': unit('n', 'Pfund'),
    Ztr: unit('m', 'Zentner', 'Zentner', 'Zentnern'),
    'Ztr.': unit('m', 'Zentner', 'Zentner', 'Zentnern'),
    kmh: unit('m', 'Kilometer pro Stunde', 'Kilometer pro Stunde', 'Kilometern pro Stunde'),
    'm/s²': inEr('Meter pro Quadratsekunde'),
    mph: unit('f', 'Meile pro Stunde', 'Meilen pro Stunde'),
    kn: unit('m', 'Knoten'),
    kcal: unit('f', 'Kilokalorie', 'Kilokalorien'),
    cal: unit('f', 'Kalorie', 'Kalorien'),
    PS: unit('f', 'P S'),
    hPa: unit('n', 'Hektopascal'),
    kPa: unit('n', 'Kilopascal'),
    Pa: unit('n', 'Pascal'),
    bar: unit('n', 'Bar'),
    mbar: unit('n', 'Millibar'),
    dB: unit('n', 'Dezibel'),
    V: unit('n', 'Volt'),
    mV: unit('n', 'Millivolt'),
    kV: unit('n', 'Kilovolt'),
    kVA: unit('n', 'Kilovoltampere'),
    mA: unit('n', 'Milliampere'),
    mAh: unit('f', 'Milliamperestunde', 'Milliamperestunden'),
    Ah: unit('f', 'Amperestunde', 'Amperestunden'),
    N: unit('n', 'Newton'),
    Nm: inEr('Newtonmeter'),
    kN: unit('n', 'Kilonewton'),
    Ω: unit('n', 'Ohm'),
    lm: unit('n', 'Lumen'),
    mol: unit('n', 'Mol'),
    px: unit('n', 'Pixel'),
    MP: unit('n', 'Megapixel'),
    ns: unit('f', 'Nanosekunde', 'Nanosekunden'),
    ms: unit('f', 'Millisekunde', 'Millisekunden'),
    s: second,
    sek: second,
    Sek: second,
    'Sek.': second,
    'sek.': second,
    min: minute,
    Min: minute,
    'Min.': minute,
    'min.': minute,
    h: hour,
    Std: hour,
    'Std.': hour,
    'std.': hour,
    'Stdn.': hour,
    'Wo.': week,
    'Mon.': month,
    'J.': year,
    'Tg.': day,
    '°': unit('m', 'Grad'),
    '°C': unit('m', 'Grad Celsius'),
    '° C': unit('m', 'Grad Celsius'),
    '°F': unit('m', 'Grad Fahrenheit'),
    '° F': unit('m', 'Grad Fahrenheit'),
    '℃': unit('m', 'Grad Celsius'),
    '℉': unit('m', 'Grad Fahrenheit'),
    '%': unit('n', 'Prozent'),
    'Proz.': unit('n', 'Prozent'),
    '‰': unit('n', 'Promille'),
    TL: unit('m', 'Teelöffel', 'Teelöffel', 'Teelöffeln'),
    EL: unit('m', 'Esslöffel', 'Esslöffel', 'Esslöffeln'),
    'Msp.': unit('f', 'Messerspitze', 'Messerspitzen'),
    'Pck.': unit('n', 'Päckchen'),
    'Pkg.': unit('f', 'Packung', 'Packungen'),
    'Pers.': unit('f', 'Person', 'Personen'),
    'Stk.': piece,
    Stk: piece,
    'St.': piece,
    'Stck.': piece,
    'Ew.': unit('m', 'Einwohner', 'Einwohner', 'Einwohnern'),
    ct: unit('m', 'Cent'),
    'Ct.': unit('m', 'Cent'),
    Ct: unit('m', 'Cent'),
    '¢': unit('m', 'Cent'),
    Rp: unit('m', 'Rappen'),
    'Rp.': unit('m', 'Rappen'),
  } satisfies Record<string, Unit>),
);

/** Units that are written in full: only their number one has to be inflected. */
export const perWords: Readonly<Record<string, string>> = {
  Monat: 'Monat',
  Stunde: 'Stunde',
  Std: 'Stunde',
  Tag: 'Tag',
  Jahr: 'Jahr',
  Woche: 'Woche',
  Person: 'Person',
  Stück: 'Stück',
  Nacht: 'Nacht',
  Liter: 'Liter',
  '100 km': 'einhundert Kilometer',
  '100km': 'einhundert Kilometer',
  '100 g': 'einhundert Gramm',
  '100 ml': 'einhundert Milliliter',
  a: 'Jahr',
  d: 'Tag',
};

/** Magnitudes after a number, for one and for several. */
export const magnitudes: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Tsd: ['Tausend', 'Tausend'],
  'Tsd.': ['Tausend', 'Tausend'],
  Mio: ['Million', 'Millionen'],
  'Mio.': ['Million', 'Millionen'],
  'Mill.': ['Million', 'Millionen'],
  Million: ['Million', 'Millionen'],
  Millionen: ['Million', 'Millionen'],
  Mrd: ['Milliarde', 'Milliarden'],
  'Mrd.': ['Milliarde', 'Milliarden'],
  'Mia.': ['Milliarde', 'Milliarden'],
  Milliarde: ['Milliarde', 'Milliarden'],
  Milliarden: ['Milliarde', 'Milliarden'],
  'Bio.': ['Billion', 'Billionen'],
  Billion: ['Billion', 'Billionen'],
  Billionen: ['Billion', 'Billionen'],
  Tausend: ['Tausend', 'Tausend'],
  tausend: ['tausend', 'tausend'],
};
