/** The contract, the mounted routes and the public API say the same. */
import { isForm } from '#contract/kit/form.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slices } from '../slices.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { steadyRecognition } from '../testing/steady-recognition.ts';
import { contractSockets, endpoints, findEndpoint, idNames, inputSchema, nameOf } from './endpoints.suite.ts';
import { samplesBySlice } from './registry.suite.ts';
import { privateKinds } from './samples.suite.ts';
import { publicApi } from './shapes.suite.ts';

const routes = slices.flatMap((slice) => slice.routes);
const sockets = slices.flatMap((slice) => slice.sockets);

let app: TestApp;
beforeAll(async () => void (app = await testApp({ parts: () => ({ recognition: steadyRecognition() }) })));
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

test('every route under /v1, /v2, /share and /mcp is in the contract, and every other that changes something, except for forms of pages', () => {
  const mounted = printedRoutes(app.app.printRoutes({ commonPrefix: false })).filter(
    (name) => / \/(?:v[12]\/|share\/|mcp$)/.test(name) || /^(?:POST|PUT|PATCH|DELETE) \/(?!billing\/)/.test(name),
  );
  const expected = endpoints.flatMap((one) =>
    one.method === 'GET' ? [nameOf(one), `HEAD ${one.path}`] : [nameOf(one)],
  );
  const upgrades = contractSockets.map(({ path }) => `GET ${path}`);
  // Where calls give one place in a path different names, as the public API does, the drawing has all of them.
  const unnamed = [...expected, ...upgrades].map((name) => name.replace(/\{\w+\}/g, '{}'));
  expect(sorted(mounted)).toEqual(sorted(unnamed));
});

/** Reads Fastify's drawing of its routes: four columns a level, methods in brackets. */
function printedRoutes(drawing: string): string[] {
  const parts: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const match = /^([\s│├└─]*)(\S*)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (!match?.[1]) return [];
    const depth = match[1].length / 4;
    parts.splice(depth - 1, Infinity, match[2] ?? '');
    const path = parts.join('').replace(/:\w+(?:\|:\w+)*/g, '{}');
    return (match[3]?.split(', ') ?? []).map((method) => `${method} ${path}`);
  });
}

test('the committed shapes cover every endpoint (run scripts/derive-shapes.mjs after adding one)', () => {
  const known = [...Object.keys(publicApi.operations), ...publicApi.not_in_the_public_api];
  expect(sorted(known)).toEqual(sorted(names));
});

test('no endpoint requires more than the public API does', () => {
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

test('every input of the public API is read', () => {
  for (const endpoint of endpoints) {
    const operation = publicApi.operations[nameOf(endpoint)];
    if (!operation) continue;
    const read = (part: 'query' | 'body') => Object.keys(inputSchema(endpoint, part)?.properties ?? {});
    expect(read('query'), nameOf(endpoint)).toEqual(expect.arrayContaining(operation.query.all));
    const body = operation.body as { properties: object } | undefined;
    const files = isForm(endpoint.body) ? Object.keys(endpoint.body.files) : [];
    expect([...read('body'), ...files], nameOf(endpoint)).toEqual(
      expect.arrayContaining(Object.keys(body?.properties ?? {})),
    );
  }
});

test('no path is answered by another endpoint with a parameter in its place', () => {
  expect(findEndpoint('GET', '/v1/voices/settings/default')?.path).toBe('/v1/voices/settings/default');
  for (const endpoint of endpoints) {
    expect(findEndpoint(endpoint.method, endpoint.path.replace(/[{}]/g, ''))).toBe(endpoint);
  }
});

test('every id in a path or query has an owner in the samples of a slice', () => {
  for (const endpoint of endpoints) expect(() => privateKinds(endpoint), nameOf(endpoint)).not.toThrow();
  expect(endpoints.flatMap(idNames).length).toBeGreaterThan(15);
});

test('the samples of an endpoint belong to its slice', () => {
  for (const [name, samples] of samplesBySlice) {
    const slice = slices.find((one) => one.name === name);
    const own = slice?.routes.map(({ endpoint }) => nameOf(endpoint)) ?? [];
    expect(own, name).toEqual(expect.arrayContaining(Object.keys(samples.endpoints ?? {})));
    const paths = slice?.sockets.map(({ socket }) => socket.path) ?? [];
    expect(paths, name).toEqual(expect.arrayContaining(Object.keys(samples.sockets ?? {})));
  }
});
