/**
 * Each query of what belongs to somebody, asked by three others: the same person in another workspace, another member of
 * the same workspace, and a stranger. The matrix asks over HTTP, where one filter often hides that another one is missing.
 */
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
import * as fileQuota from '../slices/jobs/file-quota.store.ts';
import * as jobs from '../slices/jobs/jobs.store.ts';
import * as invites from '../slices/membership/invites.store.ts';
import * as onboarding from '../slices/onboarding/onboarding.store.ts';
import * as billing from '../slices/billing/billing.store.ts';
import * as providers from '../slices/providers/providers.store.ts';
import * as devices from '../slices/security/devices.store.ts';
import * as secondFactor from '../slices/security/second-factor.store.ts';
import * as batches from '../slices/speech-batches/speech-batches.store.ts';
import * as voices from '../slices/voices/voices.store.ts';
import * as flags from '../slices/workspace/flags.store.ts';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { steadyRecognition } from '../testing/steady-recognition.ts';
import { voiceId } from './speak.suite.ts';
import { creditStores } from './stores/credits.suite.ts';
import { dictionaryStores } from './stores/dictionaries.suite.ts';
import { historyStores } from './stores/history.suite.ts';
import { everybody, others, scopes, strangers } from './stores/people.suite.ts';

let app: TestApp;
let ada: TestUser;
let ben: TestUser;
let cyd: TestUser;

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

const people = () => ({ app, ada, ben, cyd });

historyStores(people);

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

creditStores(people);

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

dictionaryStores(people);
