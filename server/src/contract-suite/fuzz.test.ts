/**
 * Every endpoint of the contract with input made from its schema and spoilt: never a 5xx, always an answer or an error of
 * the known shape. FUZZ_RUNS and FUZZ_SEED ask for more, or for something else.
 */
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { isForm } from '#contract/kit/form.ts';
import type { Schema } from '#contract/kit/schema.ts';
import http from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takesInput } from '#contract/kit/common-errors.ts';
import { apiKeysSamples } from '../slices/api-keys/api-keys.samples.ts';
import { historySamples } from '../slices/history/history.samples.ts';
import { createLogTo } from '../kernel/boot/log.ts';
import { validate } from '../kernel/http/input.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { steadyRecognition } from '../testing/steady-recognition.ts';
import { accessOf, endpoints, inputSchema, nameOf } from './endpoints.suite.ts';
import { anyBody, anyHeaders, anyQuery, anySegment, valid, type Known } from './fuzz.suite.ts';
import { byKey, bySession, checkError, isEventStream, send, tryParse, type Headers } from './http.suite.ts';
import { addMember, createTenant, sampleRequest, type Tenant } from './samples.suite.ts';
import { voiceId } from './speak.suite.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 6);
const seed = Number(process.env.FUZZ_SEED ?? 20_251_120);

let app: TestApp;
let tenant: Tenant;
let logins: Headers[];
const logged: string[] = [];
const agent = new http.Agent({ keepAlive: true });
beforeAll(async () => {
  const log = createLogTo({ write: (line) => void logged.push(line) }, 'info');
  app = await testApp({ parts: () => ({ log, recognition: steadyRecognition() }) });
  tenant = await createTenant(app, { credits: 3_000, concurrency: 10 });
  await addMember(app, tenant);
  const { user } = tenant;
  await app.db.insertInto('operator').values({ user_id: user.user_id, granted_at: new Date() }).execute();
  logins = [bySession(user), byKey(user)];
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

const known = (): Known => ({
  voice_id: [voiceId],
  history_item_id: [historySamples.of(tenant).history_item_id],
  start_after_history_item_id: [historySamples.of(tenant).history_item_id],
  key_id: [apiKeysSamples.of(tenant).spare.key_id],
  token_type: ['tts_websocket'],
  model_id: ['eleven_flash_v2_5', 'eleven_v3'],
  output_format: ['mp3_22050_32', 'pcm_8000'],
  text: ['Hi.', 'Ω 1 % 😀', 'a\u0301\u200d', '. . . 5'],
  name: ['page_viewed', 'consent_chosen', 'user_deleted', 'x'],
  email: [tenant.user.email, 'someone@example.test'],
});

test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
  const params = inputSchema(endpoint, 'params')?.properties ?? {};
  const [query, body] = [inputSchema(endpoint, 'query'), inputSchema(endpoint, 'body')];
  const segments = Object.keys(params).map(
    (name) =>
      [
        name,
        fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...((known()[name] as string[] | undefined) ?? ['x'])) },
          { weight: 1, arbitrary: anySegment },
        ),
      ] as const,
  );
  const inputs = fc.record({
    params: fc.record(Object.fromEntries(segments)),
    query: query ? fc.oneof(valid(query, known()).map(encodeQuery), anyQuery) : anyQuery,
    body: body
      ? fc.oneof(
          { weight: 5, arbitrary: valid(body, known()).map((value) => JSON.stringify(value)) },
          { weight: 1, arbitrary: anyBody },
        )
      : fc.option(anyBody),
    login: fc.option(fc.constantFrom(0, 1), { freq: 6 }),
    headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: anyHeaders }),
  });
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String((input.params as Headers)[name]));
      const headers = {
        'content-type': 'application/json',
        ...(input.login === null ? {} : logins[input.login]),
        ...input.headers,
      };
      const answer = await request(endpoint.method, `${path}?${input.query}`, headers, input.body ?? undefined);
      expect(answer.status, `${answer.status} ${answer.text.slice(0, 300)}`).toBeLessThan(500);
      if (answer.status >= 400) checkError(answer.status, answer.text, answer.requestId);
      else if (answer.type.startsWith('application/json') && !answer.text.includes('\n\n')) {
        expect(tryParse(answer.text)).toBeDefined();
      }
    }),
    { numRuns, seed, interruptAfterTimeLimit: numRuns * 1_000, markInterruptAsFailure: false },
  );
});

const unfit = [
  ['U+0000', 'a\u0000b', 'a%00b'],
  ['a lone surrogate', 'a\ud800b', 'a%ED%A0%80b'],
] as const;

const fieldsOf = (endpoint: Endpoint, part: 'params' | 'query' | 'body') =>
  Object.keys(inputSchema(endpoint, part)?.properties ?? {});

/** Another one for each endpoint, so that the first and the last of long lists are among them. */
const oneOf = (names: string[], index: number) =>
  names.length > 0 ? names.slice(index % names.length).slice(0, 1) : [];

// Every part of a request is looked at by the same function, whichever field it is: so one field of a part shows over HTTP
// that the part is looked at, and every other one is asked of the function itself.
test.each(unfit)('%s in any field of any endpoint answers 422 and names the place', async (_, text, encoded) => {
  for (const [index, endpoint] of endpoints.entries()) {
    const { call, body } = sampleRequest(endpoint, tenant);
    const as = logins[0] ?? {};
    const ask = async (place: string, name: string, call: string, body: unknown) => {
      const answer = await send(app.url, call, { as, ...(body === undefined ? {} : { body }) });
      const issues = (answer.body as { detail: { loc: unknown[] }[] }).detail;
      // What cannot be decoded is in no field yet.
      const loc = text.isWellFormed() || place === 'body' ? [place, name] : [place];
      expect([answer.status, issues[0]?.loc.slice(0, 2)], `${call} ${name}`).toEqual([422, loc]);
    };
    for (const name of oneOf(fieldsOf(endpoint, 'params'), index)) {
      const path = endpoint.path.replace(`{${name}}`, encoded).replaceAll(/\{\w+\}/g, 'x');
      await ask('path', name, `${endpoint.method} ${path}`, body);
    }
    const [path = '', query = ''] = call.split('?');
    // A token says who calls, before anything else is read.
    const asked = fieldsOf(endpoint, 'query').filter((name) => name !== 'token' || !endpoint.tokenType);
    for (const name of oneOf(asked, index)) {
      const search = new URLSearchParams(query);
      search.delete(name);
      await ask('query', name, `${path}?${search}&${name}=${encoded}`, body);
    }
    if (!(body instanceof FormData)) {
      for (const name of oneOf(fieldsOf(endpoint, 'body'), index))
        await ask('body', name, call, { ...(body as object), [name]: text });
      continue;
    }
    // A form is read by another function, field by field. It is UTF-8, which has no lone surrogates. A call may refuse a
    // field before it has read the others.
    for (const name of text.isWellFormed() ? fieldsOf(endpoint, 'body') : []) {
      const form = withField(body, name, text);
      expect([400, 422], `${call} ${name}`).toContain((await send(app.url, call, { as, body: form })).status);
    }
  }
});

test.each(unfit)('%s is found in every field of every endpoint, and in names of any depth', (_, text) => {
  let looked = 0;
  const placeOf = (schema: Schema, place: string, data: object) => {
    looked += 1;
    const checked = validate(schema, place, data);
    return 'error' in checked ? checked.error.issues[0]?.loc : undefined;
  };
  for (const endpoint of endpoints) {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part];
      if (!schema || isForm(schema)) continue;
      for (const name of fieldsOf(endpoint, part))
        expect(placeOf(schema, part, { [name]: text }), `${nameOf(endpoint)} ${name}`).toEqual([part, name]);
      for (const odd of [{ [text]: 'x' }, { more: [{ [text]: 'x' }] }])
        expect(placeOf(schema, part, odd)?.[0], nameOf(endpoint)).toBe(part);
    }
  }
  expect(looked).toBeGreaterThan(500);
});

function withField(form: FormData, name: string, text: string): FormData {
  const other = new FormData();
  // Fields come before the files, as calls expect them.
  other.set(name, text);
  for (const [field, value] of form) if (field !== name) other.append(field, value);
  return other;
}

test.each([
  ['U+0000', 'odd-name\u0000', 'odd-name%00'],
  ['a lone surrogate', 'odd-name\ud800', 'odd-name%ED%A0%80'],
])('%s in a name of a property, of a query or of a cookie is refused', async (_, text, encoded) => {
  for (const endpoint of endpoints) {
    const { call, body } = sampleRequest(endpoint, tenant);
    const as = logins[0] ?? {};
    const ask = async (call: string, more: Parameters<typeof send>[2]) => {
      const answer = await send(app.url, call, { as, body, ...more });
      return [answer.status, answer.body?.detail?.[0]?.loc?.[0]];
    };
    // A form is no JSON: form.test.ts tries the names of its parts.
    if (inputSchema(endpoint, 'body') && !isForm(endpoint.body)) {
      const odd = { ...(body as object), more: [{ [text]: 'x' }] };
      expect(await ask(call, { body: odd }), call).toEqual([422, 'body']);
    }
    const odd = `${call}${call.includes('?') ? '&' : '?'}${encoded}=x`;
    if (takesInput(endpoint)) {
      expect(await ask(odd, {}), odd).toEqual([422, 'query']);
      // Half a pair in a cookie cannot be decoded, and is taken literally.
      if (text.isWellFormed())
        expect(await ask(call, { headers: { cookie: `other=${encoded}` } }), call).toEqual([422, 'header']);
    } else expect((await ask(odd, {}))[0], odd).toBeLessThan(500);
  }
});

/** Half a surrogate pair as bytes of UTF-8, as a header carries them. */
const surrogateBytes = '\u00ed\u00a0\u0080';

test('cookies and headers that hold neither text nor a credential are no defect, whoever reads them', async () => {
  const names = ['veery_refresh', 'veery_media', 'veery_session', 'veery_sign_up'];
  const headers = ['xi-api-key', 'authorization', 'idempotency-key', 'accept-language', 'range', 'if-none-match'];
  const values = ['odd-value%00.x', 'odd-value.%ED%A0%80', `odd-value${surrogateBytes}`];
  for (const [index, endpoint] of endpoints.entries()) {
    const { call, body } = sampleRequest(endpoint, tenant);
    // Calls of accounts and files read cookies themselves; for every other one the same function does.
    const reads = endpoint.media === true || accessOf(endpoint) === 'public';
    for (const value of reads ? values : [values[index % values.length]]) {
      const cookie = names.map((name) => `${name}=${value}`).join('; ');
      expect((await send(app.url, call, { body, headers: { cookie } })).status, `${call} ${cookie}`).toBeLessThan(500);
    }
    const odd = Object.fromEntries(headers.map((name) => [name, `Bearer odd-value${surrogateBytes}`]));
    expect((await send(app.url, call, { body, headers: odd })).status, call).toBeLessThan(500);
  }
});

test('nothing that was sent is in the log, and no line is an error', () => {
  expect(logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  for (const text of ['DROP TABLE', 'jndi', '<script>', 'etc/passwd', 'odd-name', 'odd-value']) {
    expect(logged.filter((line) => line.includes(text) && !line.includes('"path":"/'))).toEqual([]);
  }
});

test('the installation still works after the fuzzing', async () => {
  expect((await fetch(`${app.url}/health`)).status).toBe(200);
  const left = await app.db
    .selectFrom('generation')
    .select('state')
    .where('state', 'in', ['reserved', 'running'])
    .execute();
  expect(left).toEqual([]);
  expect(
    await app.db.selectFrom('user_account').select('user_id').where('user_id', '=', tenant.user.user_id).execute(),
  ).toHaveLength(1);
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});

function encodeQuery(value: unknown): string {
  const pairs = Object.entries((value ?? {}) as object).map(
    ([name, one]) =>
      `${name}=${encodeURIComponent((typeof one === 'string' ? one : (JSON.stringify(one) ?? '')).toWellFormed())}`,
  );
  return pairs.join('&');
}

/** `fetch` would tidy the path. */
function request(method: string, path: string, headers: Headers, body: string | undefined) {
  return new Promise<{ status: number; type: string; requestId: string | null; text: string }>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const call = http.request(
      app.url,
      { agent, method, path, headers: { ...headers, ...length } },
      async (response) => {
        const { headers } = response;
        const isEndless = method !== 'HEAD' && isEventStream(headers['content-type']);
        if (isEndless) response.destroy();
        const text = isEndless
          ? ''
          : Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>)).toString('latin1');
        resolve({
          status: response.statusCode ?? 0,
          type: headers['content-type'] ?? '',
          requestId: (headers['request-id'] as string | undefined) ?? null,
          text: headers['content-type']?.startsWith('application/json')
            ? Buffer.from(text, 'latin1').toString('utf8')
            : text,
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
