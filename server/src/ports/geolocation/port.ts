/** Finds where a request comes from, as far as the installation can tell by itself. */

/** The country is two capitals; the region is its subdivision without the country, in capitals. null means unknown. */
export interface Place {
  country: string | null;
  region: string | null;
  city: string | null;
}

/** What is known about a request. */
export interface Origin {
  ip: string;
  /** Reads a header that a proxy of TRUST_PROXY has set. */
  proxyHeader(name: string): string | undefined;
}

export interface Geolocation {
  /** Never fails; a place that cannot be found is unknown. */
  locate(origin: Origin): Place;
}

export const nowhere: Place = { country: null, region: null, city: null };

const maxCityCharacters = 100;

/**
 * Normalizes `us`, `US-il`, ` Chicago ` to US, IL, Chicago. What is not a code is unknown; a region without its country
 * means nothing.
 */
export function normalizePlace(told: { country?: unknown; region?: unknown; city?: unknown }): Place {
  const country = textOf(told.country).toUpperCase();
  // Proxies send XX for an unknown country and T1 for Tor.
  if (!/^[A-Z]{2}$/.test(country) || country === 'XX') return nowhere;
  const region = textOf(told.region)
    .toUpperCase()
    .replace(new RegExp(`^${country}-`), '');
  // The cut counts code points, because it must not leave half a character.
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
