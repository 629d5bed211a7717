/** The API description says what the contract says, in words that its readers and their clients can use. */
import { renderError } from '#contract/kit/declared-error.ts';
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { errorsOf } from '#contract/kit/common-errors.ts';
import { tags } from '#contract/kit/tags.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { endpoints, inputSchema, nameOf } from './endpoints.suite.ts';
import { publicApi } from './shapes.suite.ts';

let app: TestApp;
let document: OpenApi;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const names = endpoints.map(nameOf);
const sorted = (values: Iterable<string>) => [...values].sort();

test('/openapi.json is OpenAPI 3.1 and has every endpoint', async () => {
  const response = await fetch(`${app.url}/openapi.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  document = (await response.json()) as OpenApi;
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(document.servers).toEqual([{ url: app.parts.config.publicUrl }]);
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  expect(sorted(documented.map(({ method, path }) => `${method} ${path}`))).toEqual(sorted(names));
  for (const { path, operation } of documented) checkOperation(path, resolved(operation));
  for (const reference of referencesOf(document)) expect(resolve(document, reference), reference).toBeDefined();
});

test('every operationId is unique and consists of groups and a method', () => {
  const operations = endpoints.map(({ operation }) => operation);
  expect(sorted(new Set(operations))).toEqual(sorted(operations));
  for (const name of operations) expect(name).toMatch(/^[a-z][a-zA-Z]*(_[a-z][a-zA-Z]*)+$/);
});

test('calls of the public API carry its operationIds, and no other call does', () => {
  const documented = Object.entries(publicApi.operations).map(([name, { operation }]) => `${name} ${operation}`);
  const ours = endpoints.filter(({ publicApi: edition }) => edition === 2025);
  expect(sorted(ours.map((one) => `${nameOf(one)} ${one.operation}`))).toEqual(sorted(documented));
});

test('calls that were added to the public API later are methods of its client', () => {
  const client: unknown = new ElevenLabsClient({ apiKey: 'none' });
  const later = endpoints.filter(({ publicApi: edition }) => edition === 2026);
  expect(later.length).toBeGreaterThan(2);
  for (const { operation } of later) {
    let at = client;
    for (const part of operation.split('_')) at = (at as Record<string, unknown>)[part];
    expect(at, operation).toBeTypeOf('function');
  }
});

/** The same refusal in two sentences: different calls answer it, or it is about one thing or about all of a list. */
const wordedTwice = [
  '400 input_text_empty',
  '400 unsupported_language',
  '401 invalid_refresh_token',
  '402 no_free_seat',
  // Of a user, and of an account for payouts: the public API has one word for both.
  '409 account_exists',
  '409 owns_workspace_with_members',
  '410 audio_missing',
  '429 too_many_requests',
];

test('an error has one sentence for each status and name, and says when it occurs and what helps', () => {
  const errors = [...new Set(endpoints.flatMap(errorsOf))];
  const keys = errors.map(({ http, status }) => `${http} ${status}`);
  const repeated = keys.filter((key, index) => keys.indexOf(key) !== index);
  expect(sorted(repeated)).toEqual(wordedTwice);
  expect(errors.length).toBeGreaterThan(80);
  for (const error of errors) {
    const { status, when, remedy } = error;
    const { message } = renderError(error, error.example);
    for (const text of [message, when, remedy]) expect(text, status).toMatch(/^.{5,}$/s);
    for (const text of [when, remedy]) expect(text, status).toMatch(/\.$/);
  }
});

test('every area has a call', () => {
  expect(sorted(new Set(endpoints.map(({ tag }) => tag)))).toEqual(sorted(Object.keys(tags)));
});

test('flags are booleans, however they are written', async () => {
  const { parameters = [] } = document.paths['/v1/text-to-speech/{voice_id}']!.post!;
  const logging = parameters.find(({ name }) => name === 'enable_logging');
  expect(logging).toMatchObject({ in: 'query', schema: { type: 'boolean', default: true } });
  const spelt = {
    true: true,
    True: true,
    '1': true,
    on: true,
    t: true,
    false: false,
    FALSE: false,
    '0': false,
    f: false,
  };
  const flags = endpoints.flatMap((endpoint) => {
    const { shape = {} } = (endpoint.query ?? {}) as { shape?: Record<string, z.ZodType> };
    const properties = inputSchema(endpoint, 'query')?.properties ?? {};
    return Object.entries(properties).flatMap(([name, schema]) => {
      // What reads like a flag is one, and not a choice of two words.
      const isWordChoice = schema.enum?.some((value) => value === 'true' || value === 'false') ?? false;
      expect(isWordChoice, `${nameOf(endpoint)} ${name}`).toBe(false);
      return schema.type === 'boolean' ? [{ of: `${nameOf(endpoint)} ${name}`, flag: shape[name]! }] : [];
    });
  });
  expect(flags.length).toBeGreaterThan(5);
  for (const { of, flag } of flags) {
    for (const [text, value] of Object.entries(spelt)) expect(flag.safeParse(text).data, `${of}=${text}`).toBe(value);
    for (const text of ['', 'perhaps', '2', 'enabled'])
      expect(flag.safeParse(text).success, `${of}=${text}`).toBe(false);
  }
});

test('it says which calls need no credentials, which accept no key, and which accept the cookie of a browser', () => {
  for (const endpoint of endpoints) {
    const security = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.security?.map(
      (one) => Object.keys(one)[0],
    );
    const key = endpoint.permission === 'session-only' ? [] : ['apiKey'];
    const cookie = endpoint.media ? ['mediaCookie'] : [];
    const expected = endpoint.access === 'public' ? [] : [...key, 'session', ...cookie];
    expect(security, nameOf(endpoint)).toEqual(expected);
  }
});

interface Operation {
  operationId: string;
  parameters?: { $ref?: string; name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { $ref?: string; description: string; content?: Record<string, { schema: object }> }>;
  security?: Record<string, string[]>[];
}
interface OpenApi {
  openapi: string;
  info: object;
  servers: object[];
  paths: Record<string, Record<string, Operation>>;
}

/** The rules of the 3.1 specification for what we write. */
function checkOperation(path: string, operation: Operation): void {
  const parameters = operation.parameters ?? [];
  const inPath = parameters.filter((one) => one.in === 'path');
  expect(sorted(inPath.map((one) => one.name)), path).toEqual(
    sorted([...path.matchAll(/\{(\w+)\}/g)].map((one) => one[1] ?? '')),
  );
  for (const one of inPath) expect(one.required, path).toBe(true);
  for (const one of parameters) {
    expect(['path', 'query', 'header', 'cookie']).toContain(one.in);
    expect(one.schema, `${path} ${one.name}`).toBeTypeOf('object');
  }
  const bodies = [operation.requestBody, ...Object.values(operation.responses)];
  for (const body of bodies) {
    for (const media of Object.values(body?.content ?? {})) expect(media.schema, path).toBeTypeOf('object');
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    expect(status).toMatch(/^([1-5]\d\d|default)$/);
    expect(response.description, path).toBeTypeOf('string');
  }
  if (operation.responses[204]) return;
  expect(Object.keys(operation.responses[200]?.content ?? {}), path).not.toEqual([]);
}

/** Inlines the errors that calls share by reference. */
const resolved = (operation: Operation): Operation => ({
  ...operation,
  parameters: (operation.parameters ?? []).map((one) => (one.$ref ? (resolve(document, one.$ref) as typeof one) : one)),
  responses: Object.fromEntries(
    Object.entries(operation.responses).map(([status, one]) => [
      status,
      one.$ref ? (resolve(document, one.$ref) as typeof one) : one,
    ]),
  ),
});

function referencesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesOf(inner),
  );
}

function resolve(document: object, reference: string): unknown {
  let at: unknown = document;
  for (const part of reference.replace(/^#\//, '').split('/')) at = (at as Record<string, unknown> | undefined)?.[part];
  return at;
}
