/** Conventions §2 and §3: error bodies, limits of a request, CORS, headers of every answer, health. */
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { responseHeaders } from '#contract/kit/headers.ts';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { accessOf, endpoints, nameOf } from './endpoints.suite.ts';
import { byKey, bySession, nobody, refusal, send } from './http.suite.ts';
import { voiceId } from './speak.suite.ts';
import { cpuMsOf } from '../testing/cpu-time.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await testApp();
  user = await app.user();
});
afterAll(() => app.close());

const convert = `POST /v1/text-to-speech/${voiceId}`;
const ask = (call: string, asking = {}) => send(app.url, call, { as: byKey(user), ...asking });
const edit = (raw: string, type = 'application/json') =>
  ask(`POST /v1/voices/${voiceId}/settings/edit`, { raw, headers: { 'content-type': type } });

describe('paths and methods', () => {
  test.each([
    'GET /v1/nothing',
    'POST /nothing',
    'GET /v1',
    'GET /v2/voices/',
    'DELETE /v1/voices/x/y/z',
    'GET /v1/user/',
  ])('%s answers 404', async (call) => {
    const answer = await ask(call);
    expect([answer.status, answer.body]).toEqual([404, { detail: 'Not Found' }]);
  });

  test('every other method of every path answers 405', async () => {
    // A sibling's parameter may take this path's last part: `GET /v1/voices/{voice_id}`.
    const known = endpoints.map((one) => new RegExp(`^${nameOf(one).replaceAll(/\{\w+\}/g, '[^/]+')}$`));
    for (const path of new Set(endpoints.map((one) => one.path))) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const url = path.replaceAll(/\{\w+\}/g, 'some-id');
        if (known.some((call) => call.test(`${method} ${url}`))) continue;
        const answer = await ask(`${method} ${url}`);
        const allowed = answer.headers.get('allow')?.split(', ') ?? [];
        expect(allowed, url).toContain(endpoints.find((one) => one.path === path)?.method);
        expect(allowed, url).not.toContain(method);
        expect([`${method} ${url}`, answer.status, answer.body]).toEqual([
          `${method} ${url}`,
          405,
          { detail: 'Method Not Allowed' },
        ]);
      }
    }
  });

  test('a path that is not a valid URL answers 400 with an error body', async () => {
    expect(refusal(await ask('GET /v1/history/%ZZ'))[0]).toBe(400);
    expect(refusal(await ask('GET /v1/history/%80'))[0]).toBe(400);
  });
});

test('headers over Node’s limit answer 431 with an error body', async () => {
  const answer = await ask('GET /v1/models', { headers: { 'x-long': 'x'.repeat(20_000) } });
  expect(refusal(answer)).toEqual([431, 'headers_too_large']);
  expect(answer.headers.get('request-id')).toHaveLength(20);
});

/** Sends bytes that no HTTP client would send. */
async function sendRaw(text: string): Promise<{ status: number; body: { detail: Record<string, unknown> } }> {
  const socket = net.connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.end(text, 'latin1');
  const answer = Buffer.concat(await Array.fromAsync(socket as AsyncIterable<Buffer>)).toString();
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

describe('requests that Node refuses by itself', () => {
  test.each([
    ['without a host', 'GET /v1/models HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['that is no HTTP', 'HELLO\r\n\r\n'],
    ['with two lengths', 'POST /v1/x HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
  ])('one %s gets the error body', async (_, text) => {
    const { status, body } = await sendRaw(text);
    expect(status).toBe(400);
    expect(body.detail).toMatchObject({ code: 'bad_request', request_id: expect.any(String), param: null });
  });

  test('an unknown expectation is ignored', async () => {
    const { status } = await sendRaw('GET /v1/nothing HTTP/1.1\r\nhost: a\r\nexpect: tea\r\nconnection: close\r\n\r\n');
    expect(status).toBe(404);
  });

  test('U+0000 in a header answers 422', async () => {
    const { status, body } = await sendRaw('GET /v1/models HTTP/1.1\r\nhost: a\r\nx: a\u0000b\r\n\r\n');
    expect([status, body.detail]).toMatchObject([422, [{ loc: ['header'], type: 'value_error' }]]);
  });
});

describe('bodies', () => {
  test('an empty body with the type of JSON is no body', async () => {
    const json = { headers: { 'content-type': 'application/json' } };
    for (const call of [`PUT /v1/voices/${voiceId}/favorite`, `DELETE /v1/voices/${voiceId}/favorite`]) {
      expect((await ask(call, json)).status, call).toBe(200);
    }
    const missing = await ask(convert, json);
    expect([missing.status, missing.body.detail]).toMatchObject([422, [{ type: 'missing', loc: ['body'] }]]);
  });

  test.each(['{', '{"stability":}', '"', '{"a":1}}', '\u0000', "{'stability':1}"])(
    'broken JSON %j answers 422',
    async (raw) => {
      const answer = await edit(raw);
      expect(answer.status).toBe(422);
      expect(answer.body.detail[0]).toMatchObject({ type: 'json_invalid', loc: ['body', 0] });
    },
  );

  test('an empty body, null, a list or a string answers 422 at body', async () => {
    for (const raw of ['', 'null', '[]', '"text"', '1', 'true']) {
      const answer = await edit(raw);
      expect([raw, answer.status, answer.body.detail[0].loc]).toEqual([raw, 422, ['body']]);
    }
    expect((await edit('')).body.detail[0].type).toBe('missing');
  });

  test('an error about a wrong type names the field', async () => {
    const answer = await ask(convert, { body: { text: 5, voice_settings: { stability: 'high' }, seed: -1 } });
    expect(answer.status).toBe(422);
    const places = answer.body.detail.map((issue: { loc: unknown[] }) => issue.loc);
    expect(places).toEqual([
      ['body', 'text'],
      ['body', 'voice_settings', 'stability'],
      ['body', 'seed'],
    ]);
    expect(answer.body.detail[0]).toEqual({
      type: 'string_type',
      loc: ['body', 'text'],
      msg: expect.any(String),
      input: 5,
    });
  });

  test('a password is never repeated in an error', async () => {
    const answer = await send(app.url, 'POST /v1/auth/sign-up', {
      body: { email: 'a@b.test', password: 'weak-secret' },
    });
    expect(answer.body.detail[0].loc).toEqual(['body', 'password']);
    expect(answer.text).not.toContain('weak-secret');
  });

  test('keys that pollute prototypes answer 422', async () => {
    expect((await edit('{"__proto__":{"stability":1}}')).status).toBe(422);
    expect(({} as Record<string, unknown>).stability).toBeUndefined();
  });

  test('a body of more than 1 MiB answers 413, and one just below is read', async () => {
    const body = (size: number) => JSON.stringify({ text: '', next_text: 'x'.repeat(size) });
    expect(refusal(await ask(convert, { raw: body(1024 * 1024) }))).toEqual([413, 'request_too_large']);
    expect(refusal(await ask(convert, { raw: body(1024 * 1024 - 100) }))).toEqual([400, 'input_text_empty']);
  });

  test('another content type answers 415', async () => {
    for (const type of ['application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect(refusal(await edit('<a/>', type)), type).toEqual([415, 'unsupported_media_type']);
    }
    expect((await edit('{}', 'application/json; charset=utf-8')).status).toBe(200);
  });

  test('deep nesting is refused at once', async () => {
    const work = async () => {
      for (const depth of [5_000, 200_000]) {
        const raw = `{"text":"Hi","pronunciation_dictionary_locators":[${'['.repeat(depth)}${']'.repeat(depth)}]}`;
        const answer = await ask(convert, { raw });
        expect(answer.status, answer.text.slice(0, 200)).toBe(422);
      }
    };
    expect(await cpuMsOf(work)).toBeLessThan(3_000);
  });
});

describe('queries', () => {
  test.each(['0', '1001', 'x', '1.5', '', 'NaN', '-1', '1&page_size=2'])('page_size=%s answers 422', async (size) => {
    const answer = await ask(`GET /v1/history?page_size=${size}`);
    expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['query', 'page_size']]);
  });

  test('an unknown output_format answers 422', async () => {
    const answer = await ask(`${convert}?output_format=mp3_1_1`, { body: { text: 'Hi' } });
    expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['query', 'output_format']]);
  });
});

describe('credentials', () => {
  test('the default settings of voices need none', async () => {
    const answer = await send(app.url, 'GET /v1/voices/settings/default', { as: nobody });
    expect([answer.status, answer.body.stability]).toEqual([200, 0.5]);
  });

  test('without credentials every call that is not public answers 401', async () => {
    for (const endpoint of endpoints.filter((one) => accessOf(one) !== 'public')) {
      const answer = await send(app.url, nameOf(endpoint).replaceAll(/\{\w+\}/g, 'some-id'), { as: nobody });
      expect(refusal(answer), nameOf(endpoint)).toEqual([401, 'needs_authorization']);
      expect(answer.body.detail).toMatchObject({
        type: 'authentication_error',
        code: 'missing_api_key',
        message: 'Neither authorization header nor xi-api-key received, please provide one.',
        param: null,
      });
    }
  });

  test('wrong credentials answer 401', async () => {
    const ask = (headers: Record<string, string>) => send(app.url, 'GET /v1/user', { as: headers });
    for (const key of [
      '',
      'x',
      user.apiKey.slice(0, -1),
      user.apiKey.toUpperCase(),
      ` ${user.apiKey},${user.apiKey}`,
    ]) {
      expect(refusal(await ask({ 'xi-api-key': key })), key).toEqual([401, 'invalid_api_key']);
    }
    expect(refusal(await ask({ authorization: 'Bearer nothing' }))).toEqual([401, 'invalid_token']);
    expect(refusal(await ask({ authorization: `Basic ${btoa('a:b')}` }))).toEqual([401, 'needs_authorization']);
    // A wrong key is not made good by a right token.
    expect(refusal(await ask({ 'xi-api-key': 'x', ...bySession(user) }))).toEqual([401, 'invalid_api_key']);
    expect((await ask({ authorization: `bearer ${user.session.access}` })).status).toBe(200);
  });
});

describe('headers', () => {
  const expected = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST, PATCH, OPTIONS, DELETE, GET, PUT',
    'access-control-allow-headers': '*, Authorization',
    'access-control-max-age': '600',
  };

  test.each(['/v1/voices', convert.split(' ')[1] ?? '', '/v1/history/x/audio', '/nothing'])(
    'a preflight of %s is answered',
    async (path) => {
      const answer = await send(app.url, `OPTIONS ${path}`, {
        headers: {
          origin: 'https://app.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'xi-api-key, x-fern-sdk',
        },
      });
      expect(answer.status).toBe(200);
      for (const [name, value] of Object.entries(expected)) expect(answer.headers.get(name), name).toBe(value);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  test('a script of another origin can read every header that an endpoint or an error declares', async () => {
    const answer = await send(app.url, 'GET /nothing');
    const exposed = answer.headers.get('access-control-expose-headers')?.split(', ') ?? [];
    // Browsers let scripts read the first two anyway, and never let them read cookies.
    const others = ['cache-control', 'content-length', 'set-cookie'];
    expect(
      Object.keys(responseHeaders)
        .filter((name) => !exposed.includes(name))
        .sort(),
    ).toEqual(others);
    expect(exposed).toEqual(expect.arrayContaining(['idempotent-replayed', 'retry-after', 'etag', 'character-cost']));
    // The public API exposes these.
    expect(exposed).toEqual(expect.arrayContaining(['regeneration-count', 'generation-info', 'collect-preference']));
  });

  test('success and every kind of failure carry the same headers', async () => {
    const answers = [
      await ask('GET /v1/user'),
      await ask('GET /nothing'),
      await edit('{'),
      await send(app.url, 'GET /v1/user'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 422, 401]);
    for (const { headers } of answers) {
      for (const [name, value] of Object.entries(expected)) expect(headers.get(name), name).toBe(value);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    expect(new Set(answers.map(({ headers }) => headers.get('request-id'))).size).toBe(4);
  });
});

test('browsers are told to stay with https where people come by https, and only there', async () => {
  expect((await send(app.url, 'GET /health')).headers.get('strict-transport-security')).toBeNull();
  const secure = await testApp({ env: { PUBLIC_URL: 'https://v.example.org' } });
  for (const call of ['GET /health', 'GET /v1/user', 'GET /nothing']) {
    expect((await send(secure.url, call)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
  await secure.close();
});

test('/health reports that the database answers', async () => {
  const answer = await send(app.url, 'GET /health', { as: nobody });
  expect([answer.status, answer.body]).toEqual([200, { status: 'ok', version: 'test' }]);
});

test('closing does not wait for a connection that was never used', async () => {
  const other = await testApp();
  const socket = net.connect(Number(new URL(other.url).port), '127.0.0.1').on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  await fetch(`${other.url}/health`);
  const started = performance.now();
  await other.close();
  // Node waits a minute for the head of its first request.
  expect(performance.now() - started).toBeLessThan(30_000);
  socket.destroy();
});
