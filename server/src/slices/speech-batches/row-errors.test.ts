/** Errors of rows are stored as data: those of the former version are read back, and every reader gets their own words. */
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { JobFailure } from '#contract/jobs/subject.ts';
import { wordFailure } from '#contract/messages/word-failure.ts';
import { migrate } from '../../kernel/db/migrate.ts';
import { wordsIn } from '../../platform/notify/mail/catalogue.ts';
import { createTestDatabase } from '../../testing/database.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const name = '20261122-0700-errors-of-batch-rows.sql';

/** The stored code and sentence, the parameters that are read back, and the words of a German reader. */
const rows: [status: string, message: string, params: JobFailure['params'], german: string][] = [
  [
    'input_text_empty',
    'There is nothing to speak in this text: it has no letter, digit or sign.',
    {},
    'In diesem Text gibt es nichts zu sprechen: Er enthält weder Buchstaben noch Ziffern oder Zeichen.',
  ],
  [
    'max_character_limit_exceeded',
    "This request's text has 40000 characters and exceeds the character limit of 10000 characters for the model eleven_v3.",
    { characters: 40_000, limit: 10_000 },
    'Der Text hat 40.000 Zeichen; erlaubt sind höchstens 10.000.',
  ],
  [
    'voice_not_found',
    'A voice with the voice_id abc was not found.',
    { voice_id: 'abc' },
    'Eine Stimme, die dieser Auftrag braucht, gibt es nicht mehr.',
  ],
  [
    'model_not_found',
    'A model with model ID eleven_v9 does not exist on this server.',
    { model_id: 'eleven_v9' },
    'Es gibt kein Modell mit der ID eleven_v9.',
  ],
  [
    'unsupported_language',
    'The model eleven_flash_v2 cannot speak the language ja with this voice.',
    { model_id: 'eleven_flash_v2', language: 'ja' },
    'Das Modell eleven_flash_v2 spricht die Sprache ja mit dieser Stimme nicht.',
  ],
  [
    'output_format_not_allowed',
    'The output format pcm_44100 needs the Pro plan or a higher one; this workspace is on Free.',
    { format: 'pcm_44100', needed_plan: 'Pro' },
    'Das Ausgabeformat pcm_44100 gibt es ab dem Tarif Pro.',
  ],
  [
    'invalid_voice_settings',
    'The voice setting speed must be from 0.7 to 1.2; it is 3.',
    { setting: 'speed', min: 0.7, max: 1.2 },
    'Das Tempo muss zwischen 0,7 und 1,2 liegen.',
  ],
  [
    'speech_failed',
    'The speech could not be made. Nothing was charged.',
    {},
    'Die Sprache konnte nicht erzeugt werden. Es wurde nichts berechnet.',
  ],
  // A known sentence and a known code are both kept.
  ['model_not_found', 'The model is away.', {}, 'The model is away.'],
  ['constructor', 'Something else.', {}, 'Something else.'],
];

test('the migration reads parameters back from the sentences, and German readers read German', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'veery-rows-'));
  const database = await createTestDatabase('template0');
  const client = new pg.Client({ connectionString: database.url });
  try {
    const take = (file: string) => copyFile(path.join(migrations, file), path.join(folder, file));
    for (const file of await readdir(migrations)) if (file < name) await take(file);
    await migrate(database.url, folder);
    await client.connect();
    await client.query(`
      INSERT INTO user_account (user_id, public_user_id, email, password_hash, created_at)
      VALUES ('u', 'p', 'u@example.test', '', now());
      INSERT INTO workspace (workspace_id, name, owner_user_id, created_at) VALUES ('w', 'W', 'u', now());
      INSERT INTO job (job_id, workspace_id, user_id, kind, params, state, payload, total, created_at)
      VALUES ('j', 'w', 'u', 'speech_batch', '{"name": "Ferries"}', 'done', '{}', 1, now());
      INSERT INTO speech_batch_row (job_id, row_index, workspace_id, request, file_name, credits, state)
      VALUES ('j', 100, 'w', '{}', 'done.mp3', 0, 'done')`);
    for (const [index, [status, message]] of rows.entries()) {
      await client.query(
        `INSERT INTO speech_batch_row (job_id, row_index, workspace_id, request, file_name, credits, state, error_status, error_message)
         VALUES ('j', $1, 'w', '{}', 'row.mp3', 0, 'failed', $2, $3)`,
        [index, status, message],
      );
    }
    await take(name);
    await migrate(database.url, folder);
    const stored = await client.query<JobFailure & { row_index: number }>(
      'SELECT error_status AS status, error_params AS params, error_message AS message FROM speech_batch_row ORDER BY row_index',
    );
    expect(stored.rows.at(-1)).toEqual({ status: null, params: null, message: null });
    const failures = stored.rows.slice(0, -1).map((row) => JobFailure.parse(row));
    expect(failures.map(({ params }) => params)).toEqual(rows.map(([, , params]) => params));
    const { notices: german } = wordsIn('de');
    expect(failures.map((failure) => wordFailure(german, failure))).toEqual(rows.map((row) => row[3]));
  } finally {
    await client.end();
    await database.drop();
    await rm(folder, { recursive: true });
  }
});

test('a job without any good row says why in the words of its reader', () => {
  const params = {
    characters: 40_000,
    limit: 10_000,
    reason_status: 'max_character_limit_exceeded',
    reason: 'Too long.',
  };
  const failure = { status: 'no_row_spoken', params, message: 'No row could be spoken. Too long.' };
  expect(wordFailure(wordsIn('de').notices, failure)).toBe(
    'Keine Zeile konnte erzeugt werden. Der Text hat 40.000 Zeichen; erlaubt sind höchstens 10.000.',
  );
  expect(wordFailure(wordsIn('en').notices, { ...failure, params: {} })).toBe(failure.message);
  const voice = { status: 'voice_not_found', params: { voice: 'Zorro' }, message: '' };
  expect(wordFailure(wordsIn('en').notices, voice)).toBe('There is no voice with the id or name Zorro.');
});
