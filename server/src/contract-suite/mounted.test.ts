/** The contract, the mounted routes and the public API say the same. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slices } from '../slices.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { contractSockets, endpoints, findEndpoint, idNames, inputSchema, nameOf } from './endpoints.suite.ts';
import { samplesBySlice } from './registry.suite.ts';
import { isAboutPrivateThing } from './samples.suite.ts';
import { publicApi } from './shapes.suite.ts';

const routes = slices.flatMap((slice) => slice.routes);
const sockets = slices.flatMap((slice) => slice.sockets);

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const names = endpoints.map(nameOf);
const sorted = (values: Iterable<string>) => [...values].sort();

test('no two endpoints have the same method and path', () => {
  expect(endpoints.length).toBeGreaterThan(30);
  expect(sorted(new Set(names))).toEqual(sorted(names));
});

test('every endpoint of the contract is in the list of slices exactly once', () => {
  expect(sorted(routes.map(({ endpoint }) => nameOf(endpoint)))).toEqual(sorted(names));
  for (const { endpoint } of routes) expect(endpoints).toContain(endpoint);
});

test('every socket of the contract is in the list of slices exactly once', () => {
  expect(contractSockets.length).toBeGreaterThan(1);
  expect(sorted(sockets.map(({ socket }) => socket.path))).toEqual(sorted(contractSockets.map(({ path }) => path)));
  for (const { socket } of sockets) expect(contractSockets).toContain(socket);
});

test('every route under /v1 and /v2 is in the contract', () => {
  const mounted = printedRoutes(app.app.printRoutes({ commonPrefix: false })).filter((name) => / \/v[12]\//.test(name));
  const expected = endpoints.flatMap((one) =>
    one.method === 'GET' ? [nameOf(one), `HEAD ${one.path}`] : [nameOf(one)],
  );
  const upgrades = contractSockets.map(({ path }) => `GET ${path}`);
  expect(sorted(mounted)).toEqual(sorted([...expected, ...upgrades]));
});

/** Reads Fastify's drawing of its routes: four columns a level, methods in brackets. */
function printedRoutes(drawing: string): string[] {
  const parts: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const match = /^([\s│├└─]*)(\S*)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (!match?.[1]) return [];
    const depth = match[1].length / 4;
    parts.splice(depth - 1, Infinity, match[2] ?? '');
    const path = parts.join('').replace(/:(\w+)/g, '{$1}');
    return (match[3]?.split(', ') ?? []).map((method) => `${method} ${path}`);
  });
}

test('the committed shapes know every endpoint: run scripts/derive-shapes.mjs after adding one', () => {
  const known = [...Object.keys(publicApi.operations), ...publicApi.not_in_the_public_api];
  expect(sorted(known)).toEqual(sorted(names));
});

test('no endpoint asks for more than the public API does', () => {
  for (const endpoint of endpoints) {
    const operation = publicApi.operations[nameOf(endpoint)];
    if (!operation) continue;
    const required = (part: 'params' | 'query' | 'body') => inputSchema(endpoint, part)?.required ?? [];
    expect(required('params').sort(), nameOf(endpoint)).toEqual(operation.path);
    expect(operation.query.required, nameOf(endpoint)).toEqual(expect.arrayContaining(required('query')));
    expect(Boolean(endpoint.body), nameOf(endpoint)).toBe(operation.body !== undefined);
    const body = operation.body as { required: string[]; properties: object } | undefined;
    expect(body?.required ?? [], nameOf(endpoint)).toEqual(expect.arrayContaining(required('body')));
  }
});

test('every input that the public API knows is read', () => {
  for (const endpoint of endpoints) {
    const operation = publicApi.operations[nameOf(endpoint)];
    if (!operation) continue;
    const read = (part: 'query' | 'body') => Object.keys(inputSchema(endpoint, part)?.properties ?? {});
    expect(read('query'), nameOf(endpoint)).toEqual(expect.arrayContaining(operation.query.all));
    const body = operation.body as { properties: object } | undefined;
    expect(read('body'), nameOf(endpoint)).toEqual(expect.arrayContaining(Object.keys(body?.properties ?? {})));
  }
});

test('a path is answered by its own endpoint and not by one with a parameter in its place', () => {
  expect(findEndpoint('GET', '/v1/voices/settings/default')?.path).toBe('/v1/voices/settings/default');
  for (const endpoint of endpoints) {
    expect(findEndpoint(endpoint.method, endpoint.path.replace(/[{}]/g, ''))).toBe(endpoint);
  }
});

test('every id that an endpoint takes has an owner in the samples of a slice', () => {
  for (const endpoint of endpoints) expect(() => isAboutPrivateThing(endpoint), nameOf(endpoint)).not.toThrow();
  expect(endpoints.flatMap(idNames).length).toBeGreaterThan(15);
});

test('the samples of an endpoint stand in its slice', () => {
  for (const [name, samples] of samplesBySlice) {
    const slice = slices.find((one) => one.name === name);
    const own = slice?.routes.map(({ endpoint }) => nameOf(endpoint)) ?? [];
    expect(own, name).toEqual(expect.arrayContaining(Object.keys(samples.endpoints ?? {})));
    const paths = slice?.sockets.map(({ socket }) => socket.path) ?? [];
    expect(paths, name).toEqual(expect.arrayContaining(Object.keys(samples.sockets ?? {})));
  }
});

test('/openapi.json is OpenAPI 3.1 and holds every endpoint', async () => {
  const response = await fetch(`${app.url}/openapi.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const document = (await response.json()) as OpenApi;
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(document.servers).toEqual([{ url: app.parts.config.publicUrl }]);
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  expect(sorted(documented.map(({ method, path }) => `${method} ${path}`))).toEqual(sorted(names));
  expect(new Set(documented.map(({ operation }) => operation.operationId)).size).toBe(documented.length);
  for (const { path, operation } of documented) checkOperation(path, operation);
  for (const reference of referencesOf(document)) expect(resolve(document, reference), reference).toBeDefined();
});

test('/openapi.json says which calls take no credentials, and which no key', async () => {
  const document = (await (await fetch(`${app.url}/openapi.json`)).json()) as OpenApi;
  for (const endpoint of endpoints) {
    const security = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.security?.map(
      (one) => Object.keys(one)[0],
    );
    const expected =
      endpoint.access === 'public' ? [] : endpoint.permission === 'session-only' ? ['session'] : ['apiKey', 'session'];
    expect(security, nameOf(endpoint)).toEqual(expected);
  }
});

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
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
