/** `/asyncapi.json` is AsyncAPI 2.6 and holds every socket, by the rules of the specification for what we write. */
import { socketErrorsOf } from '#contract/kit/socket-errors.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentialQuery } from '#contract/kit/socket.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { contractSockets } from './endpoints.suite.ts';

type Node = Record<string, unknown>;
interface Operation {
  operationId: string;
  message: Node;
}
interface Channel {
  parameters: Record<string, { schema: Node }>;
  bindings: { ws: Node & { query: { type: string; properties: Record<string, Node> } } };
  'x-errors': { error: string; when: string; close_code: number }[];
  'x-close-codes': Record<string, string>;
  publish: Operation;
  subscribe: Operation;
}
interface AsyncApi extends Node {
  asyncapi: string;
  info: Node;
  servers: Record<string, { url: string; protocol: string; security: Node[] }>;
  channels: Record<string, Channel>;
  components: { messages: Record<string, Node>; schemas: Record<string, Node>; securitySchemes: Record<string, Node> };
}

let app: TestApp;
let document: AsyncApi;
beforeAll(async () => {
  app = await testApp();
  const response = await fetch(`${app.url}/asyncapi.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  document = (await response.json()) as AsyncApi;
});
afterAll(() => app.close());

test('the document names its version, title and servers', () => {
  expect(document.asyncapi).toBe('2.6.0');
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  const top = [
    'asyncapi',
    'id',
    'info',
    'servers',
    'defaultContentType',
    'channels',
    'components',
    'tags',
    'externalDocs',
  ];
  expect(top).toEqual(expect.arrayContaining(Object.keys(document)));
  for (const { url, protocol, security } of Object.values(document.servers)) {
    expect(`${protocol}://${url}`).toBe(app.parts.config.publicUrl.replace('http', 'ws'));
    const names = security.flatMap((one) => Object.keys(one));
    expect(names.sort()).toEqual(Object.keys(document.components.securitySchemes).sort());
  }
  for (const scheme of Object.values(document.components.securitySchemes)) {
    if (scheme.type === 'httpApiKey') expect(['header', 'query', 'cookie']).toContain(scheme.in);
    else expect(scheme).toMatchObject({ type: 'http', scheme: expect.any(String) });
  }
});

test('each socket is a channel with its parameters, its query and every way to authenticate', () => {
  expect(Object.keys(document.channels).sort()).toEqual(contractSockets.map(({ path }) => path).sort());
  const ids: string[] = [];
  for (const [path, channel] of Object.entries(document.channels)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((one) => one[1]);
    expect(Object.keys(channel.parameters)).toEqual(inPath);
    const { ws } = channel.bindings;
    expect(['method', 'query', 'headers', 'bindingVersion']).toEqual(expect.arrayContaining(Object.keys(ws)));
    expect([ws.method, ws.query.type]).toEqual(['GET', 'object']);
    expect(Object.keys(ws.query.properties)).toEqual(expect.arrayContaining(Object.keys(credentialQuery)));
    ids.push(channel.publish.operationId, channel.subscribe.operationId);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('the public API has the same channels, queries and fields', () => {
  const query = ['model_id', 'language_code', 'enable_logging', 'enable_ssml_parsing', 'output_format'];
  query.push('inactivity_timeout', 'sync_alignment', 'auto_mode', 'apply_text_normalization', 'seed', 'authorization');
  const { messages, schemas } = document.components;
  for (const path of ['stream-input', 'multi-stream-input']) {
    const channel = document.channels[`/v1/text-to-speech/{voice_id}/${path}`];
    expect(Object.keys(channel?.bindings.ws.query.properties ?? {})).toEqual(expect.arrayContaining(query));
  }
  const fields = (name: string) => Object.keys((schemas[name]?.properties ?? {}) as Node);
  const opening = ['text', 'voice_settings', 'generation_config', 'pronunciation_dictionary_locators', 'authorization'];
  expect(fields('SpeechText')).toEqual(
    expect.arrayContaining([...opening, 'xi-api-key', 'try_trigger_generation', 'generator_config', 'flush']),
  );
  expect(fields('ContextText')).toEqual(
    expect.arrayContaining([...opening, 'xi_api_key', 'context_id', 'flush', 'close_context', 'close_socket']),
  );
  expect(fields('MessageAlignment').sort()).toEqual(
    ['chars', 'charStartTimesMs', 'charDurationsMs', 'charsDurationsMs'].sort(),
  );
  expect(Object.keys(messages)).toContain('SocketError');
});

test('each socket says every error that it declares, and its close codes', () => {
  for (const socket of contractSockets) {
    const channel = document.channels[socket.path];
    const declared = socketErrorsOf(socket).map(({ status, when }) => [status, when]);
    expect(channel?.['x-errors'].map(({ error, when }) => [error, when])).toEqual(declared);
    expect(Object.keys(channel?.['x-close-codes'] ?? {})).toEqual(expect.arrayContaining(['1000', '1008', '1011']));
    const byName = new Map(channel?.['x-errors'].map((one) => [one.error, one.close_code]));
    expect(byName.get('quota_exceeded')).toBe(1008);
    expect(byName.get('system_busy')).toBe(1011);
  }
});

test('every message has a payload, and every reference resolves', () => {
  for (const message of Object.values(document.components.messages)) {
    expect(message).toMatchObject({ messageId: expect.any(String), payload: expect.any(Object) });
  }
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((one) => one[1] ?? '');
  expect(references.length).toBeGreaterThan(10);
  for (const reference of references) {
    const parts = reference.replace('#/', '').split('/');
    const target = parts.reduce<unknown>((at, part) => (at as Node | undefined)?.[part], document);
    expect(target, reference).toBeTypeOf('object');
  }
  expect(JSON.stringify(document)).not.toMatch(/"\$schema"|"definitions"|"\$defs"/);
});
