/** Symbols of units after a number: what is said for one and for several. Most measures have no plural. */

export type Unit = readonly [one: string, many: string];
const unit = (one: string, many = one): Unit => [one, many];

const table: Record<string, Unit> = {};
for (const [symbol, prefix] of Object.entries({
  '': '',
  k: 'kilo',
  h: 'hecto',
  d: 'deci',
  c: 'centi',
  m: 'milli',
  µ: 'micro',
  μ: 'micro',
  n: 'nano',
})) {
  if (symbol !== 'h') table[`${symbol}m`] = unit(`${prefix}meter`);
  if (symbol !== 'd' && symbol !== 'h') table[`${symbol}g`] = unit(`${prefix}gram`);
  if (symbol !== 'k' && symbol !== 'n') table[`${symbol}l`] = unit(`${prefix}liter`);
}
for (const [symbol, prefix] of Object.entries({ '': '', k: 'kilo', M: 'mega', G: 'giga', T: 'tera' })) {
  table[`${symbol}Hz`] = unit(`${prefix}hertz`);
  table[`${symbol}W`] = unit(`${prefix}watt`);
  table[`${symbol}Wh`] = unit(`${prefix}wattuur`);
  table[`${symbol}J`] = unit(`${prefix}joule`);
  if (!symbol) continue;
  table[`${symbol}B`] = unit(`${prefix}byte`);
  table[`${symbol}bit`] = table[`${symbol}b`] = unit(`${prefix}bit`);
}
for (const base of ['m', 'cm', 'mm', 'km', 'dm']) {
  const [one] = table[base] ?? [''];
  table[`${base}²`] = table[`${base}2`] = unit(`vierkante ${one}`);
  table[`${base}³`] = table[`${base}3`] = unit(`kubieke ${one}`);
}
const minute = unit('minuut', 'minuten');
const second = unit('seconde', 'seconden');
const celsius = unit('graad Celsius', 'graden Celsius');
const fahrenheit = unit('graad Fahrenheit', 'graden Fahrenheit');
const piece = unit('stuk', 'stuks');

export const units: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    ...table,
    KB: unit('kilobyte'),
    L: unit('liter'),
    mL: unit('milliliter'),
    ha: unit('hectare'),
    t: unit('ton'),
    mph: unit('mijl per uur'),
    kcal: unit('kilocalorie', 'kilocalorieën'),
    cal: unit('calorie', 'calorieën'),
    pk: unit('paardenkracht'),
    Pa: unit('pascal'),
    hPa: unit('hectopascal'),
    kPa: unit('kilopascal'),
    bar: unit('bar'),
    mbar: unit('millibar'),
    dB: unit('decibel'),
    V: unit('volt'),
    mV: unit('millivolt'),
    kV: unit('kilovolt'),
    mA: unit('milliampère'),
    mAh: unit('milliampère-uur'),
    N: unit('newton'),
    Nm: unit('newtonmeter'),
    Ω: unit('ohm'),
    px: unit('pixel', 'pixels'),
    MP: unit('megapixel'),
    ns: unit('nanoseconde', 'nanoseconden'),
    ms: unit('milliseconde', 'milliseconden'),
    s: second,
    sec: second,
    'sec.': second,
    min: minute,
    'min.': minute,
    u: unit('uur'),
    'u.': unit('uur'),
    h: unit('uur'),
    'mnd.': unit('maand', 'maanden'),
    mnd: unit('maand', 'maanden'),
    'jr.': unit('jaar'),
    wk: unit('week', 'weken'),
    'wk.': unit('week', 'weken'),
    '°': unit('graad', 'graden'),
    '°C': celsius,
    '° C': celsius,
    '°F': fahrenheit,
    '° F': fahrenheit,
    '℃': celsius,
    '℉': fahrenheit,
    '%': unit('procent'),
    '‰': unit('promille'),
    'pct.': unit('procent'),
    el: unit('eetlepel', 'eetlepels'),
    tl: unit('theelepel', 'theelepels'),
    'theel.': unit('theelepel', 'theelepels'),
    'eetl.': unit('eetlepel', 'eetlepels'),
    'plakj.': unit('plakje', 'plakjes'),
    'dl.': unit('deciliter'),
    'ct.': unit('cent'),
    'st.': piece,
    'pers.': unit('persoon', 'personen'),
    'p.p.': unit('per persoon'),
    ct: unit('cent'),
    '¢': unit('cent'),
  } satisfies Record<string, Unit>),
);

/** What stands after a slash besides units. */
export const perWords: Readonly<Record<string, string>> = {
  u: 'uur',
  h: 'uur',
  uur: 'uur',
  dag: 'dag',
  week: 'week',
  mnd: 'maand',
  maand: 'maand',
  jaar: 'jaar',
  jr: 'jaar',
  persoon: 'persoon',
  pp: 'persoon',
  stuk: 'stuk',
  st: 'stuk',
  nacht: 'nacht',
  '100 km': 'honderd kilometer',
  '100 g': 'honderd gram',
  '100 ml': 'honderd milliliter',
};

export const magnitudes: Readonly<Record<string, string>> = {
  duizend: 'duizend',
  miljoen: 'miljoen',
  miljard: 'miljard',
  biljoen: 'biljoen',
  mln: 'miljoen',
  'mln.': 'miljoen',
  milj: 'miljoen',
  'milj.': 'miljoen',
  mld: 'miljard',
  'mld.': 'miljard',
  mrd: 'miljard',
  'mrd.': 'miljard',
  k: 'duizend',
};
