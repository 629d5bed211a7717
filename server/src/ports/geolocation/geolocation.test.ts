import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from '../../contract-suite/http.suite.ts';
import { BootError } from '../../kernel/boot/boot-error.ts';
import { testApp } from '../../testing/app.ts';
import { createGeolocation } from './geolocation.ts';
import { writeMmdb } from './mmdb.suite.ts';
import { normalizePlace, nowhere, type Origin } from './port.ts';

let folder: string;
let database: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-places-'));
  database = path.join(folder, 'places.mmdb');
  const chicago = {
    country: { iso_code: 'US' },
    subdivisions: [{ iso_code: 'IL' }],
    city: { names: { en: 'Chicago', de: 'Tschikago' } },
  };
  await writeFile(
    database,
    writeMmdb({ '203.0.113.0/24': chicago, '2001:db8::/32': { country: { iso_code: 'de' } }, '198.51.100.7/32': {} }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

const from = (ip: string, headers: Record<string, string> = {}): Origin => ({
  ip,
  proxyHeader: (name) => headers[name],
});
const illinois = { country: 'US', region: 'IL', city: 'Chicago' };

test('places have one spelling, and invalid ones are unknown', () => {
  for (const [told, place] of [
    [{ country: 'us', region: 'US-il', city: ' Chicago ' }, illinois],
    [
      { country: 'DE', region: 'Bavaria', city: '' },
      { country: 'DE', region: null, city: null },
    ],
    [{ country: 'XX', region: 'IL' }, nowhere],
    [{ country: 'T1' }, nowhere],
    [{ region: 'IL', city: 'Chicago' }, nowhere],
    [{ country: 5, region: {}, city: [] }, nowhere],
    [
      { country: 'FR', city: '😀'.repeat(200) },
      { country: 'FR', region: null, city: '😀'.repeat(100) },
    ],
    [
      { country: 'FR', city: 'a\u0007\ud800' },
      { country: 'FR', region: null, city: 'a\ufffd' },
    ],
  ] as const) {
    expect(normalizePlace(told)).toEqual(place);
  }
});

describe('the database', () => {
  test('it knows IPv4 and IPv6 addresses, and is used when no header names a place', async () => {
    const { locate } = await createGeolocation({ headers: ['x-country'], database });
    expect(locate(from('203.0.113.200'))).toEqual(illinois);
    expect(locate(from('::ffff:203.0.113.200'))).toEqual(illinois);
    expect(locate(from('2001:db8::1'))).toEqual({ country: 'DE', region: null, city: null });
    for (const ip of ['192.0.2.1', '198.51.100.7', '::1', '', 'nonsense', '203.0.113']) {
      expect(locate(from(ip)), ip).toEqual(nowhere);
    }
    expect(locate(from('203.0.113.200', { 'x-country': 'FR' })).country).toBe('FR');
  });

  test('a missing or broken database stops the start with a sentence', async () => {
    const broken = path.join(folder, 'broken.mmdb');
    await writeFile(broken, 'this is no database');
    for (const [file, words] of [
      [path.join(folder, 'missing.mmdb'), 'there is no such file'],
      [broken, 'it cannot be read'],
      [folder, 'it cannot be read'],
    ] as const) {
      const failed = createGeolocation({ headers: [], database: file });
      await expect(failed).rejects.toThrow(BootError);
      await expect(failed).rejects.toThrow(words);
    }
  });
});

test('headers are read with non-ASCII letters, encoded or not', async () => {
  const { locate } = await createGeolocation({ headers: ['c', 'r', 'city'], database: undefined });
  const cityOf = (city: string) => locate(from('', { c: 'DE', r: 'BY', city })).city;
  expect(cityOf('M%C3%BCnchen')).toBe('München');
  expect(cityOf(Buffer.from('München').toString('latin1'))).toBe('München');
  expect(cityOf('M\u00fcnchen')).toBe('München');
  expect(cityOf('100%')).toBe('100%');
});

test('over HTTP only headers of a trusted proxy count', async () => {
  const headers = { 'x-country': 'us', 'x-region': 'il', 'x-city': 'Chicago', 'x-forwarded-for': '203.0.113.9' };
  const ask = async (env: Record<string, string>) => {
    const app = await testApp({ env });
    const { body } = await send(app.url, 'GET /v1/geolocation', { headers });
    await app.close();
    return body;
  };
  const names = { GEOLOCATION_HEADERS: 'X-Country,X-Region,X-City' };
  expect(await ask({ ...names, TRUST_PROXY: '127.0.0.1' })).toEqual(illinois);
  // The caller is not the proxy that is trusted, so its headers count for nothing.
  expect(await ask({ ...names, TRUST_PROXY: '203.0.113.7' })).toEqual(nowhere);
  expect(await ask({ GEOLOCATION_DB: database, TRUST_PROXY: '127.0.0.1' })).toEqual(illinois);
  expect(await ask({ GEOLOCATION_DB: database })).toEqual(nowhere);
});
