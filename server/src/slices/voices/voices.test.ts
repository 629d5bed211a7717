import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/voices/api.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { premadeVoices } from './voices.rules.ts';

let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user();
});
afterAll(() => t.close());

type Search = NonNullable<CallInput<typeof api.searchVoices>['query']>;
const search = (query: Search) => t.call(api.searchVoices, mia, { query });
const found = async (query: Search) => (await search({ page_size: 100, ...query })).json();
const names = async (query: Search) => (await found(query)).voices.map(({ name }) => name);

test('pages list every voice once, and give the total', async () => {
  const seen: string[] = [];
  let token: string | undefined;
  do {
    const page = await (await search({ page_size: 7, ...(token ? { next_page_token: token } : {}) })).json();
    expect(page.total_count).toBe(premadeVoices.length);
    expect(page.has_more).toBe(page.next_page_token !== null);
    seen.push(...page.voices.map(({ voice_id }) => voice_id));
    token = page.next_page_token ?? undefined;
  } while (token);
  expect(seen).toEqual(premadeVoices.map(({ voice_id }) => voice_id));
  const uncounted = await found({ include_total_count: 'false' });
  expect(uncounted.total_count).toBe(0);
});

test('a page has ten voices by default', async () => {
  expect((await (await search({})).json()).voices).toHaveLength(10);
});

test('voices are sorted by name in both directions, and by table order when their dates are equal', async () => {
  const sorted = premadeVoices.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'));
  expect(await names({ sort: 'name' })).toEqual(sorted);
  expect(await names({ sort: 'name', sort_direction: 'desc' })).toEqual(sorted.toReversed());
  expect(await names({ sort: 'created_at_unix' })).toEqual(premadeVoices.map(({ name }) => name));
});

test('search covers name, description and labels, and ignores case and accents', async () => {
  expect(await names({ search: 'BRUNO' })).toEqual(['Bruno']);
  expect(await names({ search: 'ada british' })).toEqual(['Ada']);
  expect(await names({ search: 'no such voice' })).toEqual([]);
  expect(await names({ search: '%_\\' })).toEqual([]);
});

test('each filter finds its voices', async () => {
  const women = await found({ gender: 'female' });
  expect(women.total_count).toBe(premadeVoices.filter(({ labels }) => labels.gender === 'female').length);
  const german = await found({ language: 'de' });
  expect(german.total_count).toBeGreaterThan(0);
  for (const voice of german.voices)
    expect(voice.verified_languages?.some(({ language }) => language === 'de')).toBe(true);
  expect((await found({ category: 'premade' })).total_count).toBe(premadeVoices.length);
  expect((await found({ category: 'cloned' })).total_count).toBe(0);
  expect((await found({ voice_type: 'default' })).total_count).toBe(premadeVoices.length);
  expect((await found({ voice_type: 'personal' })).total_count).toBe(0);
  const ids = premadeVoices.slice(0, 2).map(({ voice_id }) => voice_id);
  expect((await found({ voice_ids: ids })).voices.map(({ voice_id }) => voice_id)).toEqual(ids);
});

test('an invalid page size, sort or token is refused', async () => {
  for (const query of ['page_size=0', 'page_size=101', 'sort=loudness', 'sort_direction=up', 'category=x']) {
    const response = await fetch(`${t.url}/v2/voices?${query}`, { headers: { 'xi-api-key': mia.apiKey } });
    expect([query, response.status]).toEqual([query, 422]);
  }
  expect((await search({ next_page_token: 'nowhere' })).status).toBe(400);
});

test('every voice has a preview in each of its verified languages, made once', async () => {
  const { voices } = await found({});
  const voice = voices.find(({ verified_languages }) => (verified_languages?.length ?? 0) > 1);
  const urls = voice?.verified_languages?.map(
    ({ preview_url }) => preview_url?.replace(/^.*\/v1/, `${t.url}/v1`) ?? '',
  );
  expect(urls?.length).toBeGreaterThan(1);
  const previews = await Promise.all(
    // Twice each at once: the second waits for the first.
    [...(urls ?? []), ...(urls ?? [])].map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())),
  );
  const half = previews.length / 2;
  previews.slice(0, half).forEach((preview, i) => {
    expect(preview.length).toBeGreaterThan(10_000);
    expect(preview.equals(previews[i + half] ?? Buffer.alloc(0))).toBe(true);
  });
  const kept: string[] = [];
  for await (const file of t.parts.storage.list('previews')) kept.push(file.key);
  expect(kept).toHaveLength(half);
  expect((await fetch(`${urls?.[0]?.split('?')[0]}?language=tlh`)).status).toBe(404);
});
