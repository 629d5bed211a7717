/** Endpoints that are not part of the product: examples of everything in the contract's kit, for its tests. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { declareError, declareNotFound } from '#contract/kit/declared-error.ts';
import { bytes, empty, endpoint, events } from '#contract/kit/endpoint.ts';
import { form, manyFiles, oneFile, optionalFile } from '#contract/kit/form.ts';
import type { TestApp } from '../../testing/app.ts';

export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

const StoredFile = z.object({
  key: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  sha256: z.string(),
});

export const sendForm = endpoint({
  method: 'POST',
  path: '/v1/examples/forms',
  operation: 'examples_sendForm',
  summary: 'Send a form',
  description: 'Answers what was received.',
  tag: 'user',
  permission: 'any-key',
  query: z.object({ act: z.enum(['keep', 'roll back', 'fail', 'nothing']).default('nothing') }),
  body: form(
    z.object({
      name: z.string().min(1).max(1000),
      count: z.int().optional(),
      remove_noise: z.boolean().default(false),
      labels: z.record(z.string(), z.string()).optional(),
      tags: z.array(z.string()).optional(),
      locators: z.array(z.object({ id: z.string() })).optional(),
    }),
    {
      samples: manyFiles({ maxCount: 3, maxBytes: 64 * kilobyte, types: ['audio/mpeg', 'audio/wav'] }),
      image: optionalFile({ maxBytes: 16 * kilobyte, types: ['image/png', 'image/jpeg'] }),
      notes: optionalFile({ maxBytes: 16 * kilobyte, types: ['text/plain', 'text/csv'] }),
    },
  ),
  response: z.object({
    fields: z.unknown(),
    samples: z.array(StoredFile),
    image: StoredFile.nullable(),
    notes: StoredFile.nullable(),
  }),
});

export const sendLargeFile = endpoint({
  method: 'POST',
  path: '/v1/examples/large-files',
  operation: 'examples_sendLargeFile',
  summary: 'Send a large file',
  description: 'Answers how much was received.',
  tag: 'user',
  permission: 'any-key',
  body: form(z.object({}), { file: oneFile({ maxBytes: 1024 * megabyte, types: ['audio/*'] }) }),
  response: StoredFile,
});

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Looks like MP3 as far as the first frame header says. */
export const mp3 = (size: number) => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00])], size);

export const fileOf = (bytes: Buffer | string, name: string, type = 'application/octet-stream') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

/** Lists all stored uploads, unfinished ones too, and what is scheduled for removal. */
export async function leftOf({ parts, db, dataDir }: TestApp): Promise<string[]> {
  const files = await Array.fromAsync(parts.storage.list('uploads'));
  const begun = await readdir(path.join(dataDir, 'files', '.pending'));
  const scheduled = await db.selectFrom('file_removal').select('key').execute();
  return [...files.map(({ key }) => key), ...begun, ...scheduled.map(({ key }) => `scheduled ${key}`)];
}

const texts = { when: 'A test says so.', remedy: 'None.' };

/** Every status that an example answers with an error. */
export const refusals = [400, 401, 402, 403, 404, 409, 425, 429, 503].map((http) =>
  declareError(http, 'example', {
    ...texts,
    code: 'another',
    message: 'An example.',
    ...(http === 429 ? { headers: { 'retry-after': '1' } } : {}),
  }),
);

const Note = z.object({ note_id: z.int(), text: z.string() });

export const addNote = endpoint({
  method: 'POST',
  path: '/v1/examples/notes/{folder}',
  operation: 'examples_addNote',
  summary: 'Add a note',
  description: 'Adds a note to a folder.',
  tag: 'user',
  permission: 'any-key',
  idempotent: true,
  params: z.object({ folder: z.string() }),
  body: z.object({ text: z.string(), more: z.record(z.string(), z.int()).optional() }),
  response: Note,
  errors: refusals,
});

export const clearNotes = endpoint({
  method: 'POST',
  path: '/v1/examples/notes/{folder}/clear',
  operation: 'examples_clearNotes',
  summary: 'Clear notes',
  description: 'Answers nothing.',
  tag: 'user',
  permission: 'any-key',
  idempotent: true,
  params: z.object({ folder: z.string() }),
  response: empty,
});

export const addPicture = endpoint({
  method: 'POST',
  path: '/v1/examples/pictures',
  operation: 'examples_addPicture',
  summary: 'Add a picture',
  description: 'Adds a picture.',
  tag: 'user',
  permission: 'any-key',
  idempotent: true,
  body: form(z.object({ title: z.string() }), {
    picture: oneFile({ maxBytes: 16 * kilobyte, types: ['image/png'] }),
  }),
  response: Note,
});

const Progress = z.object({ percent: z.int() });

export const noCredits = declareError(402, 'quota_exceeded', { ...texts, message: 'No credits are left.' });

export const watchWork = endpoint({
  method: 'POST',
  path: '/v1/examples/work',
  operation: 'examples_watchWork',
  summary: 'Follow some work',
  description: 'Sends the progress of some work.',
  tag: 'user',
  permission: 'any-key',
  body: z.object({ steps: z.array(z.enum(['step', 'wait', 'refuse', 'break', 'lie'])) }),
  response: events(Progress),
  headers: ['x-veery-cache'],
  errors: [noCredits],
});

export const resumeWork = endpoint({
  method: 'GET',
  path: '/v1/examples/work',
  operation: 'examples_resumeWork',
  summary: 'Resume some work',
  description: 'Sends the progress from where a client was.',
  tag: 'user',
  permission: 'any-key',
  response: events(Progress),
});

const fileTypes = ['text/plain', 'application/octet-stream'] as const;

export const fileNotFound = declareNotFound('file', texts);

export const getBytes = endpoint({
  method: 'GET',
  path: '/v1/examples/bytes/{name}',
  operation: 'examples_getBytes',
  summary: 'Get a file',
  description: 'Answers bytes from memory or from the storage.',
  tag: 'user',
  permission: 'any-key',
  params: z.object({ name: z.string() }),
  response: bytes(...fileTypes),
  errors: [fileNotFound],
});

export const makeBytes = endpoint({
  method: 'POST',
  path: '/v1/examples/bytes',
  operation: 'examples_makeBytes',
  summary: 'Convert a file',
  description: 'Answers bytes to a body.',
  tag: 'user',
  permission: 'any-key',
  body: z.object({ text: z.string() }),
  response: bytes(...fileTypes),
});
