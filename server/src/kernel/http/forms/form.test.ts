/** Forms over HTTP: what a handler gets, what is rejected, and that no file stays unless somebody keeps it. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { on } from '../../../context.ts';
import { createUploads } from '../../../platform/files/uploads.ts';
import { sweepRemovals } from '../../../platform/files/file-removal.ts';
import type { PendingFile, Storage } from '../../../ports/storage/port.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { transaction } from '../../db/transaction.ts';
import { describeApi } from '../openapi.ts';
import { fileOf, kilobyte, leftOf, mp3, png, sendForm } from '../kit.suite.ts';

let t: TestApp;
let ada: TestUser;
/** The error of the storage when it is written to. */
let diskFault: (() => void) | undefined;
let hold: Promise<void> | undefined;
const seen: { key: string; wasStored: boolean }[] = [];

const formRoute = on(sendForm, async (ctx, { query, body: { fields, files } }) => {
  const { samples, image, notes } = files;
  for (const { key } of samples) seen.push({ key, wasStored: (await ctx.parts.storage.head(key)) !== undefined });
  await hold;
  if (query.act === 'fail') throw new Error('the handler fails');
  if (query.act !== 'nothing') {
    await transaction(ctx, async (scope) => {
      for (const sample of samples) await sample.keep(scope);
      if (query.act === 'roll back') throw new Error('the transaction fails');
    });
  }
  return { fields, samples, image: image ?? null, notes: notes ?? null };
});

beforeAll(async () => {
  t = await testApp({
    app: { moreRoutes: [formRoute], stalledAfterMs: 3000 },
    parts: ({ storage }) => ({ storage: faulty(storage) }),
  });
  ada = await t.user();
});
beforeEach(() => {
  diskFault = undefined;
  hold = undefined;
  seen.length = 0;
});
afterAll(() => t.close());

function faulty(storage: Storage): Storage {
  const wrap = (file: PendingFile): PendingFile => ({
    commit: () => file.commit(),
    abort: () => file.abort(),
    async write(chunk) {
      diskFault?.();
      await file.write(chunk);
    },
  });
  return { ...storage, create: async (key) => wrap(await storage.create(key)) };
}

test('the API description prints the limits and the types of files', () => {
  const { paths } = describeApi([sendForm], { version: '1', publicUrl: t.url, mediaCookieName: 'm' });
  const body = Object.values(paths['/v1/examples/forms'] ?? {})[0] as {
    requestBody: { content: Record<string, object> };
  };
  expect(body.requestBody.content['multipart/form-data']).toMatchObject({
    schema: {
      required: expect.arrayContaining(['samples']),
      properties: {
        samples: {
          items: { type: 'string', format: 'binary', maxLength: 64 * kilobyte },
          minItems: 1,
          maxItems: 3,
        },
        image: { type: 'string', format: 'binary', maxLength: 16 * kilobyte },
      },
    },
    encoding: { samples: { contentType: 'audio/mpeg, audio/wav' }, image: { contentType: 'image/png, image/jpeg' } },
  });
});

const sample = (size = 5000, name = 'a.mp3') => fileOf(mp3(size), name, 'audio/mpeg');
const nothingLeft = () => expect.poll(() => leftOf(t)).toEqual([]);

interface Answer {
  status: number;
  body: { detail?: unknown } & Record<string, unknown>;
}

/** Writes a form by hand, as other clients send it. */
async function post(data: FormData, act = 'nothing', as: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${t.url}/v1/examples/forms?act=${encodeURIComponent(act)}`, {
    method: 'POST',
    body: data,
    headers: { 'xi-api-key': ada.apiKey, ...as },
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

function formWith(parts: [string, string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  return data;
}

const refusalOf = ({ status, body }: Answer) => {
  const detail = body.detail as { status: string; param: string | null } | { type: string; loc: unknown[] }[];
  return Array.isArray(detail) ? [status, detail[0]?.type, detail[0]?.loc] : [status, detail.status, detail.param];
};

describe('input of the handler', () => {
  test('the handler gets fields by their schema and files by their bytes', async () => {
    const bytes = mp3(50_000);
    const response = await t.call(sendForm, ada, {
      body: {
        fields: {
          name: 'Über',
          count: 3,
          remove_noise: true,
          labels: { accent: 'british', __proto: 'x' },
          tags: ['one', 'two'],
          locators: [{ id: 'a' }, { id: 'b' }],
        },
        files: {
          samples: [fileOf(bytes, 'first.mp3'), fileOf(mp3(10), 'second.mp3')],
          image: fileOf(png, 'face.png', 'text/html'),
          notes: fileOf('a,b\n1,2\n', 'notes.csv', 'text/csv'),
        },
      },
    });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer.fields).toEqual({
      name: 'Über',
      count: 3,
      remove_noise: true,
      labels: { accent: 'british', __proto: 'x' },
      tags: ['one', 'two'],
      locators: [{ id: 'a' }, { id: 'b' }],
    });
    expect(answer.samples.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['first.mp3', 'audio/mpeg', 50_000],
      ['second.mp3', 'audio/mpeg', 10],
    ]);
    expect(answer.samples[0]?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect([answer.image?.type, answer.notes?.type]).toEqual(['image/png', 'text/csv']);
    expect(seen.map(({ wasStored }) => wasStored)).toEqual([true, true]);
    await nothingLeft();
  });

  test('the public SDKs and HTML forms are read alike', async () => {
    const data = formWith([
      ['name', 'first'],
      ['name', 'last'],
      ['unknown', 'is passed over'],
      ['remove_noise', 'True'],
      ['labels', '{"accent":"british","__proto__":"x"}'],
      ['tags[]', 'one'],
      ['tags[]', 'two'],
      ['locators', '{"id":"a"}'],
      ['samples[]', sample()],
      ['samples[]', sample()],
    ]);
    const { status, body } = await post(data);
    expect([status, body.fields]).toEqual([
      200,
      {
        name: 'last',
        remove_noise: true,
        labels: { accent: 'british' },
        tags: ['one', 'two'],
        locators: [{ id: 'a' }],
      },
    ]);
    const list = formWith([
      ['name', 'x'],
      ['locators', '[{"id":"a"},{"id":"b"}]'],
      ['samples', sample()],
    ]);
    expect((await post(list)).body.fields).toMatchObject({ locators: [{ id: 'a' }, { id: 'b' }], remove_noise: false });
  });

  test.each<[string, string]>([
    ['../../etc/passwd.mp3', 'passwd.mp3'],
    ['C:\\Users\\ada\\a.mp3', 'a.mp3'],
    ['a\u0000b\u0007.mp3', 'ab.mp3'],
    ['Ünï 声.mp3', 'Ünï 声.mp3'],
    ['x'.repeat(400), 'x'.repeat(255)],
    ['..', ''],
  ])('a file may be called %j', async (name, expected) => {
    const { status, body } = await post(
      formWith([
        ['name', 'x'],
        ['samples', sample(100, name)],
      ]),
    );
    expect([status, (body.samples as { name: string; key: string }[])[0]?.name]).toEqual([200, expected]);
    expect((body.samples as { key: string }[])[0]?.key).toMatch(/^uploads\/[A-Za-z0-9]{20}$/);
  });
});

describe('refused forms leave nothing behind', () => {
  const withSample: [string, string | File][] = [
    ['name', 'x'],
    ['samples', sample()],
  ];
  const many = (count: number): [string, string][] => Array.from({ length: count }, (_, index) => [`f${index}`, 'x']);
  const zip = Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00', 'latin1');

  test.each<[string, [string, string | File][], unknown[]]>([
    [
      'a zip called .mp3',
      [
        ['name', 'x'],
        ['samples', fileOf(zip, 'a.mp3', 'audio/mpeg')],
      ],
      [422, 'file_type', ['body', 'samples']],
    ],
    [
      'HTML called .png',
      [...withSample, ['image', fileOf('<!doctype html><script>1</script>', 'a.png', 'image/png')]],
      [422, 'file_type', ['body', 'image']],
    ],
    [
      'HTML called .txt',
      [...withSample, ['notes', fileOf('\n <HTML><body>', 'a.txt', 'text/plain')]],
      [422, 'file_type', ['body', 'notes']],
    ],
    [
      'SVG as text',
      [...withSample, ['notes', fileOf('<svg onload="x">', 'a.txt', 'text/plain')]],
      [422, 'file_type', ['body', 'notes']],
    ],
    [
      'binary as text',
      [...withSample, ['notes', fileOf(Buffer.from([1, 2, 3, 0]), 'a.txt', 'text/plain')]],
      [422, 'file_type', ['body', 'notes']],
    ],
    [
      'broken UTF-8',
      [...withSample, ['notes', fileOf(Buffer.from([0x61, 0xc3]), 'a.txt', 'text/plain')]],
      [422, 'file_type', ['body', 'notes']],
    ],
    [
      'a PNG among the samples',
      [...withSample, ['samples', fileOf(png, 'a.mp3')]],
      [422, 'file_type', ['body', 'samples']],
    ],
    [
      'an empty file',
      [
        ['name', 'x'],
        ['samples', fileOf('', 'a.mp3')],
      ],
      [400, 'empty_file', 'samples'],
    ],
    [
      'a file too large',
      [...withSample, ['image', fileOf(Buffer.concat([png], 16 * kilobyte + 1), 'a.png')]],
      [413, 'file_too_large', 'image'],
    ],
    [
      'a body too large',
      [
        ['name', 'x'],
        ['samples', sample(4_000_000)],
      ],
      [413, 'form_too_large', null],
    ],
    [
      'too many files',
      [...withSample, ['samples', sample()], ['samples', sample()], ['samples', sample()]],
      [422, 'too_long', ['body', 'samples']],
    ],
    ['a file nobody asked for', [...withSample, ['extra', sample()]], [422, 'extra_forbidden', ['body', 'extra']]],
    ['no file', [['name', 'x']], [422, 'missing', ['body', 'samples']]],
    ['no field', [['samples', sample()]], [422, 'missing', ['body', 'name']]],
    [
      'a file where text belongs',
      [
        ['samples', sample()],
        ['name', sample()],
      ],
      [422, 'extra_forbidden', ['body', 'name']],
    ],
    ['text where a file belongs', [...withSample, ['image', 'text']], [422, 'file_type', ['body', 'image']]],
    ['a field of another type', [...withSample, ['count', 'many']], [422, 'number_type', ['body', 'count']]],
    ['JSON that is none', [...withSample, ['labels', '{"a":']], [422, 'record_type', ['body', 'labels']]],
    ['NUL in a field', [...withSample, ['name', 'a\u0000b']], [422, 'value_error', ['body', 'name']]],
    ['10 000 fields', [...withSample, ...many(10_000)], [413, 'too_many_parts', null]],
    ['200 fields and one more', [...withSample, ...many(200)], [413, 'too_many_parts', null]],
    ['a field too large', [...withSample, ['name', 'x'.repeat(1_050_000)]], [413, 'field_too_large', 'name']],
    [
      'fields too large together',
      [...withSample, ...many(3).map(([name]) => [name, 'x'.repeat(400_000)] as [string, string])],
      [413, 'field_too_large', 'f2'],
    ],
    ['a key of the prototype', [...withSample, ['__proto__', 'x']], [400, 'invalid_field_name', null]],
    [
      'a file under a key of the prototype',
      [...withSample, ['constructor', sample()]],
      [400, 'invalid_field_name', null],
    ],
    ['deep JSON', [...withSample, ['labels', '['.repeat(100_000)]], [422, 'record_type', ['body', 'labels']]],
  ])('%s', async (_, parts, expected) => {
    expect(refusalOf(await post(formWith(parts)))).toEqual(expected);
    await nothingLeft();
  });

  const formType = 'multipart/form-data; boundary=b';
  const postRaw = (body: string | Buffer<ArrayBuffer>, type = formType, more: Record<string, string> = {}) =>
    fetch(`${t.url}/v1/examples/forms`, {
      method: 'POST',
      body,
      headers: { 'xi-api-key': ada.apiKey, 'content-type': type, ...more },
    }).then(async (response) => ({ status: response.status, body: (await response.json()) as Answer['body'] }));
  const raw = async (...input: Parameters<typeof postRaw>) => refusalOf(await postRaw(...input));
  const part = (head: string, body: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;

  /** A form of these parts, whose characters are its bytes. */
  const postParts = (...parts: string[]) => postRaw(Buffer.from(`${parts.join('')}--b--\r\n`, 'latin1'));
  const audio = (head = 'filename="a.mp3"') => part(`name="samples"; ${head}`, mp3(3000).toString('latin1'));
  const named = part('name="name"', 'x');
  const labels = (json: string) => [named, audio(), part('name="labels"', json)];
  /** Half a surrogate pair in the encoding of UTF-8. */
  const halfBytes = '\u00ed\u00a0\u0080';

  test.each<[string, string[], unknown[]]>([
    ['U+0000 in a field', [part('name="name"', 'a\u0000b'), audio()], [422, 'value_error', ['body', 'name']]],
    ['U+0000 in JSON of a field', labels('{"a":"\\u0000"}'), [422, 'value_error', ['body', 'labels', 'a']]],
    ['half a pair in JSON of a field', labels('{"a":"\\ud800"}'), [422, 'value_error', ['body', 'labels', 'a']]],
    ['half a pair in a name in JSON', labels('{"a\\ud800":"x"}'), [422, 'value_error', ['body', 'labels']]],
    ['U+0000 in a name in JSON', labels('{"a\\u0000":"x"}'), [422, 'value_error', ['body', 'labels']]],
  ])('%s is refused', async (_, parts, expected) => {
    expect(refusalOf(await postParts(...parts))).toEqual(expected);
    await nothingLeft();
  });

  test('U+0000 and half a surrogate pair in the head of a part are refused or cleaned, and never a defect', async () => {
    for (const odd of ['\u0000', halfBytes, '%00', '%ED%A0%80'])
      for (const head of [
        `name="samples"; filename="a${odd}.mp3"`,
        `name="samples"; filename*=UTF-8''a${odd}.mp3`,
        `name="samples${odd}"; filename="a.mp3"`,
        `name="name${odd}"`,
      ]) {
        const { status, body } = await postParts(named, audio(), part(head, mp3(3000).toString('latin1')));
        expect(status, head).toBeLessThan(500);
        // A refusal may repeat the name of the part.
        const text = status === 200 ? JSON.stringify(body) : '';
        expect([text.includes('\\u0000'), text.includes('\\ud800')], head).toEqual([false, false]);
      }
    await nothingLeft();
  });

  test('half a body, and bodies that are not a form, are refused', async () => {
    const half = part('name="name"', 'x') + part('name="samples"; filename="a.mp3"', mp3(3000).toString('latin1'));
    expect(await raw(half)).toEqual([400, 'malformed_form', null]);
    expect(await raw(half.slice(0, 80))).toEqual([400, 'malformed_form', null]);
    expect(await raw('no boundary in sight')).toEqual([400, 'malformed_form', null]);
    expect(await raw('x', 'multipart/form-data')).toEqual([400, 'malformed_form', null]);
    expect(await raw('{"name":"x"}', 'application/json')).toEqual([415, 'unsupported_media_type', null]);
    expect(await raw('name=x', 'application/x-www-form-urlencoded')).toEqual([415, 'unsupported_media_type', null]);
    expect(await raw('--b--\r\n')).toEqual([422, 'missing', ['body', 'name']]);
    const unnamed = part('filename="a.mp3"', 'x') + '--b--\r\n';
    expect(await raw(unnamed)).toEqual([422, 'extra_forbidden', ['body', '']]);
    await nothingLeft();
  });

  test('a body without an end, or without a length, is cut off', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(0x61));
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit;
    const headers = { 'xi-api-key': ada.apiKey, 'content-type': 'multipart/form-data; boundary=b' };
    const outcome = await fetch(`${t.url}/v1/examples/forms`, { ...init, headers }).then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(outcome);
    expect(sent).toBeLessThan(500_000_000);
    await nothingLeft();
  });

  test('the body of an unauthorized caller is not read', async () => {
    expect(refusalOf(await post(formWith(withSample), 'nothing', { 'xi-api-key': 'wrong' }))).toEqual([
      401,
      'invalid_api_key',
      null,
    ]);
  });

  test('a form is refused where JSON is expected', async () => {
    const response = await fetch(`${t.url}/v1/speech-batches`, {
      method: 'POST',
      body: formWith(withSample),
      headers: { 'xi-api-key': ada.apiKey },
    });
    expect(response.status).toBe(415);
  });
});

describe('files that nobody keeps are removed', () => {
  const good = () =>
    formWith([
      ['name', 'x'],
      ['samples', sample()],
      ['image', fileOf(png, 'a.png')],
    ]);

  test('kept files stay, and the others of the form are removed', async () => {
    const { body } = await post(good(), 'keep');
    const [{ key } = { key: '' }] = body.samples as { key: string }[];
    await expect.poll(() => leftOf(t)).toEqual([key]);
    await sweepRemovals(t.db, t.parts.storage, t.parts.log, { isAlone: true });
    expect(await leftOf(t)).toEqual([key]);
    await t.parts.storage.remove(key);
  });

  test('a failure, and a transaction that is rolled back, remove all files', async () => {
    for (const act of ['fail', 'roll back']) {
      expect((await post(good(), act)).status).toBe(500);
      expect(seen.length).toBeGreaterThan(0);
      await nothingLeft();
    }
  });

  test('a full disk is reported and leaves nothing behind', async () => {
    diskFault = () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    expect(refusalOf(await post(good()))).toEqual([507, 'insufficient_storage', null]);
    await nothingLeft();
  });

  /** The head of a form, and a file of which only the beginning arrives. */
  async function sendHalf(): Promise<net.Socket> {
    const socket = net.connect(Number(new URL(t.url).port), '127.0.0.1').on('error', () => {});
    const file = mp3(2000).toString('latin1');
    const body = `--b\r\nContent-Disposition: form-data; name="samples"; filename="a.mp3"\r\n\r\n${file}`;
    const head = `POST /v1/examples/forms HTTP/1.1\r\nhost: x\r\nxi-api-key: ${ada.apiKey}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 50000\r\n\r\n`;
    socket.write(Buffer.from(head + body, 'latin1'));
    await expect.poll(() => leftOf(t)).not.toEqual([]);
    return socket;
  }

  test('a client that leaves in the middle leaves nothing behind', async () => {
    const socket = await sendHalf();
    socket.destroy();
    await nothingLeft();
  });

  test('a client that leaves in its second file leaves nothing behind', async () => {
    const socket = net.connect(Number(new URL(t.url).port), '127.0.0.1').on('error', () => {});
    const file = (bytes: number) =>
      `--b\r\nContent-Disposition: form-data; name="samples"; filename="a.mp3"\r\n\r\n${mp3(bytes).toString('latin1')}`;
    const head = `POST /v1/examples/forms HTTP/1.1\r\nhost: x\r\nxi-api-key: ${ada.apiKey}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 50000\r\n\r\n`;
    socket.write(Buffer.from(`${head}${file(3000)}\r\n${file(2000)}`, 'latin1'));
    const begun = async () => (await leftOf(t)).filter((one) => one.startsWith('scheduled')).length;
    await expect.poll(begun).toBe(2);
    socket.destroy();
    await nothingLeft();
  });

  test('a client that stops sending gets an error and is cut off', async () => {
    const socket = await sendHalf();
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request_stalled"/);
    await nothingLeft();
    socket.destroy();
  });

  test('files left by a crash are removed at the next start, and by a sweep a day later', async () => {
    const uploads = createUploads(t.parts);
    const whole = await uploads.create();
    await whole.write(mp3(10));
    await whole.commit();
    await sweepRemovals(t.db, t.parts.storage, t.parts.log);
    expect(await leftOf(t)).toEqual([whole.key, `scheduled ${whole.key}`]);
    await sweepRemovals(t.db, t.parts.storage, t.parts.log, { isAlone: true });
    expect(await leftOf(t)).toEqual([]);
    const second = await uploads.create();
    await second.write(mp3(10));
    await second.commit();
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    await sweepRemovals(t.db, t.parts.storage, t.parts.log, { now: tomorrow });
    expect(await leftOf(t)).toEqual([]);
    await expect(transaction(ada.ctx(), (scope) => uploads.keep(scope, second.key))).rejects.toMatchObject({
      status: 'upload_expired',
    });
  });

  test('a file that a transaction is about to keep is not removed', async () => {
    const uploads = createUploads(t.parts);
    const upload = await uploads.create();
    await upload.write(mp3(10));
    await upload.commit();
    await transaction(ada.ctx(), async (scope) => {
      await uploads.keep(scope, upload.key);
      await uploads.discard([upload.key]);
    });
    expect(await leftOf(t)).toEqual([upload.key]);
    await t.parts.storage.remove(upload.key);
  });
});

test('a user may send eight forms at a time, and other users are not affected', async () => {
  const sockets: net.Socket[] = [];
  const open = (apiKey: string) => {
    const socket = net.connect(Number(new URL(t.url).port), '127.0.0.1').on('error', () => {});
    socket.write(
      `POST /v1/examples/forms HTTP/1.1\r\nhost: x\r\nxi-api-key: ${apiKey}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 100\r\n\r\n--b\r\n`,
    );
    sockets.push(socket);
    return socket;
  };
  const ben = await t.user();
  const form = () =>
    formWith([
      ['name', 'x'],
      ['samples', sample(100)],
    ]);
  await expect
    .poll(async () => {
      // Twice as many as may run, and anew each time: the form that looks for the rejection can take one of the eight
      // places before they do, and on a busy machine they are cut off before it looks.
      for (let count = 0; count < 16; count += 1) open(ada.apiKey);
      return (await post(form())).status;
    })
    .toBe(429);
  expect(refusalOf(await post(form()))).toEqual([429, 'too_many_uploads', null]);
  expect((await post(form(), 'nothing', { 'xi-api-key': ben.apiKey })).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await post(form())).status).toBe(200);
  await nothingLeft();
});
