/** The archive of a person's data: it is complete and holds no secrets. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bySession, send } from '../../contract-suite/http.suite.ts';
import { createTenant } from '../../contract-suite/samples.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { readZip } from '../../testing/zip.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { platform, slices } from '../../slices.ts';
import { apiKeysSamples } from '../api-keys/api-keys.samples.ts';
import { historySamples } from '../history/history.samples.ts';
import { securitySamples } from '../security/security.samples.ts';
import { archivedTablesOf } from './personal-data.rules.ts';

const owners = [...slices, ...platform];
const archived = archivedTablesOf(owners);

let t: TestApp;
beforeAll(async () => void (t = await testApp()));
afterAll(() => t.close());
const { ask, signIn } = accountsOf(() => t);

async function archiveOf(user: TestUser): Promise<Map<string, Buffer>> {
  const { job_id } = (await ask(user, 'POST /v1/user/download-data')).body;
  await expect.poll(async () => (await ask(user, `GET /v1/jobs/${job_id}`)).body.state).toBe('done');
  const file = await fetch(`${t.url}/v1/jobs/${job_id}/file`, { headers: bySession(user) });
  expect(file.headers.get('content-disposition')).toContain('_your_data.zip');
  return readZip(Buffer.from(await file.arrayBuffer()));
}

test('the archive has every table and all audio of the user, but nobody else’s, and no secret', async () => {
  const { user: sam } = await createTenant(t);
  const tenant = await createTenant(t);
  const { user: mia } = tenant;
  const { history_item_id } = historySamples.of(tenant);
  const { totp_secret } = securitySamples.of(tenant);
  const { spare } = apiKeysSamples.of(tenant);
  await signIn(mia);
  const archive = await archiveOf(mia);
  const files = [...archive.keys()];
  expect(files.slice(0, archived.length)).toEqual(archived.map(({ file }) => `${file}.json`));
  const read = (name: string) => JSON.parse(archive.get(`${name}.json`)?.toString() ?? '') as Record<string, unknown>[];
  expect(read('account')).toEqual([expect.objectContaining({ user_id: mia.user_id, email: mia.email })]);
  const items = read('history').map((item) => item.history_item_id as string);
  expect(items).toContain(history_item_id);
  const sounds = files.filter((name) => name.startsWith('audio/'));
  expect(sounds.map((name) => name.slice(6, 26)).sort()).toEqual(items.toSorted());
  expect(archive.get(`audio/${history_item_id}.mp3`)?.length).toBeGreaterThan(1000);
  expect(read('keys').map(({ key_id }) => key_id)).toEqual(expect.arrayContaining([spare.key_id]));
  expect(read('security-events').map(({ action }) => action)).toContain('sign_in');
  expect(read('jobs').length).toBeGreaterThan(2);
  expect(read('job-rows').length).toBeGreaterThan(0);
  expect(read('referrals')).toEqual([]);
  const text = files
    .filter((name) => name.endsWith('.json'))
    .map((name) => archive.get(name)?.toString())
    .join('\n');
  for (const secret of [sam.user_id, sam.email, totp_secret, spare.xi_api_key, '$argon2', '_hash"', '"\\\\x']) {
    expect(text).not.toContain(secret);
  }
});

test('every table that names a user is in the archive, or withheld for a reason', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND (c.column_name ~ 'user_id$' OR c.column_name ~ 'email$' OR c.column_name = 'recipient')`.execute(t.db);
  const withheld = owners.flatMap(({ personalData }) => Object.keys(personalData.withheld ?? {}));
  const known = new Set<string>([...archived.map(({ table }) => table), ...withheld]);
  expect([...new Set(rows.map(({ table }) => table))].filter((table) => !known.has(table))).toEqual([]);
});

test('only one archive at a time can be requested', async () => {
  const mia = await t.user();
  await t.db
    .insertInto('job')
    .values({
      job_id: 'waits',
      workspace_id: mia.workspace_id,
      user_id: mia.user_id,
      kind: 'personal_data',
      params: '{}',
      state: 'queued',
      payload: '{}',
      total: 1,
      created_at: new Date(),
    })
    .execute();
  expect((await send(t.url, 'POST /v1/user/download-data', { as: bySession(mia) })).body).toEqual({ job_id: 'waits' });
});

test('a new archive replaces the former one, and no quota refuses it', async () => {
  const mia = await t.user();
  const { fileQuota } = t.parts.config;
  const usual = { ...fileQuota };
  Object.assign(fileQuota, { user: 1, workspace: 1 });
  try {
    expect((await archiveOf(mia)).size).toBeGreaterThan(10);
    const list = async () => (await ask(mia, 'GET /v1/jobs')).body;
    const { jobs, file_usage } = await list();
    expect(file_usage.user).toEqual({ used_bytes: 0, limit_bytes: 1 });
    const [{ job_id }] = jobs;
    await archiveOf(mia);
    const after = (await list()).jobs;
    expect(after).toHaveLength(1);
    expect(after[0].job_id).not.toBe(job_id);
    expect((await ask(mia, `GET /v1/jobs/${job_id}/file`)).status).toBe(404);
    await expect.poll(() => t.parts.storage.head(`exports/${job_id}.zip`)).toBeUndefined();
    const both = await Promise.all([1, 2].map(() => ask(mia, 'POST /v1/user/download-data')));
    expect(new Set(both.map(({ body }) => body.job_id)).size).toBe(1);
  } finally {
    Object.assign(fileQuota, usual);
  }
});
