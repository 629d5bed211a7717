/** Backups of a server with data: made when they are due, kept, verified, and what happens when one fails. */
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as speechApi from '#contract/speech/api.ts';
import { verifyBackup } from '../../cli/verify-backup.ts';
import { systemScope } from '../../context.ts';
import { connect } from '../../kernel/db/connect.ts';
import { testVoice } from '../../testing/voice.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { grantOperator } from '../identity/accounts/operators.ts';
import { backupBeforeUpdate } from './before-update.ts';
import { enqueueDueBackup, readBackupState, runDueBackup } from './backups.ts';

const never = new AbortController().signal;
const hour = 60 * 60 * 1000;
const day = 24 * hour;

let folder: string;
let backups: string;
let t: TestApp;
let ona: Awaited<ReturnType<TestApp['user']>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-backups-'));
  backups = path.join(folder, 'backups');
  t = await testApp({ env: { BACKUP_DIR: backups, BACKUP_KEEP: '2' } });
  ona = await t.user();
  await grantOperator({ db: t.db, now: t.parts.now() }, ona.user_id);
  const params = { voice_id: testVoice.voice_id };
  // U+2028 is a line to some readers, and none to PostgreSQL.
  const spoken = await t.call(speechApi.convert, ona, { params, body: { text: 'Keep\tthis\u2028and that.' } });
  expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(0);
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

const readState = () => readBackupState(systemScope(t.parts), t.parts.config);
const listBackups = async () => (await readdir(backups)).toSorted();
const verify = (name: string, passphrase?: string) =>
  verifyBackup({ file: path.join(backups, name), passphrase }, never);

test('a backup is made when it is due, by the queue, and holds everything', async () => {
  expect(await readState()).toMatchObject({ is_scheduled: true, folder: backups, last_good: null, max_kept: 2 });
  expect((await readState()).next_at?.getTime()).toBeLessThan(t.parts.now().getTime());
  await enqueueDueBackup(systemScope(t.parts), t.parts);
  await expect.poll(async () => (await readState()).last_good).not.toBeNull();
  const [name = '', ...others] = await listBackups();
  expect([name, others]).toEqual([expect.stringMatching(/^veery-\d{8}-\d{9}\.tar\.gz$/), []]);
  const { last_good, last_failure, next_at, running_since } = await readState();
  expect(last_good).toMatchObject({ file: path.join(backups, name), files: 1 });
  expect([last_failure, running_since]).toEqual([null, null]);
  expect(next_at?.getTime()).toBeGreaterThan(t.parts.now().getTime());
  expect(await verify(name)).toMatchObject({
    is_encrypted: false,
    files: 1,
    rows: last_good?.rows,
    missing_audio: 0,
    faults: [],
  });
  // Not due any more.
  await runDueBackup(t.parts, never);
  expect(await listBackups()).toEqual([name]);
});

test('of the daily backups the newest are kept, and what a dead process left is removed', async () => {
  await writeFile(path.join(backups, 'notes.txt'), 'mine');
  await mkdir(path.join(backups, 'veery-20260101-000000000.tar.gz.partial-abcdef'));
  const running = { backup_id: 'dead', started_at: new Date(0), state: 'running' };
  await t.db.insertInto('backup_run').values(running).execute();
  for (const _day of [1, 2]) {
    t.clock.offsetMs += day;
    await runDueBackup(t.parts, never);
  }
  const names = await listBackups();
  expect(names.map((name) => name.replace(/\d{8}-\d{9}/, 'T'))).toEqual([
    'notes.txt',
    'veery-T.tar.gz',
    'veery-T.tar.gz',
  ]);
  const dead = t.db.selectFrom('backup_run').select('state').where('backup_id', '=', 'dead');
  expect(await dead.execute()).toEqual([]);
});

test('two are never made at once', async () => {
  t.clock.offsetMs += day;
  const before = await listBackups();
  const other = await connect(t.databaseUrl);
  await other.query('SELECT pg_advisory_lock(7031956)');
  await runDueBackup(t.parts, never);
  expect(await listBackups()).toEqual(before);
  await other.end();
});

test('a failure is told to the operators once a day, and tried again in an hour', async () => {
  const notices = async () => {
    const rows = t.db.selectFrom('message').select(['kind', 'params']).where('user_id', '=', ona.user_id);
    return (await rows.execute()).filter(({ kind }) => kind === 'backup_failed').map(({ params }) => params);
  };
  const names = await listBackups();
  const config = { ...t.parts.config, minFreeBytes: Number.MAX_SAFE_INTEGER };
  t.clock.offsetMs += day;
  await runDueBackup({ ...t.parts, config }, never);
  expect(await readState()).toMatchObject({
    last_failure: { reason: 'storage_full', error: expect.stringMatching(/^The backup may need \d+ MB and /) },
    last_good: { files: 1 },
  });
  expect(await listBackups()).toEqual(names);
  t.clock.offsetMs += hour / 2;
  await runDueBackup({ ...t.parts, config }, never);
  t.clock.offsetMs += hour / 2;
  await runDueBackup({ ...t.parts, config }, never);
  expect(await t.db.selectFrom('backup_run').select('state').where('state', '=', 'failed').execute()).toHaveLength(2);
  expect(await notices()).toEqual([{ reason: 'storage_full', folder: backups }]);
  const mails = t.db.selectFrom('outbox_message').select('kind').where('recipient', '=', ona.email);
  expect(await mails.execute()).toEqual([{ kind: 'notice' }]);
  t.clock.offsetMs += hour;
  await runDueBackup(t.parts, never);
  expect((await readState()).last_failure).toBeNull();
});

test('what stops with the server leaves nothing, and is due again', async () => {
  t.clock.offsetMs += day;
  const names = await listBackups();
  await expect(runDueBackup(t.parts, AbortSignal.abort(new Error('the server stops')))).rejects.toThrow('stops');
  expect(await listBackups()).toEqual(names);
  expect((await readState()).next_at?.getTime()).toBeLessThan(t.parts.now().getTime());
});

test('verify finds a lost sound, a passphrase that is missing or another one, and a cut file', async () => {
  const passphraseFile = path.join(folder, 'passphrase');
  await writeFile(passphraseFile, 'correct horse battery\n');
  const config = { ...t.parts.config, backup: { ...t.parts.config.backup, passphraseFile } };
  await rm(path.join(t.dataDir, 'files/speech'), { recursive: true });
  await runDueBackup({ ...t.parts, config }, never);
  const sealed = (await listBackups()).at(-1) ?? '';
  expect(await verify(sealed, 'correct horse battery')).toMatchObject({
    is_encrypted: true,
    files: 0,
    missing_audio: 1,
    faults: [expect.stringContaining('is missing')],
  });
  await expect(verify(sealed)).rejects.toThrow('it is encrypted: give --passphrase-file');
  await expect(verify(sealed, 'another passphrase')).rejects.toThrow('the passphrase is another one');
  const [, plain = ''] = await listBackups();
  const file = path.join(backups, plain);
  await truncate(file, (await readFile(file)).length - 40);
  await expect(verify(plain)).rejects.toThrow('is not a whole backup of Veery');
});

test('an update backs up first, and stops when that fails, unless it is told otherwise', async () => {
  const said: string[] = [];
  const update = (beforeUpdate: 'required' | 'attempt' | 'off', dir = path.join(folder, 'updates')) => {
    said.length = 0;
    const config = { ...t.parts.config, backup: { ...t.parts.config.backup, beforeUpdate, dir } };
    const report = (sentence: string) => void said.push(sentence);
    return backupBeforeUpdate({ config, databaseUrl: t.databaseUrl, report })(['one', 'two']);
  };
  await update('required');
  expect(said).toEqual([
    'This version changes the database (2 migrations). A backup is made first.',
    expect.stringMatching(/^The backup is .*veery-before-update-.*\.tar\.gz \(1 MB\)/),
  ]);
  const unusable = path.join(folder, 'passphrase');
  await writeFile(unusable, 'a file');
  await expect(update('required', unusable)).rejects.toThrow(/so the database was not changed: .* is not a folder/);
  await update('attempt', unusable);
  expect(said.at(-1)).toMatch(/is not a folder.*The database is changed all the same\.$/);
  await update('off');
  expect(said).toEqual([]);
});
