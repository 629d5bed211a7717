/** Where a request comes from, as far as the installation can tell by itself. */

/** country: two capitals; region: its subdivision without the country, in capitals. null: unknown. */
export interface Place {
  country: string | null;
  region: string | null;
  city: string | null;
}

/** What is known of a request. */
export interface Origin {
  ip: string;
  /** A header that a proxy of TRUST_PROXY has set. */
  proxyHeader(name: string): string | undefined;
}

export interface Geolocation {
  /** Never fails: what cannot be told is unknown. */
  locate(origin: Origin): Place;
}

export const nowhere: Place = { country: null, region: null, city: null };

const maxCityCharacters = 100;

/** `us`, `US-il`, ` Chicago ` → US, IL, Chicago. What is no code is unknown; a region without its country means nothing. */
export function normalizePlace(told: { country?: unknown; region?: unknown; city?: unknown }): Place {
  const country = textOf(told.country).toUpperCase();
  // XX and T1 are what proxies say for unknown and Tor.
  if (!/^[A-Z]{2}$/.test(country) || country === 'XX') return nowhere;
  const region = textOf(told.region)
    .toUpperCase()
    .replace(new RegExp(`^${country}-`), '');
  // Not by code units: the cut must not leave half a character.
  const city = [...textOf(told.city)].slice(0, maxCityCharacters).join('');
  return { country, region: /^[A-Z0-9]{1,3}$/.test(region) ? region : null, city: city || null };
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .toWellFormed()
        .replace(/\p{Cc}/gu, '')
        .trim()
    : '';
