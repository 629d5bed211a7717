/** Chooses how places are found: by headers of a proxy, else by a database of addresses, else not at all. */
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { Reader, type CityResponse } from 'maxmind';
import { BootError } from '../../kernel/boot/boot-error.ts';
import { normalizePlace, nowhere, type Geolocation, type Origin, type Place } from './port.ts';

interface Sources {
  /** Names of headers for country, region and city, in this order. Fewer are fine. */
  headers: string[];
  /** The path of a `.mmdb` file. */
  database: string | undefined;
}

/** @throws BootError when the database cannot be read */
export async function createGeolocation({ headers, database }: Sources): Promise<Geolocation> {
  const reader = database === undefined ? undefined : await openDatabase(database);
  return {
    locate(origin) {
      const told = byHeaders(headers, origin);
      if (told.country !== null || !reader) return told;
      return byDatabase(reader, origin.ip);
    },
  };
}

function byHeaders([country, region, city]: string[], origin: Origin): Place {
  const read = (name: string | undefined) => (name === undefined ? undefined : decode(origin.proxyHeader(name)));
  return normalizePlace({ country: read(country), region: read(region), city: read(city) });
}

/** Proxies send non-ASCII text percent-encoded, or as the bytes of UTF-8, which Node reads as Latin-1. */
function decode(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const utf8 = new TextDecoder().decode(Buffer.from(value, 'latin1'));
  const text = utf8.includes('\ufffd') ? value : utf8;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function openDatabase(file: string): Promise<Reader<CityResponse>> {
  try {
    return new Reader<CityResponse>(await readFile(file));
  } catch (error) {
    const cause = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : 'it cannot be read';
    throw new BootError(
      `GEOLOCATION_DB names ${file}, and ${cause}: give the path of a database of cities or countries in MaxMind's format (.mmdb).`,
      { cause: error },
    );
  }
}

function byDatabase(reader: Reader<CityResponse>, client: string): Place {
  // A dual-stack socket reports an IPv4 address inside an IPv6 address.
  const ip = client.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(ip) === 0) return nowhere;
  try {
    const found = reader.get(ip);
    return normalizePlace({
      country: found?.country?.iso_code,
      region: found?.subdivisions?.[0]?.iso_code,
      city: found?.city?.names.en,
    });
  } catch {
    return nowhere;
  }
}
