/** Symbols of units after a number, with what is said for one and for several. */

const metric: Record<string, readonly [string, string]> = {};
for (const [symbol, prefix] of Object.entries({
  '': '',
  k: 'kilo',
  c: 'centi',
  m: 'milli',
  µ: 'micro',
  μ: 'micro',
  n: 'nano',
})) {
  metric[`${symbol}m`] = [`${prefix}metre`, `${prefix}metres`];
  metric[`${symbol}g`] = [`${prefix}gram`, `${prefix}grams`];
  metric[`${symbol}l`] = metric[`${symbol}L`] = [`${prefix}litre`, `${prefix}litres`];
}
for (const [symbol, prefix] of Object.entries({ '': '', k: 'kilo', M: 'mega', G: 'giga', T: 'tera' })) {
  metric[`${symbol}Hz`] = [`${prefix}hertz`, `${prefix}hertz`];
  metric[`${symbol}W`] = [`${prefix}watt`, `${prefix}watts`];
  metric[`${symbol}Wh`] = [`${prefix}watt hour`, `${prefix}watt hours`];
  metric[`${symbol}J`] = [`${prefix}joule`, `${prefix}joules`];
}
for (const [symbol, prefix] of Object.entries({ k: 'kilo', K: 'kilo', M: 'mega', G: 'giga', T: 'tera', P: 'peta' })) {
  metric[`${symbol}B`] = [`${prefix}byte`, `${prefix}bytes`];
  metric[`${symbol}bps`] = [`${prefix}bit per second`, `${prefix}bits per second`];
}
for (const unit of ['m', 'cm', 'mm', 'km'] as const) {
  const [one = '', many = ''] = metric[unit] ?? [];
  metric[`${unit}²`] = metric[`${unit}2`] = [`square ${one}`, `square ${many}`];
  metric[`${unit}³`] = metric[`${unit}3`] = [`cubic ${one}`, `cubic ${many}`];
}

export const units: ReadonlyMap<string, readonly [one: string, many: string]> = new Map(
  Object.entries({
    ...metric,
    'km/h': ['kilometre per hour', 'kilometres per hour'],
    kmh: ['kilometre per hour', 'kilometres per hour'],
    kph: ['kilometre per hour', 'kilometres per hour'],
    'm/s': ['metre per second', 'metres per second'],
    'm/s²': ['metre per second squared', 'metres per second squared'],
    'mi/h': ['mile per hour', 'miles per hour'],
    mph: ['mile per hour', 'miles per hour'],
    mpg: ['mile per gallon', 'miles per gallon'],
    'MB/s': ['megabyte per second', 'megabytes per second'],
    'GB/s': ['gigabyte per second', 'gigabytes per second'],
    mi: ['mile', 'miles'],
    yd: ['yard', 'yards'],
    yds: ['yard', 'yards'],
    ft: ['foot', 'feet'],
    'ft²': ['square foot', 'square feet'],
    'sq ft': ['square foot', 'square feet'],
    'sq mi': ['square mile', 'square miles'],
    lb: ['pound', 'pounds'],
    lbs: ['pound', 'pounds'],
    oz: ['ounce', 'ounces'],
    ha: ['hectare', 'hectares'],
    kcal: ['kilocalorie', 'kilocalories'],
    Pa: ['pascal', 'pascals'],
    hPa: ['hectopascal', 'hectopascals'],
    kPa: ['kilopascal', 'kilopascals'],
    psi: ['pound per square inch', 'pounds per square inch'],
    dB: ['decibel', 'decibels'],
    V: ['volt', 'volts'],
    mV: ['millivolt', 'millivolts'],
    kV: ['kilovolt', 'kilovolts'],
    mA: ['milliamp', 'milliamps'],
    mAh: ['milliamp hour', 'milliamp hours'],
    Ω: ['ohm', 'ohms'],
    px: ['pixel', 'pixels'],
    rpm: ['revolution per minute', 'revolutions per minute'],
    bpm: ['beat per minute', 'beats per minute'],
    fps: ['frame per second', 'frames per second'],
    ns: ['nanosecond', 'nanoseconds'],
    ms: ['millisecond', 'milliseconds'],
    s: ['second', 'seconds'],
    sec: ['second', 'seconds'],
    secs: ['second', 'seconds'],
    min: ['minute', 'minutes'],
    mins: ['minute', 'minutes'],
    h: ['hour', 'hours'],
    hr: ['hour', 'hours'],
    hrs: ['hour', 'hours'],
    wk: ['week', 'weeks'],
    wks: ['week', 'weeks'],
    yr: ['year', 'years'],
    yrs: ['year', 'years'],
    '°': ['degree', 'degrees'],
    '°C': ['degree Celsius', 'degrees Celsius'],
    '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
    '℃': ['degree Celsius', 'degrees Celsius'],
    '℉': ['degree Fahrenheit', 'degrees Fahrenheit'],
    '°N': ['degree north', 'degrees north'],
    '°S': ['degree south', 'degrees south'],
    '°E': ['degree east', 'degrees east'],
    '°W': ['degree west', 'degrees west'],
    gal: ['gallon', 'gallons'],
    '%': ['percent', 'percent'],
    '‰': ['per mille', 'per mille'],
    x: ['time', 'times'],
  } satisfies Record<string, readonly [string, string]>),
);

/** Magnitudes that are read as they stand after a number: `5 million`, `10k`. */
export const magnitudes: Readonly<Record<string, string>> = {
  hundred: 'hundred',
  thousand: 'thousand',
  million: 'million',
  billion: 'billion',
  trillion: 'trillion',
  quadrillion: 'quadrillion',
  mn: 'million',
  bn: 'billion',
  tn: 'trillion',
  k: 'thousand',
  K: 'thousand',
};
