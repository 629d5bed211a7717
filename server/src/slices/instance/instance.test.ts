/** What operators see of the installation and change in it, over HTTP. */
import { mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../context.ts';
import { byKey, bySession, send } from '../../contract-suite/http.suite.ts';
import { newId } from '../../kernel/ids.ts';
import { readConfig } from '../../kernel/boot/config.ts';
import { grantOperator } from '../../platform/identity/accounts/operators.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { runBatch } from '../../testing/speech-batch.ts';
import { describeExpiry } from './checks/certificates.ts';
import { csvLine } from '../../kernel/csv.ts';
import { percentOf, startRepair } from './repair.jobs.ts';
import { loadSettings } from './settings.service.ts';
import { sumUp } from './storage.service.ts';

let t: TestApp;
let op: TestUser;
let ada: TestUser;

beforeAll(async () => {
  t = await testApp();
  [op, ada] = [await t.user(), await t.user({ tier: 'creator' })];
  await grantOperator(systemScope(t.parts), op.user_id);
  await t.parts.speech.describe();
});
afterAll(() => t.close());

const ask = (call: string, body?: unknown, who = op) =>
  send(t.url, call, { as: bySession(who), ...(body === undefined ? {} : { body }) });
const auditOf = async (query: string) =>
  (await ask(`GET /v1/operator/audit?${query}`)).body.events as { action: string; detail: object; email: string }[];

test('the overview tells the state of the installation, to operators only', async () => {
  const { body } = await ask('GET /v1/operator/overview');
  expect(body).toMatchObject({
    version: 'test',
    engine_state: 'ready',
    backups: { is_scheduled: false, last: null, failure: null },
    queue: { running: 0, waiting: 0, longest_wait_seconds: 0 },
    mail: { has_server: false, delivered_today: 0 },
  });
  expect(body.disk.free_bytes).toBeLessThan(body.disk.total_bytes);
  expect(body.memory.used_by_server_bytes).toBeGreaterThan(1_000_000);
  expect(body.engines.map(({ engine }: { engine: string }) => engine)).toEqual(['espeak', 'flite']);
  expect(body.recognisers[0]).toMatchObject({ recogniser_id: 'pocketsphinx', kind: 'embedded', languages: 1 });
  expect((await ask('GET /v1/operator/overview', undefined, ada)).status).toBe(403);
});

test('a lost recording and a file that nothing names are found, repaired by a job, and stay repaired', async () => {
  await runBatch(t, ada, 'A recording that will be lost.');
  const root = path.join(t.parts.config.dataDir, 'files');
  const [item] = await t.db
    .selectFrom('history_item')
    .selectAll()
    .where('workspace_id', '=', ada.workspace_id)
    .execute();
  await rm(path.join(root, item!.audio_key));
  const superfluous = path.join(root, 'speech/superfluous.mp3');
  await writeFile(superfluous, 'old');
  await utimes(superfluous, 1, 1);

  const { body: found } = await ask('POST /v1/operator/checks');
  const problems = (checks: { findings: { code: string; level: string }[] }) =>
    checks.findings.filter(({ level }) => level !== 'ok').map(({ code }) => code);
  expect(problems(found)).toEqual(expect.arrayContaining(['backup_never', 'audio_missing', 'superfluous_files']));
  expect(found.findings.find(({ code }: { code: string }) => code === 'audio_missing')).toMatchObject({
    params: { missing: 1 },
    can_repair: true,
  });
  const spent = (await ask('GET /v1/operator/overview')).body;
  expect(spent.problems).toBe(problems(found).length);
  expect(spent.speech.characters_today).toBe('A recording that will be lost.'.length);

  const { body: started } = await ask('POST /v1/operator/repairs');
  const repairOf = async () => (await ask('GET /v1/operator/checks')).body;
  await expect.poll(async () => (await repairOf()).repairs[0].state).toBe('done');
  const after = await repairOf();
  expect(after.repairs[0]).toMatchObject({
    job_id: started.job_id,
    percent: 100,
    lost: 1,
    removed: 1,
    email: op.email,
  });
  expect(problems(after)).not.toContain('audio_missing');
  expect(problems(after)).not.toContain('superfluous_files');
  expect(problems(after)).toContain('audio_lost');
  const kept = await t.db
    .selectFrom('history_item')
    .select(['cache_key', 'audio_lost_at'])
    .where('history_item_id', '=', item!.history_item_id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ cache_key: null, audio_lost_at: expect.any(Date) });
});

test('jobs of all workspaces are listed without what they are about, and are cancelled and retried', async () => {
  const { body } = await ask('GET /v1/operator/jobs?page_size=100');
  const batch = body.jobs.find(({ kind }: { kind: string }) => kind === 'speech_batch');
  expect(batch).toMatchObject({ email: ada.email, workspace_id: ada.workspace_id, state: 'done', can_cancel: false });
  expect(JSON.stringify(body)).not.toContain('will be lost');
  expect((await ask(`POST /v1/operator/jobs/${batch.job_id}/cancel`)).status).toBe(409);
  expect((await ask('POST /v1/operator/jobs/nothing/cancel')).status).toBe(404);
  await t.db.updateTable('job').set({ state: 'queued', ended_at: null }).where('job_id', '=', batch.job_id).execute();
  expect((await ask(`POST /v1/operator/jobs/${batch.job_id}/cancel`)).body).toMatchObject({
    state: 'cancelled',
    can_retry: true,
  });
  expect((await ask(`POST /v1/operator/jobs/${batch.job_id}/retry`)).body).toMatchObject({
    state: 'queued',
    email: ada.email,
  });
  await t.db
    .updateTable('job')
    .set({ kind: 'personal_data', state: 'failed' })
    .where('job_id', '=', batch.job_id)
    .execute();
  expect((await ask(`POST /v1/operator/jobs/${batch.job_id}/retry`)).body.detail.status).toBe('retry_by_owner_only');
  const pages = await ask('GET /v1/operator/jobs?page_size=1&state=done');
  expect(pages.body.next_cursor === null || pages.body.jobs.length === 1).toBe(true);
  const actions = (await auditOf(`workspace=${ada.workspace_id}&action=job.`)).map(({ action }) => action);
  expect(actions).toEqual(['job.retried_by_operator', 'job.cancelled_by_operator']);
});

test('a repair that somebody else than an operator began repairs nothing', async () => {
  const { job_id } = await startRepair(ada.ctx());
  const job = t.db.selectFrom('job').select('state').where('job_id', '=', job_id);
  await expect.poll(async () => (await job.executeTakeFirstOrThrow()).state).toBe('failed');
});

test('storage is read page by page', async () => {
  for (const [index, user] of [await t.user(), await t.user()].entries()) {
    const { user_id, workspace_id } = user;
    const row = { job_id: newId(), user_id, workspace_id, kind: 'history_zip', created_at: new Date(), params: '{}' };
    const file = { file_key: `exports/${index}.zip`, file_bytes: 10 + index };
    await t.db
      .insertInto('job')
      .values({ ...row, ...file, payload: '{}', state: 'done', total: 1 })
      .execute();
  }
  const ids = async (query: string) => {
    const { body } = await ask(`GET /v1/operator/storage?${query}`);
    const page = body.workspaces.map(({ workspace_id }: { workspace_id: string }) => workspace_id) as string[];
    return { page, next: body.next_cursor as string };
  };
  const { page: all } = await ids('page_size=100');
  expect(all.length).toBeGreaterThan(2);
  const first = await ids('page_size=1');
  const second = await ids(`page_size=1&cursor=${first.next}`);
  const third = await ids(`page_size=1&cursor=${second.next}`);
  expect([first, second, third].flatMap(({ page }) => page)).toEqual(all.slice(0, 3));
});

test('storage is told by workspace', async () => {
  const { body } = await ask('GET /v1/operator/storage');
  const own = body.workspaces.find(({ workspace_id }: { workspace_id: string }) => workspace_id === ada.workspace_id);
  expect(own.bytes).toBeGreaterThan(0);
  expect(body.bytes).toBeGreaterThanOrEqual(own.bytes);
  expect(body.next_cursor).toBeNull();
  const taken = (workspace_id: string, bytes: number) => ({ workspace_id, files: 1, bytes });
  expect(sumUp([taken('a', 1), taken('b', 5), taken('a', 7)])).toEqual([
    { workspace_id: 'a', files: 2, bytes: 8 },
    taken('b', 5),
  ]);
});

test('a setting takes effect at once, is audited and goes back to its default', async () => {
  const signUpMode = async () => (await send(t.url, 'GET /v1/auth/config')).body.sign_up;
  const change = (name: string, value: string | null) => ask(`PUT /v1/operator/settings/${name}`, { value });
  const before = t.parts.config.signUp;
  expect((await change('SIGN_UP', 'closed')).body).toMatchObject({ value: 'closed', source: 'operator' });
  expect(t.parts.config.signUp).toBe('closed');
  expect((await signUpMode()) ?? 'closed').toBe('closed');
  expect((await change('SIGN_UP', 'maybe')).body.detail).toMatchObject({
    status: 'invalid_setting',
    message: expect.stringContaining('SIGN_UP is not valid'),
  });
  expect((await change('PORT', '1')).status).toBe(404);
  // The harness of the tests sets the limits in the environment, which wins.
  expect((await change('RATE_LIMIT_KEY', '5')).body.detail.status).toBe('set_by_environment');
  expect((await change('MIN_FREE_SPACE_MB', '300')).status).toBe(200);
  expect(t.parts.config.minFreeBytes).toBe(300_000_000);
  // Another server on the same database reads what is stored.
  const other = readConfig({ PORT: '8081' }, '/nowhere', []);
  await loadSettings(systemScope(t.parts), { config: other, log: t.parts.log });
  expect([other.signUp, other.minFreeBytes]).toEqual(['closed', 300_000_000]);
  expect((await change('SIGN_UP', null)).body).toMatchObject({ value: before, source: 'default' });
  const { settings } = (await ask('GET /v1/operator/settings')).body;
  const of = (name: string) => settings.find((one: { name: string }) => one.name === name);
  expect(of('RATE_LIMIT_KEY')).toMatchObject({ source: 'environment', can_change: false, value: '0' });
  expect(of('SECRET_KEY')).toMatchObject({ is_secret: true, value: null, can_change: false });
  const [last] = await auditOf('action=setting.changed');
  expect(last).toMatchObject({ email: op.email, detail: { name: 'SIGN_UP', from: 'closed', to: null } });
});

test('the name of the installation and the domains of sign-up are settings, which visitors are told', async () => {
  const change = (name: string, value: string | null) => ask(`PUT /v1/operator/settings/${name}`, { value });
  const told = async () => (await send(t.url, 'GET /v1/instance')).body;
  expect(await told()).toMatchObject({ name: 'Veery', sign_up_domains: [] });
  expect((await change('INSTALLATION_NAME', ' Hollow Pine ')).body).toMatchObject({ value: 'Hollow Pine' });
  expect((await change('SIGN_UP_DOMAINS', 'Example.org, example.net')).body).toMatchObject({ source: 'operator' });
  expect(await told()).toMatchObject({ name: 'Hollow Pine', sign_up_domains: ['example.org', 'example.net'] });
  for (const [name, value] of [
    ['INSTALLATION_NAME', 'x'.repeat(41)],
    ['INSTALLATION_NAME', 'two\nlines'],
    ['SIGN_UP_DOMAINS', 'example'],
    ['SIGN_UP_DOMAINS', 'ada@example.org'],
  ]) {
    expect((await change(name ?? '', value ?? '')).body.detail.status).toBe('invalid_setting');
  }
  await change('SIGN_UP_DOMAINS', null);
  expect((await change('INSTALLATION_NAME', null)).body).toMatchObject({ value: 'Veery', source: 'default' });
});

test('a backup is listed and downloaded by operators who prove who they are, and the download is audited', async () => {
  const folder = path.join(t.parts.config.dataDir, 'backups');
  const [name, sealed, link] = [
    'veery-20260102-030000000.tar.gz',
    'veery-20260103-030000000.tar.gz.sealed',
    'veery-20260104-030000000.tar.gz',
  ];
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), 'everything');
  await writeFile(path.join(folder, sealed), 'sealed');
  await writeFile(path.join(folder, 'notes.txt'), 'foreign');
  await symlink('/etc/passwd', path.join(folder, link));
  await utimes(path.join(folder, name), 1000, 1000);
  const { body } = await ask('GET /v1/operator/backups');
  expect(body).toMatchObject({ folder });
  const own = body.backups.filter((one: { name: string }) => [name, sealed, link, 'notes.txt'].includes(one.name));
  expect(own).toEqual([
    { name: sealed, kind: 'scheduled', is_encrypted: true, bytes: 6, made_at_unix: expect.any(Number) },
    { name, kind: 'scheduled', is_encrypted: false, bytes: 10, made_at_unix: 1000 },
  ]);
  const call = `GET /v1/operator/backups/${name}`;
  const downloads = async () => (await auditOf('action=backup.downloaded')).map(({ email, detail }) => [email, detail]);
  expect((await fetch(`${t.url}/v1/operator/backups/${name}`, { method: 'HEAD', headers: bySession(op) })).status).toBe(
    200,
  );
  const firstByte = await fetch(`${t.url}/v1/operator/backups/${name}`, {
    headers: { ...bySession(op), range: 'bytes=0-0' },
  });
  expect([firstByte.status, await firstByte.text()]).toEqual([206, 'e']);
  expect(await downloads()).toEqual([]);
  const answer = await ask(call);
  expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([
    200,
    'everything',
    'application/gzip',
  ]);
  expect(answer.headers.get('content-disposition')).toContain(name);
  expect(await downloads()).toEqual([[op.email, { name, bytes: 10, from: 0 }]]);
  for (const other of [link, 'notes.txt', '..%2fsecret.key', 'veery-20260105-030000000.tar.gz']) {
    expect((await ask(`GET /v1/operator/backups/${other}`)).status).toBe(404);
  }
  expect((await ask(call, undefined, ada)).status).toBe(403);
  expect((await send(t.url, call, { as: byKey(op) })).status).toBe(403);
  const { reauthenticateMs } = t.parts.config;
  t.parts.config.reauthenticateMs = 0;
  expect((await ask(call)).body.detail.status).toBe('sensitive_action_verification_required');
  t.parts.config.reauthenticateMs = reauthenticateMs;
  expect(await downloads()).toHaveLength(1);
});

test('flags have a default, and workspaces that differ from it', async () => {
  const flag = 'tts-video-generation';
  const isOn = async () => (await ask('GET /v1/user', undefined, ada)).body.feature_flags?.[flag];
  const read = async () => (await ask('GET /v1/operator/flags')).body.flags[0];
  await ask(`PUT /v1/operator/flags/${flag}/workspaces/${ada.workspace_id}`, { is_on: true });
  expect((await read()).workspaces).toEqual([
    { workspace_id: ada.workspace_id, name: expect.any(String), is_on: true },
  ]);
  await ask(`PUT /v1/operator/flags/${flag}/workspaces/${ada.workspace_id}`, { is_on: null });
  expect((await read()).workspaces).toEqual([]);
  await ask(`PUT /v1/operator/flags/${flag}`, { is_on: true });
  expect(t.parts.config.flags).toEqual([flag]);
  expect(await read()).toMatchObject({ is_on: true, is_set_by_environment: false });
  await ask(`PUT /v1/operator/flags/${flag}`, { is_on: false });
  expect(t.parts.config.flags).toEqual([]);
  expect((await ask(`PUT /v1/operator/flags/none`, { is_on: true })).status).toBe(404);
  expect((await ask(`PUT /v1/operator/flags/${flag}/workspaces/none`, { is_on: true })).status).toBe(404);
  expect(await isOn()).not.toBe(true);
});

test('the audit log is filtered, paged and exported, and the export is in it', async () => {
  const first = (await ask('GET /v1/operator/audit?page_size=1')).body;
  const second = (await ask(`GET /v1/operator/audit?page_size=1&cursor=${first.next_cursor}`)).body;
  expect(second.events[0].event_id).toBeLessThan(first.events[0].event_id);
  expect(first.actions).toContain('setting.changed');
  expect((await auditOf(`person=${op.email}&action=repair`)).map(({ action }) => action)).toEqual(['repair.started']);
  expect(await auditOf(`person=nobody@example.test`)).toEqual([]);
  expect(await auditOf(`workspace=${ada.workspace_id}&action=setting`)).toEqual([]);
  expect(await auditOf(`workspace=${op.workspace_id}&action=setting`)).not.toEqual([]);
  expect(await auditOf(`before_unix=1000`)).toEqual([]);
  const csv = await ask('GET /v1/operator/audit/export?action=repair');
  expect(csv.text.split('\r\n')[0]).toBe('time,action,email,user_id,workspace,workspace_id,ip,detail');
  expect(csv.text).toContain(`repair.started,${op.email}`);
  expect(await auditOf('action=audit.exported')).toHaveLength(1);
});

test('a line of CSV is not carried out by a spreadsheet', () => {
  expect(csvLine(['=1+1', 'a "b", c', 'plain'])).toBe(`'=1+1,"a ""b"", c",plain\r\n`);
});

test('a certificate is told of before it ends', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  const codeIn = (days: number) => describeExpiry('a.test', new Date(now.getTime() + days * 86_400_000), now).code;
  expect([codeIn(60), codeIn(10), codeIn(-1)]).toEqual([
    'certificate_ok',
    'certificate_expiring',
    'certificate_expired',
  ]);
});

test('the progress of a repair never goes back', () => {
  const steps = [
    percentOf({ phase: 'audio', seen: 0 }, 1000),
    percentOf({ phase: 'audio', seen: 1000 }, 1000),
    percentOf({ phase: 'jobs', seen: 3 }, 1000),
    percentOf({ phase: 'superfluous', seen: 500 }, 1000),
    percentOf({ phase: 'superfluous', seen: 5000 }, 1000),
  ];
  expect(steps).toEqual([0, 60, 60, 82, 99]);
  expect(percentOf({ phase: 'audio', seen: 0 }, 0)).toBe(0);
});
