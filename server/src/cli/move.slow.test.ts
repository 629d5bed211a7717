/** Backups of a running server that are restored into other data folders, and what doctor finds and repairs there. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { truncate, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCli, startServer, type RunningServer } from '../testing/cli.ts';

const password = 'Str0ng!pass';
const sentence = 'Take me with you, tab\tand backslash \\ and ünïcode.';

// A test starts up to ten processes one after another.
vi.setConfig({ testTimeout: 600_000 });

let folder: string;
let server: RunningServer | undefined;
let url: string;
let apiKey: string;
/** What the owner of the key saw when the backups were made. */
let before: Awaited<ReturnType<typeof readInstallation>>;

const first = () => ({ DATA_DIR: path.join(folder, 'first') });
const second = () => ({ DATA_DIR: path.join(folder, 'second') });
const archive = () => path.join(folder, 'backup.tar.gz');
const sealed = () => path.join(folder, 'sealed');
const passphraseFile = () => path.join(folder, 'passphrase');

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-move-'));
  server = await startServer(first());
  url = server.url;
  const run = await runCli(
    first(),
    ...['user', 'create', '--email', 'Ada@Example.test', '--password', password],
    ...['--tier', 'pro', '--name', 'Ada', '--verified', '--api-key'],
  );
  expect(run).toMatchObject({ code: 0, err: '' });
  apiKey = run.lines<{ api_key: string }>()[0]!.api_key;
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (route: string) => fetch(url + route, { headers: { 'xi-api-key': apiKey } });
const getJson = async <T>(route: string) => (await get(route)).json() as Promise<T>;

test('a backup of a running server, restored into another folder, is the same installation', async () => {
  const spoken = await fetch(`${url}/v1/text-to-speech/aDa7Veery0Premade001`, {
    method: 'POST',
    headers: { 'xi-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ text: sentence }),
  });
  expect(spoken.status).toBe(200);
  await spoken.arrayBuffer();
  before = await readInstallation();
  const policy = '# Privacy\n\nWe keep little.\n';
  await mkdir(path.join(first().DATA_DIR, 'legal'));
  await writeFile(path.join(first().DATA_DIR, 'legal/privacy.md'), policy);

  const backup = await runCli(first(), 'backup', archive());
  expect(backup).toMatchObject({ code: 0, err: '' });
  const { size, mode } = await stat(archive());
  expect(backup.lines()).toEqual([
    { file: archive(), bytes: size, tables: expect.any(Number), rows: expect.any(Number), files: 1 },
  ]);
  expect(mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
  const again = await runCli(first(), 'backup', archive());
  expect(again).toMatchObject({ code: 2, err: `${archive()} exists; give the name of a new file.` });
  const secret = passphraseFile();
  await writeFile(secret, 'correct horse battery\n');
  const encrypted = await runCli(first(), 'backup', sealed(), '--passphrase-file', secret, '--without-key');
  expect(encrypted).toMatchObject({ code: 0, err: '' });
  const verified = await runCli(first(), 'backup', '--verify', archive());
  expect(verified).toMatchObject({ code: 0, err: '' });
  expect(verified.lines()).toMatchObject([
    { rows: backup.lines()[0]!.rows, files: 1, legal_texts: 1, missing_audio: 0 },
  ]);
  await server!.stop();
  server = undefined;

  const unopened = await runCli(second(), 'restore', sealed());
  expect(unopened).toMatchObject({ code: 2, err: expect.stringContaining('it is encrypted') });
  const keyless = await runCli(second(), 'restore', sealed(), '--passphrase-file', secret);
  expect(keyless).toMatchObject({ code: 2, err: expect.stringContaining('The backup holds no secret key') });
  await rm(second().DATA_DIR, { recursive: true, force: true });

  // A first start leaves this key; nothing has been sealed with it.
  await mkdir(second().DATA_DIR);
  await writeFile(path.join(second().DATA_DIR, 'secret.key'), 'another key');
  const restored = await runCli(second(), 'restore', archive());
  expect(restored).toMatchObject({ code: 0, err: '' });
  const { tables, rows } = backup.lines()[0]!;
  expect(restored.lines()).toEqual([{ file: archive(), made_at: expect.any(String), tables, rows, files: 1 }]);
  expect(await readKey(second())).toEqual(await readKey(first()));
  expect(await readFile(path.join(second().DATA_DIR, 'legal/privacy.md'), 'utf8')).toBe(policy);

  server = await startServer(second());
  url = server.url;
  expect(await readInstallation()).toEqual(before);
  const signIn = await fetch(`${url}/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.test', password }),
  });
  expect(signIn.status).toBe(200);
  // The audit event and the ledger entry get new numbers, because the sequences continue after the copied rows.
  expect((await runCli(second(), 'user', 'grant-operator', '--email', 'ada@example.test')).code).toBe(0);
});

test('doctor finds missing and superfluous files beside the running server, and repairs once what can be repaired', async () => {
  const files = path.join(folder, 'second/files');
  const list = async () => (await getJson<{ history: { history_item_id: string }[] }>('/v1/history')).history;
  const [item] = await list();
  const post = (route: string, body: object) =>
    fetch(url + route, {
      method: 'POST',
      headers: { 'xi-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const zip = async (output_format: string) => {
    const answer = await post('/v1/history/zip', { history_item_ids: [item!.history_item_id], output_format });
    const { job_id } = (await answer.json()) as { job_id: string };
    const job = () => getJson<{ state: string; file: object | null }>(`/v1/jobs/${job_id}`);
    await expect.poll(async () => (await job()).state).toBe('done');
    return { job, file: path.join(files, `exports/${job_id}.zip`), route: `/v1/jobs/${job_id}` };
  };
  const [lost, kept] = [await zip('default'), await zip('wav')];
  const [speech = ''] = (await readdir(path.join(files, 'speech'), { recursive: true })).filter((name) =>
    name.endsWith('.mp3'),
  );
  const audio = path.join(files, 'speech', speech);
  await rename(audio, path.join(folder, 'audio'));
  await rm(lost.file);
  const superfluous = ['speech/zz/of-nobody.mp3', 'exports/of-a-job-that-is-gone.zip'].map((key) =>
    path.join(files, key),
  );
  for (const file of superfluous) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'x'.repeat(2_000_000));
    await utimes(file, new Date(0), new Date(0));
  }
  const storage = async (...args: string[]) => {
    const run = await runCli(second(), 'doctor', ...args);
    expect(run.code).toBe(1);
    return run.out.split('\n').filter((line) => /^\w+ +storage/.test(line));
  };
  const missing = expect.stringMatching(/^fail .* history names 1 files, 1 are missing, .* from a backup/);
  expect(await storage()).toEqual([
    missing,
    expect.stringMatching(/^warn .* 1 of 2 files of jobs are missing\. \(doctor --repair takes them off/),
    expect.stringMatching(/^warn .* 2 files are named by nothing, 4 MB\. \(doctor --repair removes them\)$/),
  ]);
  // Without --repair nothing is changed.
  expect(superfluous.map((file) => existsSync(file))).toEqual([true, true]);
  expect((await lost.job()).file).not.toBeNull();
  expect(await storage('--repair')).toEqual([
    missing,
    expect.stringMatching(/^ok .* 1 of 2 files of jobs are missing\. They were taken off their jobs\.$/),
    expect.stringMatching(/^ok .* 2 files are named by nothing, 4 MB\. They were removed\.$/),
  ]);
  // The second time there is nothing to do, and what only a backup brings back is still told.
  expect(await storage('--repair')).toEqual([missing]);
  expect(superfluous.map((file) => existsSync(file))).toEqual([false, false]);
  expect((await lost.job()).file).toBeNull();
  expect([(await get(`${lost.route}/file`)).status, (await get(`${kept.route}/file`)).status]).toEqual([404, 200]);
  expect((await get(`/v1/history/${item!.history_item_id}/audio`)).status).toBe(410);
  // The missing audio answers no request: the same text is generated anew, into a file that is there.
  const spoken = await post('/v1/text-to-speech/aDa7Veery0Premade001', { text: sentence });
  const again = spoken.headers.get('history-item-id') ?? '';
  expect((await spoken.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  expect(await list()).toHaveLength(2);
  expect((await get(`/v1/history/${again}/audio`)).status).toBe(200);
  await fetch(`${url}/v1/history/${again}`, { method: 'DELETE', headers: { 'xi-api-key': apiKey } });
  await rename(path.join(folder, 'audio'), audio);
  const run = await runCli({ ...second(), FILE_QUOTA_USER_MB: '1' }, 'doctor');
  expect(run.code).toBe(0);
  expect(run.out).toMatch(/^ok {4}storage +— history names 1 files, 0 are missing, 0 have another size\.$/m);
  expect(run.out).toMatch(
    /^warn {2}file quota +— jobs keep 1 files, 0 MB; 1 users and 0 workspaces have used 80 % of their quota/m,
  );
  await fetch(url + kept.route, { method: 'DELETE', headers: { 'xi-api-key': apiKey } });
});

test('restore refuses a folder that is not empty, and doctor counts a missing file', async () => {
  await server?.stop();
  server = undefined;
  const key = await readKey(second());
  const run = await runCli(second(), 'restore', archive());
  expect(run).toMatchObject({ code: 2, out: '', err: expect.stringContaining('is not empty: it holds accounts') });
  expect(await readKey(second())).toEqual(key);
  await rm(path.join(folder, 'second/files/speech'), { recursive: true });
  // A file that nothing names is superfluous once it is too old to belong to work under way.
  const superfluous = path.join(folder, 'second/files/speech/aa/old.mp3');
  const young = path.join(folder, 'second/files/speech/aa/young.mp3');
  await mkdir(path.dirname(superfluous), { recursive: true });
  for (const file of [superfluous, young]) await writeFile(file, 'sound');
  await utimes(superfluous, new Date(0), new Date(0));
  const doctor = await runCli(second(), 'doctor');
  expect(doctor.code).toBe(1);
  expect(doctor.out).toMatch(/^fail {2}storage +— history names 1 files, 1 are missing/m);
  expect(doctor.out).toMatch(/^warn {2}storage +— 1 files are named by nothing, .*doctor --repair/m);
  expect(existsSync(superfluous)).toBe(true);
  const repair = await runCli(second(), 'doctor', '--repair');
  expect(repair.out).toMatch(/^ok {4}storage +— 1 files are named by nothing, .*They were removed/m);
  expect([existsSync(superfluous), existsSync(young)]).toEqual([false, true]);
});

test('an encrypted backup without its key is the same installation where passphrase and key are given', async () => {
  const fourth = path.join(folder, 'fourth');
  const SECRET_KEY = (await readKey(first())).trim();
  const wrong = path.join(folder, 'wrong-passphrase');
  await writeFile(wrong, 'incorrect horse battery\n');
  const given = ['--passphrase-file', passphraseFile()];
  const [other, none, short] = await Promise.all([
    runCli({ DATA_DIR: fourth, SECRET_KEY }, 'restore', sealed(), '--passphrase-file', wrong),
    runCli({ DATA_DIR: fourth, SECRET_KEY }, 'restore', sealed(), '--passphrase-file', `${wrong}-absent`),
    writeFile(`${wrong}-short`, 'short\n').then(() =>
      runCli({ DATA_DIR: fourth, SECRET_KEY }, 'restore', sealed(), '--passphrase-file', `${wrong}-short`),
    ),
  ]);
  expect(other).toMatchObject({ code: 2, out: '' });
  expect(other.err).toBe(
    `${sealed()} is not a whole backup of Veery (the passphrase is another one, or the file was changed); nothing was changed.`,
  );
  expect(none).toMatchObject({ code: 2, err: `The passphrase file ${wrong}-absent cannot be read.` });
  expect(short).toMatchObject({ code: 2, err: expect.stringMatching(/it needs 12 characters\.$/) });
  expect(existsSync(fourth)).toBe(false);
  // Nothing of what is stored can be read in the file, nor the key.
  const bytes = await readFile(sealed(), 'latin1');
  for (const text of ['ada@example.test', 'user_account', SECRET_KEY, '\x1f\x8b\x08\x00'])
    expect(bytes.includes(text)).toBe(false);

  const restored = await runCli({ DATA_DIR: fourth, SECRET_KEY }, 'restore', sealed(), ...given);
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.lines()).toMatchObject([{ file: sealed(), files: 1 }]);
  expect(existsSync(path.join(fourth, 'secret.key'))).toBe(false);
  server = await startServer({ DATA_DIR: fourth, SECRET_KEY });
  url = server.url;
  expect(await readInstallation()).toEqual(before);
});

test('an archive that is cut short is refused before anything is created', async () => {
  const third = path.join(folder, 'third');
  const cut = path.join(folder, 'cut.tar.gz');
  await copyFile(archive(), cut);
  await truncate(cut, (await stat(cut)).size - 100);
  const run = await runCli({ DATA_DIR: third }, 'restore', cut);
  expect(run).toMatchObject({ code: 2, out: '', err: expect.stringContaining('is not a whole backup of Veery') });
  expect(existsSync(third)).toBe(false);
  const nothing = await runCli({ DATA_DIR: third }, 'backup', path.join(folder, 'none.tar.gz'));
  expect(nothing).toMatchObject({ code: 2, err: expect.stringContaining('There is no data in') });
});

const readKey = (env: { DATA_DIR: string }) => readFile(path.join(env.DATA_DIR, 'secret.key'), 'utf8');

/** Returns what the owner of the key sees. */
async function readInstallation() {
  const { history } = await getJson<{ history: { history_item_id: string }[] }>('/v1/history');
  expect(history).toHaveLength(1);
  const id = history[0]!.history_item_id;
  const audio = Buffer.from(await (await get(`/v1/history/${id}/audio`)).arrayBuffer());
  expect(audio.length).toBeGreaterThan(10_000);
  return {
    item: await getJson(`/v1/history/${id}`),
    subscription: await getJson('/v1/user/subscription'),
    audio: audio.toString('base64'),
  };
}
