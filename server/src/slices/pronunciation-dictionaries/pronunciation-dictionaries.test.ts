/** Pronunciation dictionaries over HTTP: rules, files, versions, sharing and the workspace's list. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxRules, type PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';
import { byKey, bySession, send } from '../../contract-suite/http.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { loadDictionaries, loadPinned, pinDictionaries } from './load.service.ts';

let t: TestApp;
let ada: TestUser;
const root = '/v1/pronunciation-dictionaries';

beforeAll(async () => {
  t = await testApp();
  ada = await t.user({ tier: 'creator' });
});
afterAll(() => t.close());

const rule = (string_to_replace: string, spoken: string) => ({ type: 'alias', string_to_replace, alias: spoken });
const ask = (call: string, body?: object, user = ada) =>
  send(t.url, call, { as: bySession(user), ...(body ? { body } : {}) });
const create = async (rules: object[] = [rule('Thailand', 'tie-land')], more: object = {}, user = ada) =>
  (await ask(`POST ${root}/add-from-rules`, { name: 'Names', rules, ...more }, user)).body as {
    id: string;
    version_id: string;
  };
const refusal = ({
  status,
  body,
}: {
  status: number;
  body: { detail: { status?: string; param?: string | null } };
}) => [status, body.detail.status];
const upload = async (content: string | Uint8Array, name = 'rules.pls') => {
  const form = new FormData();
  form.set('name', 'From a file');
  form.set('file', new Blob([content as BlobPart]), name);
  const response = await fetch(`${t.url}${root}/add-from-file`, {
    method: 'POST',
    headers: { 'xi-api-key': ada.apiKey },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as ReturnType<typeof JSON.parse> };
};
const rulesOf = async (id: string) => (await ask(`GET ${root}/${id}`)).body.rules as PronunciationRule[];

test('versions are listed, read and restored', async () => {
  const { id, version_id: first } = await create([rule('a', 'b')]);
  const { version_id: second } = (await ask(`POST ${root}/${id}/add-rules`, { rules: [rule('c', 'd')] })).body;
  const page = (await ask(`GET ${root}/${id}/versions?page_size=1`)).body;
  expect([page.has_more, page.versions]).toMatchObject([
    true,
    [{ version_id: second, version_name: '2', version_rules_num: 2 }],
  ]);
  const next = (await ask(`GET ${root}/${id}/versions?page_size=1&cursor=${page.next_cursor}`)).body;
  expect([next.next_cursor, next.versions]).toMatchObject([null, [{ version_id: first, version_name: '1' }]]);
  expect((await ask(`GET ${root}/${id}/versions/${first}/rules`)).body.rules).toMatchObject([rule('a', 'b')]);
  const restored = (await ask(`POST ${root}/${id}/versions/${first}/restore`, {})).body;
  expect([restored.version_rules_num, [first, second].includes(restored.version_id)]).toEqual([1, false]);
  const { id: other, version_id: foreign } = await create();
  for (const call of [`GET ${root}/${id}/versions/${foreign}/rules`, `GET ${root}/${id}/${foreign}/download`])
    expect(refusal(await ask(call))).toEqual([404, 'pronunciation_dictionary_version_not_found']);
  expect(refusal(await ask(`POST ${root}/${other}/versions/${first}/restore`, {}))).toEqual([
    ...[404, 'pronunciation_dictionary_version_not_found'],
  ]);
});

test('of two who edit at once, the later one is told and nothing is lost', async () => {
  const { id, version_id: if_version_id } = await create([]);
  const saves = await Promise.all(
    ['one', 'two'].map((word) => ask(`POST ${root}/${id}/add-rules`, { rules: [rule(word, word)], if_version_id })),
  );
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
  const told = saves.find(({ status }) => status === 409);
  const saved = saves.find(({ status }) => status === 200)?.body.version_id as string;
  expect(told?.body.detail).toMatchObject({ status: 'pronunciation_dictionary_changed', param: 'if_version_id' });
  expect(told?.body.detail.message).toContain(saved);
  expect(await rulesOf(id)).toHaveLength(1);
  // The public calls without it wait for one another, and both are kept.
  await Promise.all(
    ['three', 'four', 'five'].map((word) => ask(`POST ${root}/${id}/add-rules`, { rules: [rule(word, 'x')] })),
  );
  expect(await rulesOf(id)).toHaveLength(4);
});

test('pages follow one another by name and by time, without what is archived', async () => {
  const mia = await t.user();
  for (const name of ['b', 'A', 'c', 'B']) await create([], { name }, mia);
  const page = async (query: string) => (await ask(`GET ${root}?${query}`, undefined, mia)).body;
  const all = async (query: string) => {
    const names: string[] = [];
    for (let cursor = ''; ;) {
      const one = await page(`page_size=1&${query}${cursor && `&cursor=${cursor}`}`);
      names.push(...one.pronunciation_dictionaries.map(({ name }: { name: string }) => name));
      cursor = one.next_cursor ?? '';
      if (!one.has_more) return names;
    }
  };
  expect(new Set(await all('sort=name&sort_direction=ascending'))).toEqual(new Set(['A', 'b', 'B', 'c']));
  expect((await all('sort=name&sort_direction=ascending')).map((name) => name.toLowerCase())).toEqual([
    'a',
    'b',
    'b',
    'c',
  ]);
  expect(await all('sort_direction=descending')).toEqual(['B', 'c', 'A', 'b']);
  expect(await all('')).toEqual(['B', 'c', 'A', 'b']);
  expect(await all('search=B&sort_direction=ascending')).toEqual(['b', 'B']);
  const { pronunciation_dictionaries: found } = await page('search=c');
  await ask(`PATCH ${root}/${found[0].id}`, { archived: true }, mia);
  expect((await page('search=c')).pronunciation_dictionaries).toEqual([]);
  expect((await page('search=c&include_archived=true')).pronunciation_dictionaries).toMatchObject([
    { archived_time_unix: expect.any(Number) },
  ]);
  expect((await page('cursor=nonsense')).pronunciation_dictionaries).toHaveLength(3);
  expect((await send(t.url, `GET ${root}?page_size=101`, { as: bySession(mia) })).status).toBe(422);
});

describe('sharing', () => {
  test('a member has what the dictionary grants, and nothing where it grants nothing', async () => {
    const ben = await t.user({ workspace_id: ada.workspace_id });
    const { id } = await create([rule('a', 'b')]);
    const get = () => ask(`GET ${root}/${id}`, undefined, ben);
    const add = () => ask(`POST ${root}/${id}/add-rules`, { rules: [rule('c', 'd')] }, ben);
    const archive = (archived = true) => ask(`PATCH ${root}/${id}`, { archived }, ben);
    expect(refusal(await get())).toEqual([404, 'pronunciation_dictionary_not_found']);
    expect(refusal(await add())).toEqual([404, 'pronunciation_dictionary_not_found']);
    await expect(loadDictionaries(ben.ctx(), [{ pronunciation_dictionary_id: id }])).rejects.toMatchObject({
      ...{ http: 404, status: 'pronunciation_dictionary_not_found', param: 'pronunciation_dictionary_locators' },
    });
    const listed = async () =>
      (await ask(`GET ${root}?page_size=100`, undefined, ben)).body.pronunciation_dictionaries.map(
        (one: { id: string }) => one.id,
      );
    expect(await listed()).not.toContain(id);
    await ask(`PATCH ${root}/${id}`, { workspace_access: 'viewer' });
    expect((await get()).body.permission_on_resource).toBe('viewer');
    expect(await listed()).toContain(id);
    expect((await loadDictionaries(ben.ctx(), [{ pronunciation_dictionary_id: id }])).rules).toMatchObject([
      { ...rule('a', 'b'), dictionary_id: id, index: 0 },
    ]);
    expect(refusal(await add())).toEqual([403, 'pronunciation_dictionary_access_denied']);
    await ask(`PATCH ${root}/${id}`, { workspace_access: 'editor' });
    expect((await add()).status).toBe(200);
    expect(refusal(await archive())).toEqual([403, 'pronunciation_dictionary_access_denied']);
    expect(refusal(await ask(`PATCH ${root}/${id}`, { workspace_access: 'admin' }, ben))[0]).toBe(403);
    await ask(`PATCH ${root}/${id}`, { workspace_access: 'admin' });
    expect((await archive()).status).toBe(200);
    expect((await archive(false)).body.archived_time_unix).toBeNull();
  });

  test('a key needs the permission, and a stranger finds nothing', async () => {
    const { id, version_id } = await create();
    const key = async (permissions: string[]) => {
      const { body } = await ask('POST /v1/user/create-api-key', { name: 'k', permissions });
      return { 'xi-api-key': body.xi_api_key as string };
    };
    const reader = await key(['pronunciation_dictionaries_read']);
    expect((await send(t.url, `GET ${root}/${id}`, { as: reader })).status).toBe(200);
    const body = { rule_strings: ['Thailand'] };
    expect((await send(t.url, `POST ${root}/${id}/remove-rules`, { as: reader, body })).status).toBe(401);
    expect((await send(t.url, `GET ${root}`, { as: await key(['user_read']) })).status).toBe(401);
    const eve = await t.user();
    for (const call of [`GET ${root}/${id}`, `GET ${root}/${id}/versions`, `GET ${root}/${id}/uses`])
      expect(refusal(await ask(call, undefined, eve))).toEqual([404, 'pronunciation_dictionary_not_found']);
    await expect(loadPinned(eve.ctx(), [{ pronunciation_dictionary_id: id, version_id }])).rejects.toMatchObject({
      status: 'pronunciation_dictionary_version_not_found',
    });
  });
});

test('the list of the workspace applies unless a request names others, and follows the latest version', async () => {
  const owner = await t.user({ tier: 'creator' });
  const member = await t.user({ workspace_id: owner.workspace_id });
  const put = (locators: object[], user = owner) =>
    ask('PUT /v1/workspace/pronunciation-dictionary-locators', { pronunciation_dictionary_locators: locators }, user);
  const list = async () => (await ask('GET /v1/workspace', undefined, owner)).body.pronunciation_dictionary_locators;
  const spoken = async (locators?: { pronunciation_dictionary_id: string }[] | null) =>
    (await loadDictionaries(member.ctx(), locators)).rules.map(({ string_to_replace }) => string_to_replace);
  const { id, version_id } = await create([rule('a', 'b')], {}, owner);
  const { id: other } = await create([rule('x', 'y')], { workspace_access: 'viewer' }, owner);
  expect([await list(), await spoken()]).toEqual([[], []]);
  expect((await put([], member)).status).toBe(403);
  expect((await put([{ pronunciation_dictionary_id: id }])).status).toBe(200);
  expect(await list()).toEqual([{ pronunciation_dictionary_id: id, version_id: null }]);
  // Also for a member with whom it is not shared.
  expect(await spoken()).toEqual(['a']);
  expect(await spoken(null)).toEqual(['a']);
  expect(await spoken([])).toEqual([]);
  expect(await spoken([{ pronunciation_dictionary_id: other }])).toEqual(['x']);
  const pinned = await pinDictionaries(member.ctx(), null);
  await ask(`POST ${root}/${id}/add-rules`, { rules: [rule('c', 'd')] }, owner);
  expect(await spoken()).toEqual(['a', 'c']);
  // What began before goes on with the version that it began with.
  expect((await loadPinned(member.ctx(), pinned)).rules).toHaveLength(1);
  expect((await ask(`GET ${root}/${id}/uses`, undefined, owner)).body).toMatchObject({
    is_workspace_default: true,
    jobs: [],
  });
  expect(refusal(await ask(`PATCH ${root}/${id}`, { archived: true }, owner))).toEqual([
    ...[409, 'pronunciation_dictionary_in_use'],
  ]);
  expect((await put([{ pronunciation_dictionary_id: id, version_id }])).status).toBe(200);
  expect(await spoken()).toEqual(['a']);
  const foreign = await create();
  expect(refusal(await put([{ pronunciation_dictionary_id: foreign.id }]))).toEqual([
    404,
    'pronunciation_dictionary_not_found',
  ]);
  expect(refusal(await put([{ pronunciation_dictionary_id: other, version_id }]))).toEqual([
    ...[404, 'pronunciation_dictionary_version_not_found'],
  ]);
  expect((await put([1, 2, 3, 4].map(() => ({ pronunciation_dictionary_id: id })))).status).toBe(422);
  await put([]);
  expect((await ask(`PATCH ${root}/${id}`, { archived: true }, owner)).status).toBe(200);
  expect(refusal(await put([{ pronunciation_dictionary_id: id }]))).toEqual([400, 'pronunciation_dictionary_archived']);
  expect(refusal(await ask(`POST ${root}/${id}/set-rules`, { rules: [] }, owner))).toEqual([
    ...[400, 'pronunciation_dictionary_archived'],
  ]);
  await expect(loadDictionaries(owner.ctx(), [{ pronunciation_dictionary_id: id }])).rejects.toMatchObject({
    ...{ http: 400, status: 'pronunciation_dictionary_archived' },
  });
  expect((await loadPinned(owner.ctx(), pinned)).rules).toHaveLength(1);
});

test('rules that cannot be used are refused with their place', async () => {
  const { id } = await create([]);
  const msgs = async (rules: object[]) => {
    const { status, body } = await ask(`POST ${root}/${id}/set-rules`, { rules });
    return [status, body.detail.map(({ loc }: { loc: unknown[] }) => loc.join('.'))];
  };
  expect(await msgs([rule('a', 'b'), rule('', 'x')])).toEqual([422, ['body.rules.1.string_to_replace']]);
  expect(await msgs([rule('a', ' ')])).toEqual([422, ['body.rules.0.alias']]);
  expect(await msgs([rule('a\u0000', 'b')])).toEqual([422, ['body.rules.0.string_to_replace']]);
  const sounds = { type: 'phoneme', string_to_replace: 'a', phoneme: 'b', alphabet: 'x-sampa' };
  expect(await msgs([sounds])).toEqual([422, ['body.rules.0.alphabet']]);
  expect(await msgs(Array.from({ length: maxRules + 1 }, () => rule('a', 'b')))).toEqual([422, ['body.rules']]);
  const full = Array.from({ length: maxRules }, (_, i) => rule(`w${i}`, 'x'));
  expect((await ask(`POST ${root}/${id}/set-rules`, { rules: full })).status).toBe(200);
  expect(refusal(await ask(`POST ${root}/${id}/add-rules`, { rules: [rule('one more', 'x')] }))).toEqual([
    ...[400, 'too_many_pronunciation_rules'],
  ]);
});

test('files: PLS in UTF-16, tables, and what is wrong with each rule', async () => {
  const pls = (inner: string, head = '') =>
    `<?xml version="1.0"?>${head}<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="de-DE">${inner}</lexicon>`;
  const lexeme = (word: string, spoken: string) => `<lexeme><grapheme>${word}</grapheme>${spoken}</lexeme>`;
  const utf16 = Buffer.from(`\uFEFF${pls(lexeme('Köln', '<phoneme>kœln</phoneme>'))}`, 'utf16le');
  const { status, body } = await upload(utf16);
  expect(status).toBe(200);
  expect(await rulesOf(body.id)).toMatchObject([{ string_to_replace: 'Köln', phoneme: 'kœln', alphabet: 'ipa' }]);
  const downloaded = await fetch(`${t.url}${root}/${body.id}/${body.version_id}/download`, { headers: byKey(ada) });
  expect(await downloaded.text()).toContain('xml:lang="de-DE"');

  const table = await upload('\uFEFFword,replacement\r\n"Smith, J.",John Smith\r\n\r\nشمس,shams\r\n', 'names.csv');
  expect(await rulesOf(table.body.id)).toMatchObject([rule('Smith, J.', 'John Smith'), rule('شمس', 'shams')]);

  const wrong = await upload(pls(`\n${lexeme('a', '<phoneme alphabet="x-sampa">a</phoneme>')}\n${lexeme('b', '')}`));
  expect(wrong.status).toBe(422);
  expect(wrong.body.detail).toMatchObject([
    { loc: ['body', 'file', 2], msg: expect.stringContaining('x-sampa') },
    { loc: ['body', 'file', 3] },
  ]);
  const bomb = '<!DOCTYPE l [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;">]>';
  for (const file of [
    pls(lexeme('&b;', '<alias>x</alias>'), bomb),
    '<html></html>',
    ' ',
    pls('<lexeme>'),
    Uint8Array.of(0xc3, 0x28),
  ])
    expect(refusal(await upload(file)), String(file)).toEqual([400, 'invalid_pronunciation_file']);
  const many = Array.from({ length: 100_000 }, (_, i) => lexeme(`w${i}`, '<alias>x</alias>')).join('');
  expect(refusal(await upload(pls(many)))).toEqual([400, 'too_many_pronunciation_rules']);
});
