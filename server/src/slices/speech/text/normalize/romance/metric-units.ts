/** Metric units from prefixes and bases: they are formed in the same way in each language. */
import type { CountedNoun, Gender } from './language.ts';

interface Base {
  one: string;
  many: string;
  gender?: Gender;
  /** Letters for prefixes, such as `kcm`. */
  prefixes: string;
}

export interface MetricWords {
  prefixes: Readonly<Record<string, string>>;
  bases: Readonly<Record<string, Base>>;
  /** Adds `square` and `cubic` to a noun. */
  squared(noun: CountedNoun): CountedNoun;
  cubed(noun: CountedNoun): CountedNoun;
  /** Spellings that a prefix changes, such as the accent of `kilómetro`. */
  prefixed?(prefix: string, word: string): string;
  /** Adds the unit of time or of quantity that a unit is divided by. */
  per(noun: CountedNoun, unit: string): CountedNoun;
  /** What a unit can be divided by, by symbol. */
  divisors: Readonly<Record<string, string>>;
}

/** Symbols of the units that are divided by others: `km/h`. */
const divided =
  'km/h m/s m/s² km/s L/min l/min g/l g/L mg/l mg/dl mg/kg g/cm³ kg/m³ hab./km² hab/km² Mb/s Mbit/s Gbit/s kbit/s kb/s kB/s MB/s GB/s Gb/s kWh/m² W/m² l/100'.split(
    ' ',
  );

export function metricUnits(words: MetricWords): Record<string, CountedNoun> {
  const units: Record<string, CountedNoun> = {};
  const join = words.prefixed ?? ((prefix: string, word: string) => prefix + word);
  for (const [symbol, { one, many, gender, prefixes }] of Object.entries(words.bases)) {
    for (const letter of ['', ...prefixes]) {
      const prefix = words.prefixes[letter] ?? '';
      const noun = { one: join(prefix, one), many: join(prefix, many), ...(gender && { gender }) };
      units[letter + symbol] = noun;
      if (symbol === 'm' && 'kcmd'.includes(letter)) {
        units[`${letter}m²`] = units[`${letter}m2`] = words.squared(noun);
        units[`${letter}m³`] = units[`${letter}m3`] = words.cubed(noun);
      }
    }
  }
  for (const symbol of divided) {
    const [over = '', under = ''] = symbol.split('/');
    const noun = units[over];
    const divisor = words.divisors[under];
    if (noun && divisor) units[symbol] = words.per(noun, divisor);
  }
  return units;
}
