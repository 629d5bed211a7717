/** The migration that reads notifications, jobs and mails back from the sentences of the former version. */
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobSubject } from '#contract/jobs/subject.ts';
import { Notice } from '#contract/messages/notices.ts';
import { wordNotice } from '#contract/messages/wording.ts';
import { migrate } from '../../kernel/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { wordsIn } from './mail/catalogue.ts';
import { renderMail } from './mail/mail.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const name = '20261122-0320-texts-are-data.sql';

const zip = 'Zip of 3 history items';
const download = 'Its file can be downloaded for 7 days.';
/** Rows as the former version wrote them (title, description, link), and what they become. */
const messages: [title: string, description: string, link: string | null, notice: Notice][] = [
  [
    "You are invited to Ada's workspace",
    'ada@example.test invites you to their workspace.',
    '/app/settings/workspace-invites',
    { kind: 'invite_received', params: { workspace_name: "Ada's workspace", invited_by: 'ada@example.test' } },
  ],
  [
    'ben@example.test has joined',
    'The invitation to Ferries & co. was accepted.',
    '/app/settings',
    { kind: 'member_joined', params: { email: 'ben@example.test', workspace_name: 'Ferries & co.' } },
  ],
  [
    'A new API key was made',
    'The key “a “b” was made for your account. c” was made for your account. If this was not you, delete it and set a new password.',
    '/app/settings/api-keys',
    { kind: 'api_key_created', params: { name: 'a “b” was made for your account. c' } },
  ],
  [
    'Support has entered your account',
    'op@example.test has entered your account with the access that you gave. You can end it at any time.',
    '/app/settings',
    { kind: 'support_entered', params: { operator: 'op@example.test' } },
  ],
  [
    'mia@example.test asks for alpha access',
    'Two\nlines.\nTo give it: npm run cli -- user grant-alpha --email, followed by the address.',
    null,
    { kind: 'alpha_access_requested', params: { email: 'mia@example.test', reason: 'Two\nlines.' } },
  ],
  [
    'mia@example.test asks for alpha access',
    'No reason was given.\nTo give it: npm run cli -- user grant-alpha --email, followed by the address.',
    null,
    { kind: 'alpha_access_requested', params: { email: 'mia@example.test', reason: null } },
  ],
  [
    'A user has something to say',
    'Hi\n<b>',
    null,
    { kind: 'feedback_received', params: { feedback_kind: 'other', excerpt: 'Hi\n<b>' } },
  ],
  [
    `${zip} is ready`,
    download,
    '/app/jobs',
    { kind: 'job_done', params: { job: { kind: 'history_zip', params: { items: 3 } }, done: 3, total: 3 } },
  ],
  [
    `${zip} is ready`,
    '1 history item had been deleted in the meantime and is not in it.',
    '/app/jobs',
    { kind: 'job_done', params: { job: { kind: 'history_zip', params: { items: 3 } }, done: 2, total: 3 } },
  ],
  [
    'Your data is ready',
    download,
    '/app/jobs',
    { kind: 'job_done', params: { job: { kind: 'personal_data', params: {} }, done: 1, total: 1 } },
  ],
  [
    'Ferries is ready',
    '2 of 12 rows were spoken; report.csv in the zip says what happened to the others.',
    '/app/jobs',
    { kind: 'job_done', params: { job: { kind: 'speech_batch', params: { name: 'Ferries' } }, done: 2, total: 12 } },
  ],
  [
    'It is ready is ready',
    '1 row was spoken. The zip can be downloaded for 7 days.',
    '/app/jobs',
    { kind: 'job_done', params: { job: { kind: 'speech_batch', params: { name: 'It is ready' } }, done: 1, total: 1 } },
  ],
  [
    'Ferries could not be finished',
    'No row could be spoken.',
    '/app/jobs',
    {
      kind: 'job_failed',
      params: {
        job: { kind: 'speech_batch', params: { name: 'Ferries' } },
        error: { status: 'unknown', params: {}, message: 'No row could be spoken.' },
      },
    },
  ],
  [
    'Nobody knows this one',
    'It says <b>this</b>.',
    '/app/settings',
    {
      kind: 'plain',
      params: { title: 'Nobody knows this one', description: 'It says <b>this</b>.', page: 'settings' },
    },
  ],
  [
    'Something is ready',
    'In words of its own.',
    '/app/history',
    { kind: 'plain', params: { title: 'Something is ready', description: 'In words of its own.', page: null } },
  ],
];

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'veery-texts-'));
  database = await createTestDatabase('template0');
  const take = (file: string) => copyFile(path.join(migrations, file), path.join(folder, file));
  for (const file of await readdir(migrations)) if (file < name) await take(file);
  await migrate(database.url, folder);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    INSERT INTO user_account (user_id, public_user_id, email, password_hash, created_at)
    VALUES ('u', 'p', 'u@example.test', '', now());
    INSERT INTO workspace (workspace_id, name, owner_user_id, created_at) VALUES ('w', 'W', 'u', now())`);
  for (const [index, [title, description, link]] of messages.entries()) {
    const severity = title.endsWith('could not be finished') ? 'error' : 'info';
    await client.query(
      `INSERT INTO message (message_id, workspace_id, user_id, severity, title, description, needs_attention, link, created_at)
       VALUES ($1, 'w', 'u', $2, $3, $4, false, $5, now())`,
      [String(index), severity, title, description, link],
    );
  }
  const job = `INSERT INTO job (job_id, workspace_id, user_id, kind, title, state, payload, total, error_status, error_message, created_at)
    VALUES ($1, 'w', 'u', $1, $2, 'failed', '{}', 3, 'no_row_spoken', 'No row could be spoken.', now())`;
  await client.query(job, ['history_zip', zip]);
  await client.query(job, ['speech_batch', 'Ferries']);
  await client.query(job, ['personal_data', 'Your data']);
  await client.query(
    `INSERT INTO outbox_message (message_id, recipient, subject, body_text, body_html, unsubscribe_url, created_at)
     VALUES ('m', 'a@example.test', 'Old', 'Its code: ABCD-2345', '<p>Its code</p>', NULL, now())`,
  );
  await take(name);
  await migrate(database.url, folder);
  await rm(folder, { recursive: true });
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('every notification that is recognised becomes data, and the others keep their sentences', async () => {
  const { rows } = await client.query<{ kind: string; params: unknown }>(
    'SELECT kind, params FROM message ORDER BY message_id::integer',
  );
  expect(rows).toEqual(messages.map(([, , , notice]) => notice));
  for (const row of rows) expect(Notice.safeParse(row).error).toBeUndefined();
});

test('a recognised notification reads in English as before', async () => {
  const { rows } = await client.query<{ kind: string; params: unknown }>(
    'SELECT kind, params FROM message ORDER BY message_id::integer',
  );
  const titles = rows.map((row) => wordNotice(wordsIn('en').notices, Notice.parse(row)).title);
  const reworded = new Map([
    ['A new API key was made', 'A new API key was created'],
    ['A user has something to say', 'A user has sent feedback'],
    ['mia@example.test asks for alpha access', 'mia@example.test requests early access'],
    [`${zip} is ready`, 'ZIP file of 3 history items is ready'],
  ]);
  expect(titles).toEqual(messages.map(([title]) => reworded.get(title) ?? title));
});

test('jobs keep their subject and the reason of their failure', async () => {
  const { rows } = await client.query<{ kind: string; params: unknown }>(
    'SELECT kind, params, error_status, error_params, error_message FROM job ORDER BY kind',
  );
  const error = { error_status: 'no_row_spoken', error_params: {}, error_message: 'No row could be spoken.' };
  expect(rows).toEqual([
    { kind: 'history_zip', params: { items: 3 }, ...error },
    { kind: 'personal_data', params: {}, ...error },
    { kind: 'speech_batch', params: { name: 'Ferries' }, ...error },
  ]);
  for (const { kind, params } of rows) expect(JobSubject.safeParse({ kind, params }).error).toBeUndefined();
});

test('a pending mail is delivered as it was written', async () => {
  const { rows } = await client.query<Parameters<typeof renderMail>[0]>(
    'SELECT kind, params, locale FROM outbox_message',
  );
  expect(rows.map((row) => renderMail(row, { publicUrl: 'https://v.example.org' }))).toEqual([
    { subject: 'Old', text: 'Its code: ABCD-2345', html: '<p>Its code</p>', unsubscribe_url: null },
  ]);
});
