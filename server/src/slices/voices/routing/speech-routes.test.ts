/** Routes over HTTP, with a model whose engine is another one's sound under its own name. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SpeechManifest } from '#contract/engine-models/manifest.ts';
import * as historyApi from '#contract/history/api.ts';
import * as modelsApi from '#contract/models/api.ts';
import * as routesApi from '#contract/models/routes/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import * as voicesApi from '#contract/voices/api.ts';
import type { Parts } from '../../../context.ts';
import { SpeechFailed, type EngineVoice, type Speech } from '../../../ports/speech/port.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { loadProviders } from '../../providers/active-providers.service.ts';
import { premadeVoices } from '../voices.rules.ts';

const manifest: SpeechManifest = {
  ...{ format: 1, kind: 'speech', id: 'toy', family: 'vits', name: 'Toy', description: '', version: '1' },
  ...{ sampleRate: 22_050, languages: ['en'], files: {}, checksums: {}, serves: ['eleven_multilingual_v2'] },
  license: { name: 'MIT', allowsCommercialUse: true },
  speakers: [
    { sid: 0, name: 'Una', gender: 'female' },
    { sid: 1, name: 'Otto', gender: 'male' },
  ],
};

/** What the engine does at present. */
const engine = { isInstalled: true, failsToBegin: false };

const isToy = (voice: EngineVoice) => voice.engine.includes(':');
const actual = (voice: EngineVoice): EngineVoice => (isToy(voice) && voice.elsewhere ? voice.elsewhere : voice);

const counts = { idle: 0, busy: 0, starting: 0, off: 1, restarts: 0, queued: 0 };

function withToy(speech: Speech): Speech {
  return {
    ...speech,
    states: () => [
      ...speech.states().filter(({ engine: name }) => !name.includes(':')),
      ...['model:toy', 'provider:acme'].map((name) => ({ ...counts, engine: name, status: 'asleep' as const })),
    ],
    languagesOf: (voice) => speech.languagesOf(actual(voice)),
    versionOf: (voice) => `${voice.engine} ${speech.versionOf(actual(voice))}`,
    warnings: (input) => speech.warnings({ ...input, voice: actual(input.voice) }),
    async *speak(input, signal) {
      if (isToy(input.voice) && engine.failsToBegin) {
        // As the pool has it: the encoder's first step holds no sound.
        yield { audio: new Uint8Array(), seconds: 0 };
        throw new SpeechFailed('the model is corrupt');
      }
      yield* speech.speak({ ...input, voice: actual(input.voice) }, signal);
    },
  };
}

const models: Parts['models'] = {
  ...({} as Parts['models']),
  list: async () => ({
    models: engine.isInstalled
      ? [{ manifest, folder: '/none', bytes: 1, installedAt: new Date(0), digest: 'toy' }]
      : [],
    broken: [],
  }),
};

let t: TestApp;
let mia: TestUser;
let root: TestUser;
beforeAll(async () => {
  t = await testApp({ parts: ({ speech }) => ({ speech: withToy(speech), models }) });
  [mia, root] = await Promise.all([t.user({ credits: 100_000 }), t.user()]);
  await t.db.insertInto('operator').values({ user_id: root.user_id, granted_at: new Date() }).execute();
});
afterAll(() => t.close());
beforeEach(() => Object.assign(engine, { isInstalled: true, failsToBegin: false }));

const bySession = ({ session }: TestUser) => ({ authorization: `Bearer ${session.access}` });
const changeRoute = (body: { workspace_id?: string | null; model_id?: null; route: string | null }, as = root) =>
  t.call(routesApi.changeSpeechRoute, bySession(as), { body });

const bruno = premadeVoices.find(({ name }) => name === 'Bruno')?.voice_id ?? '';
let count = 0;
const speak = (body: object = {}, voice_id = bruno) =>
  t.call(speechApi.convert, mia, { params: { voice_id }, body: { text: `Text ${++count} is new.`, ...body } });

async function told(response: Awaited<ReturnType<typeof speak>>) {
  await response.arrayBuffer();
  const { headers } = response;
  const warnings = JSON.parse(decodeURIComponent(headers.get('x-veery-warnings') ?? '%5B%5D')) as { code: string }[];
  const codes = warnings.map(({ code }) => code);
  return { engine: headers.get('x-veery-engine'), fallback: headers.get('x-veery-fallback'), codes };
}
const itemOf = async (response: Awaited<ReturnType<typeof speak>>) => {
  const history_item_id = response.headers.get('history-item-id') ?? '';
  return (await t.call(historyApi.getHistoryItem, mia, { params: { history_item_id } })).json();
};

test('after an install a premade voice is spoken by the model, and says so wherever it is listed', async () => {
  expect(await told(await speak())).toEqual({ engine: 'model:toy', fallback: null, codes: [] });
  const voice = await (await t.call(voicesApi.getVoice, mia, { params: { voice_id: bruno } })).json();
  const spoken_by = { engine: 'model:toy', title: 'Toy', kind: 'neural' };
  expect(voice).toMatchObject({ engine: 'flite', kind: 'statistical', spoken_by });
  const { voices } = await (await t.call(voicesApi.listVoices, mia, {})).json();
  expect(voices.slice(premadeVoices.length).map(({ name, kind }) => [name, kind])).toEqual([
    ['Una', 'neural'],
    ['Otto', 'neural'],
  ]);
  const listed = await (await t.call(modelsApi.listModels, mia, {})).json();
  const enginesOf = (id: string) => listed.find(({ model_id }) => model_id === id)?.engines.map((one) => one.engine);
  expect(enginesOf('eleven_multilingual_v2')).toContain('model:toy');
  expect(enginesOf('eleven_flash_v2_5')).not.toContain('model:toy');
});

test('a speaker of the model speaks, is previewed, and is gone with the model', async () => {
  const { voices } = await (await t.call(voicesApi.searchVoices, mia, { query: { search: 'otto neural' } })).json();
  const voice_id = voices[0]?.voice_id ?? '';
  expect(await told(await speak({}, voice_id))).toEqual({ engine: 'model:toy', fallback: null, codes: [] });
  const preview = await t.call(voicesApi.getVoicePreview, {}, { params: { voice_id } });
  expect([preview.status, (await preview.arrayBuffer()).byteLength > 1000]).toEqual([200, true]);
  engine.isInstalled = false;
  expect((await speak({}, voice_id)).status).toBe(404);
});

test('an engine that cannot begin is replaced, told in headers and in the item, and its sound is not cached', async () => {
  engine.failsToBegin = true;
  const text = 'The model will not start.';
  const first = await speak({ text });
  const replaced = { engine: 'flite', fallback: 'model:toy', codes: ['engine_fallback'] };
  expect(await told(first)).toEqual(replaced);
  const item = await itemOf(first);
  expect(item).toMatchObject({ engine: 'flite', warnings: [{ code: 'engine_fallback' }] });
  engine.failsToBegin = false;
  const second = await speak({ text });
  expect(second.headers.get('x-veery-cache')).toBe('miss');
  expect(await told(second)).toEqual({ engine: 'model:toy', fallback: null, codes: [] });
  expect((await itemOf(second)).engine).toBe('model:toy');
});

test('the redo of an item that another engine spoke says what changes', async () => {
  engine.isInstalled = false;
  const text = 'This was spoken before. It stays as it is.';
  const old = await speak({ text });
  expect(await told(old)).toMatchObject({ engine: 'flite' });
  engine.isInstalled = true;
  const refused = await speak({ text: `${text} Only this is new.`, redo_of: old.headers.get('history-item-id') });
  const { detail } = (await refused.json()) as unknown as { detail: { status: string; message: string } };
  expect([refused.status, detail.status]).toEqual([400, 'redo_not_possible']);
  expect(detail.message).toContain('it was spoken by flite, and now model:toy speaks this voice');
});

test('an operator routes one workspace, or all, to the own engines; the row of the workspace counts', async () => {
  const { workspace_id } = mia;
  expect((await changeRoute({ route: 'own' })).status).toBe(200);
  expect(await told(await speak())).toMatchObject({ engine: 'flite', fallback: null });
  await changeRoute({ workspace_id, route: 'model:toy' });
  expect(await told(await speak())).toMatchObject({ engine: 'model:toy' });
  const { routes, engines } = await (await t.call(routesApi.listSpeechRoutes, bySession(root), {})).json();
  expect(routes).toEqual([
    { workspace_id: null, model_id: null, route: 'own' },
    { workspace_id, model_id: null, route: 'model:toy' },
  ]);
  expect(engines).toMatchObject([{ engine: 'model:toy', title: 'Toy', state: 'available', reason: null }]);
  // The engine that the route names is removed.
  engine.isInstalled = false;
  expect(await told(await speak())).toEqual({ engine: 'flite', fallback: 'model:toy', codes: ['engine_fallback'] });
  for (const one of [{ workspace_id, route: null }, { route: null }]) await changeRoute(one);
  engine.isInstalled = true;
  expect(await told(await speak())).toMatchObject({ engine: 'model:toy' });
});

test('a route names an engine and a workspace that there are; only operators set it', async () => {
  expect((await changeRoute({ route: 'model:unknown' })).status).toBe(404);
  expect((await changeRoute({ workspace_id: 'nobody', route: 'own' })).status).toBe(404);
  expect((await changeRoute({ route: 'own' }, mia)).status).toBe(403);
  expect((await (await t.call(routesApi.listSpeechRoutes, bySession(root), {})).json()).routes).toEqual([]);
});

test('a voice of a provider is of its workspace alone, costs its factor, and fails over', async () => {
  const sam = await t.user();
  const { workspace_id } = mia;
  const row = { provider_id: 'acme', name: 'Acme', shape: 'openai', base_url: 'https://speech.example', model: 'm' };
  const lists = {
    languages: '["en"]',
    voice_names: '[]',
    models: '[]',
    voices: JSON.stringify([{ name: 'v1', title: 'Vero', language: 'en', gender: 'male' }]),
  };
  const terms = { workspace_id, concurrency: 1, cost_factor: 3, is_enabled: true, created_at: new Date() };
  await t.db
    .insertInto('speech_provider')
    .values({ ...row, ...lists, ...terms })
    .execute();
  await loadProviders(t.parts, t.parts);
  const namesFor = async (user: TestUser) =>
    (await (await t.call(voicesApi.listVoices, user, {})).json()).voices.map(({ name }) => name);
  expect([(await namesFor(mia)).includes('Vero'), (await namesFor(sam)).includes('Vero')]).toEqual([true, false]);
  const { voices } = await (await t.call(voicesApi.searchVoices, mia, { query: { search: 'vero' } })).json();
  const [voice] = voices;
  expect(voice).toMatchObject({ kind: 'remote', preview_url: null });
  const params = { voice_id: voice?.voice_id ?? '' };
  expect((await t.call(speechApi.convert, sam, { params, body: { text: 'Not mine.' } })).status).toBe(404);
  expect((await t.call(voicesApi.getVoicePreview, {}, { params })).status).toBe(404);
  const price = await (await t.call(speechApi.priceSpeech, mia, { params, body: { text: '0123456789.' } })).json();
  expect(price.credits).toBe(33);
  // A route for all cannot name the provider of one workspace.
  expect((await changeRoute({ route: 'provider:acme' })).status).toBe(404);
  expect((await changeRoute({ workspace_id: sam.workspace_id, route: 'provider:acme' })).status).toBe(404);
  engine.failsToBegin = true;
  const text = 'It fails over, at the price of this server.';
  const spoken = await speak({ text }, params.voice_id);
  expect(await told(spoken)).toMatchObject({ fallback: 'provider:acme', codes: ['engine_fallback'] });
  expect(spoken.headers.get('character-cost')).toBe(String(text.length));
});
