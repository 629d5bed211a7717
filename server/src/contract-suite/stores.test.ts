/**
 * Each query of what belongs to somebody, asked by three others: the same person in another workspace, another member of
 * the same workspace, and a stranger. The matrix asks over HTTP, where one filter often hides that another one is missing.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actingAs, type Scope } from '../kernel/context.ts';
import { newId } from '../kernel/ids.ts';
import * as apiKeys from '../platform/identity/keys/api-keys.ts';
import * as keyRequests from '../platform/identity/keys/key-requests.store.ts';
import * as members from '../platform/identity/accounts/members.ts';
import * as sessions from '../platform/identity/sessions/session-rows.ts';
import * as users from '../platform/identity/accounts/users.ts';
import * as workspaces from '../platform/identity/accounts/workspaces.ts';
import * as messages from '../platform/notify/messages.store.ts';
import * as feedback from '../slices/feedback/feedback.store.ts';
import * as itemFeedback from '../slices/history/feedback/item-feedback.store.ts';
import * as history from '../slices/history/history.store.ts';
import * as historyList from '../slices/history/list.store.ts';
import * as personalAudio from '../slices/history/personal-audio.store.ts';
import * as removals from '../slices/history/removals.store.ts';
import * as fileQuota from '../slices/jobs/file-quota.store.ts';
import * as jobs from '../slices/jobs/jobs.store.ts';
import * as invites from '../slices/membership/invites.store.ts';
import * as onboarding from '../slices/onboarding/onboarding.store.ts';
import * as billing from '../slices/billing/billing.store.ts';
import * as dictionaries from '../slices/pronunciation-dictionaries/dictionaries.store.ts';
import { createDictionary } from '../slices/pronunciation-dictionaries/dictionaries.service.ts';
import * as dictionaryUses from '../slices/pronunciation-dictionaries/uses.store.ts';
import * as providers from '../slices/providers/providers.store.ts';
import * as devices from '../slices/security/devices.store.ts';
import * as secondFactor from '../slices/security/second-factor.store.ts';
import * as batches from '../slices/speech-batches/speech-batches.store.ts';
import { end, extend, park, reserve, reuseStatement } from '../slices/usage/usage.service.ts';
import * as usage from '../slices/usage/usage.store.ts';
import * as voices from '../slices/voices/voices.store.ts';
import * as flags from '../slices/workspace/flags.store.ts';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { steadyRecognition } from '../testing/steady-recognition.ts';
import { speak, voiceId } from './speak.suite.ts';

let app: TestApp;
let ada: TestUser;
let ben: TestUser;
let cyd: TestUser;
const scopes = {} as Record<'owner' | 'elsewhere' | 'colleague' | 'stranger', Scope>;
const others = ['elsewhere', 'colleague', 'stranger'] as const;
const everybody = ['owner', ...others] as const;
const strangers = ['elsewhere', 'stranger'] as const;

/** A generation of one credit. */
const quotaRequest = () => ({
  generation_id: newId(),
  product: 'tts' as const,
  model_id: 'test',
  voice_id: voiceId,
  characters: 1,
  credits: 1,
  audio_key: 'none',
  cache_key: null,
});
const nothing = { state: 'failed', characters: 0, credits: 0, audio_seconds: 0, first_byte_ms: null } as const;

beforeAll(async () => {
  app = await testApp({ parts: () => ({ recognition: steadyRecognition() }) });
  ada = await app.user();
  ben = await app.user({ workspace_id: ada.workspace_id });
  cyd = await app.user();
  scopes.owner = ada.ctx();
  scopes.elsewhere = actingAs(ada.ctx(), { ...ada.actor, workspace_id: cyd.workspace_id });
  scopes.colleague = ben.ctx();
  scopes.stranger = cyd.ctx();
});
afterAll(() => app.close());

describe('history', () => {
  const ids: Record<string, string> = {};
  const page = { page_size: 10, sort_direction: 'desc' } as const;
  let audioKey: string;

  beforeAll(async () => {
    const idOf = async (user: TestUser, text: string) =>
      (await speak(app, user, text)).headers.get('history-item-id') ?? '';
    ids.owner = await idOf(ada, 'Words of Ada.');
    ids.colleague = await idOf(ben, 'Words of Ben.');
    ids.stranger = await idOf(cyd, 'Words of Cyd.');
    ids.elsewhere = await idOf(cyd, 'Words of Ada elsewhere.');
    const item = app.db.updateTable('history_item');
    await item.set({ created_by_user_id: ada.user_id }).where('history_item_id', '=', ids.elsewhere).execute();
    await item
      .set({ cache_key: Buffer.from('ada') })
      .where('history_item_id', '=', ids.owner)
      .execute();
    audioKey = (await history.findAudioKey(scopes.owner, ids.owner))?.audio_key ?? '';
  });

  test('a list holds the items of one person in one workspace', async () => {
    for (const one of everybody)
      for (const more of [{}, { latest_takes: true }, { search: 'Words', latest_takes: true }])
        expect(
          (await historyList.listItems(scopes[one], { ...page, ...more })).rows.map((item) => item.history_item_id),
        ).toEqual([ids[one]]);
  });

  test('an item takes the vote of its owner in its workspace alone', async () => {
    const id = ids.owner ?? '';
    const flags = { emotions: false, inaccurate_clone: false, glitches: false, audio_quality: false, other: false };
    const vote = (scope: Scope) => itemFeedback.saveFeedback(scope, id, { thumbs_up: true, feedback: '', ...flags });
    for (const one of others) expect(await vote(scopes[one])).toBe('missing');
    expect((await history.findItem(scopes.owner, id))?.feedback).toBeNull();
    expect(await vote(scopes.owner)).toBe('saved');
  });

  test('what was spoken is reused by the members of the workspace alone', async () => {
    const id = ids.owner ?? '';
    const reuse = async (scope: Scope) => ({
      key: await history.findAudioKey(scope, id),
      spoken: await history.findSpoken(scope, id),
      mark: await history.findReusableWithText(scope, 'Words of Ada.'),
    });
    const nothing = { key: undefined, spoken: undefined, mark: undefined };
    for (const one of strangers) expect(await reuse(scopes[one])).toEqual(nothing);
    expect(await reuse(scopes.colleague)).toEqual({
      key: { audio_key: audioKey },
      spoken: expect.anything(),
      mark: { history_item_id: id },
    });
  });

  test('a reservation finds what was spoken in its own workspace alone, and its limit', async () => {
    for (const [index, one] of (['owner', 'stranger'] as const).entries()) {
      const cache_key = Buffer.from(`key of ${one}`);
      await app.db
        .updateTable('history_item')
        .set({ cache_key })
        .where('history_item_id', '=', ids[one] ?? '')
        .execute();
      const { workspace_id } = scopes[one].actor;
      await usage.updateLimits(scopes.owner, workspace_id, { concurrency: 5 + index });
      const found = await reserve(scopes[one], { ...quotaRequest(), cache_key });
      expect(found).toMatchObject({ cached_item_id: ids[one], concurrency: { limit: 5 + index } });
      const other = scopes[one === 'owner' ? 'stranger' : 'owner'];
      const { cached_item_id, generation_id } = await reserve(other, { ...quotaRequest(), cache_key });
      expect(cached_item_id).toBeUndefined();
      await end(other, generation_id, nothing);
    }
    await app.db
      .updateTable('history_item')
      .set({ cache_key: Buffer.from('ada') })
      .where('history_item_id', '=', ids.owner ?? '')
      .execute();
  });

  test('an item is made over the audio of the same workspace alone', async () => {
    const insert = (scope: Scope) => {
      const row = { history_item_id: newId(), request_id: newId(), text: 'Words of Ada.', warnings: '[]' };
      const entry = () => sql<never>`SELECT 0::bigint AS credits_before, 0::bigint AS credits_after`;
      return history.insertCachedItem(scope, { ...row, alignment: null, dialogue: null, entry }, ids.owner ?? '');
    };
    for (const one of strangers) expect(await insert(scopes[one])).toBeUndefined();
    expect((await insert(scopes.colleague))?.audio_key).toBe(audioKey);
    await app.db
      .deleteFrom('history_item')
      .where('audio_key', '=', audioKey)
      .where('history_item_id', '<>', ids.owner ?? '')
      .execute();
  });

  test('strangers do not end the reuse of audio', async () => {
    for (const one of strangers) await history.clearCacheKeys(scopes[one], audioKey);
    expect(await history.findReusableWithText(scopes.owner, 'Words of Ada.')).toBeDefined();
    await history.clearCacheKeys(scopes.colleague, audioKey);
    expect(await history.findReusableWithText(scopes.owner, 'Words of Ada.')).toBeUndefined();
  });

  test('the archive of a person holds their items of all workspaces and nobody else’s', async () => {
    const idsIn = async (scope: Scope) =>
      (await personalAudio.listItems(scope, '')).map((item) => item.history_item_id).sort();
    expect(await idsIn(scopes.owner)).toEqual([ids.owner, ids.elsewhere].sort());
    expect(await idsIn(scopes.colleague)).toEqual([ids.colleague]);
    expect([await personalAudio.countItems(scopes.owner), await personalAudio.countItems(scopes.colleague)]).toEqual([
      2, 1,
    ]);
  });

  test('others remove nothing, and an account that ends takes its items of all workspaces and no others', async () => {
    for (const one of others)
      expect((await removals.deleteItems(scopes[one], [ids.owner ?? ''])).history_item_ids).toEqual([]);
    const left = async () =>
      (await app.db.selectFrom('history_item').select('history_item_id').execute())
        .map((item) => item.history_item_id)
        .sort();
    await removals.deleteItemsOf(scopes.owner, { user_id: ada.user_id, workspace_ids: [] });
    expect(await left()).toEqual([ids.colleague, ids.stranger].sort());
    await removals.deleteItemsOf(scopes.owner, { user_id: ada.user_id, workspace_ids: [ada.workspace_id] });
    expect(await left()).toEqual([ids.stranger]);
  });
});

describe('jobs', () => {
  const ids: Record<string, string> = {};
  const insert = async (scope: Scope, kind: string, change: object = {}) => {
    const { user_id, workspace_id } = scope.actor;
    const owned = { job_id: newId(), user_id, workspace_id, kind, created_at: scope.now };
    const row = { ...owned, params: '{}', payload: '{}', state: 'queued', total: 1, ...change };
    return (await jobs.insertJob(scope, row)).job_id;
  };
  beforeAll(async () => {
    for (const one of everybody) ids[one] = await insert(scopes[one], 'history_zip', { reserved_file_bytes: 2 ** 21 });
  });
  afterAll(() => app.db.deleteFrom('job').execute());

  test('a list, a count and the places in the queue are of one person in one workspace', async () => {
    for (const one of everybody) {
      expect((await jobs.listJobs(scopes[one], {}, 10)).map((job) => job.job_id)).toEqual([ids[one]]);
      expect(await jobs.countUnfinished(scopes[one])).toBe(1);
      expect([...(await jobs.countAhead(scopes[one])).keys()]).toEqual([ids[one]]);
    }
  });

  test('others change nothing', async () => {
    for (const one of others)
      expect(await jobs.updateOwn(scopes[one], ids.owner ?? '', ['queued'], { is_dismissed: true })).toBeUndefined();
  });

  test('files count for their user in all workspaces and for their workspace', async () => {
    const sums = async ({ actor }: Scope) => fileQuota.sumFiles(app.db, actor);
    expect(await sums(scopes.owner)).toEqual({ user: 2 * 2 ** 21, workspace: 2 * 2 ** 21 });
    expect(await sums(scopes.colleague)).toEqual({ user: 2 ** 21, workspace: 2 * 2 ** 21 });
    expect(await sums(scopes.stranger)).toEqual({ user: 2 ** 21, workspace: 2 * 2 ** 21 });
  });

  test('a new archive replaces those of the same person alone', async () => {
    const file = { file_key: 'exports/x.zip', file_bytes: 1 };
    const former = await insert(scopes.elsewhere, 'personal_data', file);
    await insert(scopes.colleague, 'personal_data', file);
    const row = await jobs.findJob(scopes.owner, await insert(scopes.owner, 'personal_data'));
    expect((row && (await jobs.replaceFiles(app.db, row)))?.map((job) => job.job_id)).toEqual([former]);
  });

  test('an account that ends takes the jobs of its person and of its workspaces', async () => {
    await app.db.deleteFrom('job').where('kind', '=', 'personal_data').execute();
    const removed = async (workspace_ids: string[]) =>
      (await jobs.deleteOf(app.db, { user_id: ada.user_id, workspace_ids })).map((job) => job.job_id).sort();
    expect(await removed([])).toEqual([ids.owner, ids.elsewhere].sort());
    expect(await removed([ada.workspace_id])).toEqual([ids.colleague]);
  });
});

test('messages', async () => {
  for (const one of everybody) {
    const { user_id, workspace_id } = scopes[one].actor;
    const owned = { message_id: one, user_id, workspace_id, read_at: null, author_user_id: null };
    const told = { kind: 'test', severity: 'info', needs_attention: false, params: '{}' };
    await messages.insertMessage(scopes[one], { ...owned, ...told });
  }
  for (const one of everybody) await messages.keepNewest(scopes[one], scopes[one].actor, 1);
  for (const one of everybody) {
    const ofTest = (await messages.listMessages(scopes[one], 10)).filter((message) => message.kind === 'test');
    expect(ofTest.map((message) => message.message_id)).toEqual([one]);
  }
  const unread = await messages.countUnread(scopes.owner);
  expect(unread).toBe((await messages.listMessages(scopes.owner, 10)).length);
  for (const one of others) expect(await messages.markRead(scopes[one], ['owner'])).toEqual([]);
  for (const one of others) await messages.markRead(scopes[one], undefined);
  expect(await messages.countUnread(scopes.owner)).toBe(unread);
});

test('favorites, settings and flags', async () => {
  await voices.addFavorite(scopes.owner, voiceId);
  await voices.writeSettings(scopes.owner, voiceId, { stability: 0.11 });
  await flags.writeFlag(scopes.owner, ada.workspace_id, 'test', true);
  for (const one of others) {
    expect((await voices.readFavorites(scopes[one])).size).toBe(0);
    expect(await voices.removeFavorite(scopes[one], voiceId)).toBe(false);
  }
  for (const one of strangers) {
    expect(await voices.readSettings(scopes[one], voiceId)).toBeUndefined();
    expect(await flags.readFlags(scopes[one])).toEqual([]);
  }
  await flags.deleteFlag(scopes.stranger, cyd.workspace_id, 'test');
  expect((await voices.readFavorites(scopes.owner)).size).toBe(1);
  expect(await flags.readFlags(scopes.colleague)).toEqual([{ flag: 'test', is_on: true }]);
});

test('providers of speech', async () => {
  const row = { name: 'Elsewhere', shape: 'openai', base_url: 'https://speech.example', model: 'one' };
  const lists = { languages: '[]', voice_names: '[]', models: '[]', voices: '[]' };
  const more = { concurrency: 1, cost_factor: 1, is_enabled: false };
  await providers.insertProvider(scopes.owner, 'workspace', { ...row, ...lists, ...more, provider_id: 'own' });
  await providers.insertProvider(scopes.owner, 'installation', { ...row, ...lists, ...more, provider_id: 'shared' });
  for (const [scope, owner] of [
    [scopes.elsewhere, 'workspace'],
    [scopes.stranger, 'workspace'],
    [scopes.owner, 'installation'],
  ] as const) {
    expect((await providers.listProviders(scope, owner)).some(({ provider_id }) => provider_id === 'own')).toBe(false);
    expect(await providers.findProvider(scope, owner, 'own')).toBeUndefined();
    expect(await providers.updateProvider(scope, owner, 'own', { name: 'taken' })).toBe(false);
    expect(await providers.deleteProvider(scope, owner, 'own')).toBeUndefined();
  }
  for (const one of everybody)
    expect(await providers.deleteProvider(scopes[one], 'workspace', 'shared')).toBeUndefined();
  expect(await providers.listProviders(scopes.colleague, 'workspace')).toMatchObject([{ provider_id: 'own' }]);
  expect(await providers.deleteProvider(scopes.owner, 'workspace', 'own')).toBe('Elsewhere');
  expect(await providers.deleteProvider(scopes.stranger, 'installation', 'shared')).toBe('Elsewhere');
});

test('API keys', async () => {
  const { key_id } = ada;
  await app.db.updateTable('api_key').set({ credit_limit: 7 }).where('key_id', '=', key_id).execute();
  for (const one of others) {
    expect(await keyRequests.listRequests(scopes[one], key_id)).toBeUndefined();
    expect(await apiKeys.lockKey(scopes[one], key_id)).toBeUndefined();
    expect(await apiKeys.updateKey(scopes[one], key_id, { name: 'taken' })).toBe(false);
    expect(await apiKeys.deleteKey(scopes[one], key_id)).toBe(false);
  }
  for (const one of strangers) expect(await apiKeys.readKeyCredits(scopes[one], key_id)).toBeUndefined();
  expect((await apiKeys.listKeys(scopes.owner)).map((key) => key.key_id)).toEqual([key_id]);
  expect((await apiKeys.listKeysOfUser(scopes.owner, ben.user_id)).map((key) => key.key_id)).toEqual([ben.key_id]);
  const revoked = await apiKeys.deleteKeysOfUser(scopes.owner, ben.user_id, [key_id, ben.key_id]);
  expect(revoked.map((key) => key.key_id)).toEqual([ben.key_id]);
});

describe('credits', () => {
  const generation_id = newId();
  beforeAll(async () => {
    const { user_id, workspace_id } = ada;
    const what = { generation_id, user_id, workspace_id, characters: 1, credits: 1, key_id: null };
    const how = { voice_id: voiceId, model_id: 'test', product: 'test', created_at: new Date() };
    await app.db
      .insertInto('generation')
      .values({ ...what, ...how, audio_key: 'none', state: 'running', ended_at: null, lease_ends_at: new Date() })
      .execute();
    await app.db
      .insertInto('ledger_entry')
      .values({ ...what, ...how, status: 'test', period: 0, audio_seconds: null, first_byte_ms: null })
      .execute();
  });
  afterAll(() => app.db.deleteFrom('generation').where('generation_id', '=', generation_id).execute());

  test('a generation and its entry are known in their workspace', async () => {
    for (const one of strangers) {
      expect(await usage.findEntry(scopes[one], generation_id)).toBeUndefined();
      expect(await usage.isOpen(scopes[one], generation_id)).toBe(false);
    }
    expect(await usage.findEntry(scopes.colleague, generation_id)).toEqual({ status: 'test', credits: 1 });
    expect(await usage.isOpen(scopes.colleague, generation_id)).toBe(true);
  });

  test('a key that was deleted since the request was let in takes none', async () => {
    const key = { key_id: 'deleted', permissions: null, has_credit_limit: false };
    const scope = actingAs(scopes.owner, { ...ada.actor, key });
    await expect(reserve(scope, quotaRequest())).rejects.toMatchObject({ status: 'invalid_api_key' });
  });

  test('whatever a generation does, it changes the account of its workspace alone', async () => {
    const accounts = app.db.selectFrom('credit_account').selectAll();
    const keys = app.db.selectFrom('api_key').select(['credits_used', 'credits_reserved']);
    for (const [user, other] of [
      [ada, cyd],
      [cyd, ada],
    ] as const) {
      const scope = user.ctx();
      const ofOther = async () => [
        await accounts.where('workspace_id', '=', other.workspace_id).execute(),
        await keys.where('user_id', '=', other.user_id).execute(),
      ];
      const own = async () => (await accounts.where('workspace_id', '=', user.workspace_id).execute())[0];
      await app.db.updateTable('api_key').set({ credits_used: 3 }).execute();
      await app.db.updateTable('credit_account').set({ credits_used: 20, credits_reserved: 9, running: 2 }).execute();
      const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000);
      await app.db
        .updateTable('credit_account')
        .set({ period_ends_at: inDays(300) })
        .execute();
      await app.db
        .updateTable('credit_account')
        .set({ period_ends_at: inDays(1) })
        .where('workspace_id', '=', user.workspace_id)
        .execute();
      await usage.updateLimits(scope, user.workspace_id, { credits: 1000, concurrency: 5 });
      const before = await ofOther();
      const steps: [() => Promise<unknown>, object][] = [];
      const { generation_id } = await reserve(scope, quotaRequest());
      steps.push([() => Promise.resolve(), { credits_used: 20, credits_reserved: 10, running: 3 }]);
      steps.push([() => park(scope, generation_id), { credits_used: 20, credits_reserved: 10, running: 2 }]);
      steps.push([
        () => extend(scope, generation_id, { characters: 1, credits: 1 }),
        { credits_used: 20, credits_reserved: 11, running: 3 },
      ]);
      // A month later the period is another one: what was spent in the former one no longer counts.
      const later = { ...scope, actor: scope.actor, now: inDays(40) };
      steps.push([
        () => end(later, generation_id, { ...nothing, state: 'done', credits: 2 }),
        { credits_used: 2, credits_reserved: 9, running: 2 },
      ]);
      const reused = reuseStatement(scope, quotaRequest(), sql`1`, 1);
      steps.push([() => reused.execute(app.db), { credits_used: 2 }]);
      steps.push([
        () => reserve({ ...scope, actor: scope.actor, now: inDays(80) }, quotaRequest()),
        { credits_used: 0, credits_reserved: 10, running: 3 },
      ]);
      for (const [step, after] of steps) {
        await step();
        expect(await own()).toMatchObject(after);
        expect(await ofOther()).toEqual(before);
      }
      await app.db
        .deleteFrom('generation')
        .where('workspace_id', '=', user.workspace_id)
        .where('state', '=', 'reserved')
        .execute();
      await app.db.updateTable('credit_account').set({ credits_used: 0, credits_reserved: 0, running: 0 }).execute();
    }
  });

  test('limits are those of the workspace', async () => {
    await usage.updateLimits(scopes.owner, ada.workspace_id, { credits: 111, concurrency: 1 });
    await usage.updateLimits(scopes.owner, cyd.workspace_id, { credits: 222, concurrency: 2 });
    const limits = async (scope: Scope) => [
      (await usage.readBalance(scope, scope.actor.workspace_id)).credit_limit,
      (await usage.readCreditsLeft(scope)).credit_limit,
      (await usage.readConcurrency(scope)).limit,
    ];
    for (const one of ['owner', 'colleague'] as const) expect(await limits(scopes[one])).toEqual([111, 111, 1]);
    for (const one of strangers) expect(await limits(scopes[one])).toEqual([222, 222, 2]);
  });

  test('an account that ends takes its own open generations, and leaves its alias to its own entries', async () => {
    const locked = async ({ user_id, workspace_id }: TestUser) => {
      const all_workspace_ids = [workspace_id];
      const rows = await usage.lockOpenOf(scopes.owner, { user_id, workspace_ids: [workspace_id], all_workspace_ids });
      return rows.map((row) => row.generation_id);
    };
    expect([await locked(ada), await locked(ben), await locked(cyd)]).toEqual([[generation_id], [generation_id], []]);
    const ofPerson = { user_id: ada.user_id, workspace_ids: [], all_workspace_ids: [] };
    expect(await usage.lockOpenOf(scopes.owner, ofPerson)).toHaveLength(1);
    await usage.renameUser(scopes.owner, { user_id: cyd.user_id, alias: 'gone' });
    for (const table of ['generation', 'ledger_entry'] as const) {
      const row = app.db.selectFrom(table).select('user_id').where('generation_id', '=', generation_id);
      expect(await row.executeTakeFirst()).toEqual({ user_id: ada.user_id });
    }
  });
});

test('rows of a batch', async () => {
  const job = { params: '{}', payload: '{}', state: 'queued', total: 1, kind: 'speech_batch', created_at: new Date() };
  const { user_id, workspace_id } = ada;
  const { job_id } = await jobs.insertJob(scopes.owner, { ...job, job_id: newId(), user_id, workspace_id });
  const said = {
    text: 'One.',
    characters: 4,
    voice_id: voiceId,
    voice_name: 'Voice',
    output_format: 'mp3_22050_32',
  } as const;
  const unset = { model_id: null, language_code: null, seed: null, voice_settings: null };
  const row = { row_index: 0, request: { ...said, ...unset }, file_name: 'one', credits: 1 };
  await batches.insertRows(scopes.owner, job_id, [row]);
  for (const one of strangers) {
    expect(await batches.listRows(scopes[one], job_id)).toEqual([]);
    await batches.updateRow(scopes[one], job_id, 0, { state: 'failed' });
  }
  expect((await batches.listRows(scopes.owner, job_id)).map(({ state }) => state)).toEqual(['waiting']);
});

test('invites', async () => {
  const email = 'guest@example.test';
  const insert = ({ actor, now }: Scope) => {
    const invite = { code: actor.workspace_id, email, role: 'editor', state: 'pending', created_at: now };
    const { workspace_id, user_id: invited_by_user_id } = actor;
    const expires_at = new Date(now.getTime() + 60_000);
    return invites.insertInvite(scopes.owner, { ...invite, workspace_id, invited_by_user_id, expires_at });
  };
  for (const one of ['owner', 'stranger'] as const) await insert(scopes[one]);
  for (const { workspace_id } of [ada, cyd]) {
    expect(await invites.countPending(scopes.owner, workspace_id)).toBe(1);
    expect((await invites.listSent(scopes.owner, workspace_id)).map(({ code }) => code)).toEqual([workspace_id]);
    expect(await invites.findSent(scopes.owner, workspace_id, email)).toEqual({ code: workspace_id });
  }
  const stateOf = async ({ workspace_id }: TestUser) => (await invites.findInvite(scopes.owner, workspace_id))?.state;
  await invites.revokeInvite(scopes.owner, cyd.workspace_id, email);
  expect([await stateOf(ada), await stateOf(cyd)]).toEqual(['pending', 'revoked']);
  await insert({ ...scopes.owner, actor: { ...cyd.actor, workspace_id: ben.own_workspace_id } });
  await invites.revokeAll(scopes.owner, ben.own_workspace_id);
  expect(await stateOf(ada)).toBe('pending');
});

test('what belongs to a person alone', async () => {
  await onboarding.ensureChecklist(scopes.owner);
  await onboarding.ensureChecklist(scopes.stranger);
  await onboarding.setChecklist(scopes.stranger, { is_hidden: true });
  expect((await onboarding.readChecklist(scopes.owner))?.is_hidden).toBe(false);
  expect((await onboarding.readChecklist(scopes.stranger))?.is_hidden).toBe(true);
  expect(await onboarding.readChecklist(scopes.colleague)).toBeUndefined();

  await feedback.insertFeedback(scopes.owner, { feedback_id: newId(), kind: 'idea', message: 'Words.' });
  const since = async (scope: Scope) => feedback.countSince(scope, new Date(0));
  expect([await since(scopes.owner), await since(scopes.stranger)]).toEqual([1, 0]);

  const seen = (scope: Scope, fingerprint: string, ms: number) =>
    devices.upsertFingerprint({ ...scope, actor: scope.actor, now: new Date(ms) }, { fingerprint, visitor_id: null });
  for (const one of ['owner', 'stranger'] as const) await seen(scopes[one], 'first', 0);
  for (let i = 1; i <= 50; i++) await seen(scopes.stranger, `device ${i}`, i);
  await seen(scopes.owner, 'newest', 100);
  await seen(scopes.stranger, 'device 50', 101);
  const kept = await app.db.selectFrom('device_fingerprint').select(['user_id', 'fingerprint']).execute();
  expect(kept.filter(({ user_id }) => user_id === ada.user_id)).toHaveLength(2);
  expect(kept.filter(({ user_id }) => user_id === cyd.user_id)).toHaveLength(50);

  for (const one of ['owner', 'stranger'] as const) {
    const factor = { factor_id: `factor of ${one}`, display_name: 'Phone', secret: Buffer.from('secret') };
    await secondFactor.beginFactor(scopes[one], factor);
  }
  const factorOf = async ({ user_id }: TestUser) => (await secondFactor.findFactor(scopes.owner, user_id))?.factor_id;
  expect([await factorOf(ada), await factorOf(cyd)]).toEqual(['factor of owner', 'factor of stranger']);
  await secondFactor.deleteFactor(scopes.owner, cyd.user_id);
  expect([await factorOf(ada), await factorOf(cyd)]).toEqual(['factor of owner', undefined]);
});

test('each workspace has its subscription and its name', async () => {
  for (const [index, { workspace_id }] of [ada, cyd].entries()) {
    const tier = ['creator', 'pro'][index] ?? '';
    await billing.updateSubscription(scopes.owner, workspace_id, { tier });
  }
  const tierOf = async ({ workspace_id }: TestUser) =>
    (await billing.readSubscription(scopes.owner, workspace_id)).tier;
  expect([await tierOf(ada), await tierOf(cyd)]).toEqual(['creator', 'pro']);
  const { name } = await workspaces.readWorkspace(scopes.owner, ada.workspace_id);
  await workspaces.updateWorkspace(scopes.owner, cyd.workspace_id, { name: 'Renamed' });
  expect((await workspaces.readWorkspace(scopes.owner, ada.workspace_id)).name).toBe(name);
});

test('sessions are listed and ended for one person', async () => {
  const idsOf = async (scope: Scope) => (await sessions.listSessions(scope)).map((one) => one.session_id);
  expect(await idsOf(scopes.owner)).toHaveLength(1);
  const [id = ''] = await idsOf(scopes.owner);
  expect(await sessions.isOwnSession(scopes.stranger, id)).toBe(false);
  const found = await sessions.findProof({ ...scopes.stranger, actor: { ...cyd.actor, session_id: id } });
  expect(found).toBeUndefined();
  expect(await sessions.endSessions(scopes.owner, { user_id: cyd.user_id })).toBe(1);
  expect(await idsOf(scopes.owner)).toEqual([id]);
  expect(await sessions.announceSession(scopes.owner, cyd.user_id, id)).toBe(cyd.workspace_id);
  expect(await sessions.announceSession(scopes.owner, ada.user_id, id)).toBe(ada.workspace_id);

  // A workspace in which sessions end soon does not end those of others.
  await workspaces.updateWorkspace(scopes.owner, cyd.workspace_id, { session_inactivity_timeout: 600 });
  const rotated_at = new Date(Date.now() - 3600_000);
  await app.db.updateTable('session').set({ rotated_at }).where('session_id', '=', id).execute();
  await sessions.endIdleSessions(scopes.owner);
  expect(await idsOf(scopes.owner)).toEqual([id]);
  await workspaces.updateWorkspace(scopes.owner, ada.workspace_id, { session_inactivity_timeout: 600 });
  await sessions.endIdleSessions(scopes.owner);
  expect(await idsOf(scopes.owner)).toEqual([]);
  const told = app.db.selectFrom('change').select('user_id').where('id', '=', id).where('what', '=', 'removed');
  expect(await told.execute()).toEqual([{ user_id: ada.user_id }]);
});

test('accounts, members and workspaces are found by their ids', async () => {
  const scope = scopes.owner;
  for (const { user_id, workspace_id, email } of [ada, ben, cyd]) {
    expect((await users.findUser(scope, user_id))?.email).toBe(email);
    expect((await users.lockUser(scope, user_id))?.email).toBe(email);
    expect([...(await users.readEmails(scope, [user_id]))]).toEqual([[user_id, email]]);
    expect(await members.findWorkspaceOf(scope, user_id)).toBe(workspace_id);
  }
  await users.updateUser(scope, ben.user_id, { first_name: 'Ben' });
  expect((await users.findUser(scope, ada.user_id))?.first_name).not.toBe('Ben');
  for (const { workspace_id, user_id } of [ada, cyd]) {
    expect((await workspaces.readWorkspace(scope, workspace_id)).workspace_id).toBe(workspace_id);
    expect([...(await workspaces.readWorkspaceNames(scope, [workspace_id])).keys()]).toEqual([workspace_id]);
    expect(await workspaces.findOwnedWorkspace(scope, user_id)).toBe(workspace_id);
    expect(await members.listAdmins(scope, workspace_id)).toEqual([user_id]);
  }
  expect(await workspaces.hasWorkspace(scope, 'none')).toBe(false);
  expect(await members.countMembers(scope, cyd.workspace_id)).toEqual({ admin: 1, editor: 0 });
  expect(await members.listMembers(scope, cyd.workspace_id)).toHaveLength(1);
  expect(await members.findMember(scope, cyd.workspace_id, ada.email)).toBeUndefined();
  const concerned = await workspaces.lockWorkspacesOf(scope, cyd.user_id);
  expect(concerned).toEqual([{ workspace_id: cyd.workspace_id, is_own: true, others: 0 }]);
  const ofAda = await workspaces.lockWorkspacesOf(scope, ada.user_id);
  expect(ofAda).toEqual([{ workspace_id: ada.workspace_id, is_own: true, others: 1 }]);
});

test('a membership is changed for one person in one workspace', async () => {
  const roleOf = async ({ email }: TestUser) => (await members.findMember(scopes.owner, ada.workspace_id, email))?.role;
  const { user_id } = ben;
  await members.updateMember(scopes.owner, { user_id, workspace_id: cyd.workspace_id }, { role: 'admin' });
  expect(await roleOf(ben)).toBe('editor');
  const move = { user_id, from: cyd.workspace_id, to: ben.own_workspace_id, role: 'admin' };
  expect(await members.moveMember(scopes.owner, move)).toBe(false);
  const locked = new Date();
  await members.updateMember(scopes.owner, { user_id, workspace_id: ada.workspace_id }, { disabled_at: locked });
  expect(await members.findContactOfLocked(scopes.owner, ada.user_id)).toBeUndefined();
  expect(await members.findContactOfLocked(scopes.owner, user_id)).toBe(ada.email);
  expect(await members.findContactOfLocked(scopes.owner, cyd.user_id)).toBeUndefined();
  const dee = await app.user({ workspace_id: cyd.workspace_id });
  await members.updateMember(scopes.owner, dee, { disabled_at: locked });
  expect(await members.findContactOfLocked(scopes.owner, dee.user_id)).toBe(cyd.email);
  const rotated_at = new Date(0);
  await app.db.updateTable('session').set({ rotated_at }).where('user_id', '=', ada.user_id).execute();
  const listed = await members.listMembers(scopes.owner, ada.workspace_id);
  expect(listed.find((one) => one.user_id === ada.user_id)?.last_active_at).toEqual(rotated_at);
});

describe('pronunciation dictionaries', () => {
  const page = {
    limit: 10,
    after: undefined,
    isByName: false,
    isAscending: true,
    withArchived: true,
    search: undefined,
  };
  const shared = { name: 'Shared', workspace_access: 'viewer' as const, rules: [] };
  let id: string;
  let version_id: string;

  beforeAll(async () => {
    ({ id, version_id } = await createDictionary(scopes.owner, shared));
    await dictionaries.replaceDefaults(scopes.owner, [{ pronunciation_dictionary_id: id }]);
    const job_id = newId();
    await sql`
      INSERT INTO job (job_id, workspace_id, user_id, kind, params, state, payload, total, created_at)
      VALUES (${job_id}, ${ada.workspace_id}, ${ada.user_id}, 'personal_data', '{}', 'done', '{}', 1, now())`.execute(
      app.db,
    );
    await dictionaryUses.insertJob(scopes.owner, job_id, [{ pronunciation_dictionary_id: id, version_id }]);
  });

  test.each(strangers)('%s finds none of another workspace', async (who) => {
    const scope = scopes[who];
    expect(await dictionaries.findDictionary(scope, id)).toBeUndefined();
    expect(await dictionaries.listDictionaries(scope, page)).toEqual([]);
    expect(await dictionaries.countDictionaries(scope)).toBe(0);
    await expect(dictionaries.updateDictionary(scope, id, { name: 'Taken' })).rejects.toThrow();
    expect(await dictionaries.listDefaults(scope)).toEqual([]);
    expect(await dictionaries.listPinnedDefaults(scope)).toEqual([]);
    await dictionaries.replaceDefaults(scope, []);
    expect(await dictionaryUses.findDefault(scope, id)).toBeUndefined();
    expect(await dictionaryUses.listJobs(scope, id)).toEqual([]);
  });

  test('members see what is shared, and their own jobs', async () => {
    for (const who of ['owner', 'colleague'] as const) {
      expect(await dictionaries.findDictionary(scopes[who], id)).toMatchObject({ name: 'Shared' });
      expect(await dictionaries.listDictionaries(scopes[who], page)).toHaveLength(1);
      expect(await dictionaries.countDictionaries(scopes[who])).toBe(1);
      expect(await dictionaries.listPinnedDefaults(scopes[who])).toEqual([{ dictionary_id: id, version_id }]);
      expect(await dictionaryUses.findDefault(scopes[who], id)).toEqual({ version_id: null });
    }
    expect(await dictionaryUses.listJobs(scopes.owner, id)).toHaveLength(1);
    expect(await dictionaryUses.listJobs(scopes.colleague, id)).toEqual([]);
  });

  test('who deletes their account takes what they did not share along, and leaves the rest without their name', async () => {
    const { id: mine } = await createDictionary(scopes.colleague, { ...shared, workspace_access: null });
    const { id: ours } = await createDictionary(scopes.colleague, shared);
    const { id: of_ada } = await createDictionary(scopes.owner, { ...shared, workspace_access: null });
    await dictionaries.removeCreator(scopes.colleague, {
      ...{ user_id: ben.user_id, email: ben.email, pattern: ben.email, alias: 'somebody' },
      ...{ workspace_ids: [], all_workspace_ids: [ada.workspace_id] },
    });
    const find = (one: string) => dictionaries.findDictionary(scopes.owner, one);
    expect(await find(mine)).toBeUndefined();
    expect(await find(ours)).toMatchObject({ created_by_user_id: 'somebody' });
    for (const one of [id, of_ada]) expect(await find(one)).toMatchObject({ created_by_user_id: ada.user_id });
    const { rows } =
      await sql`SELECT created_by_user_id AS by FROM pronunciation_version WHERE dictionary_id = ANY(${[ours, of_ada]}) ORDER BY 1`.execute(
        app.db,
      );
    expect(rows).toEqual(expect.arrayContaining([{ by: 'somebody' }, { by: ada.user_id }]));
  });
});
