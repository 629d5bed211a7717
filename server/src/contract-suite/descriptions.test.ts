/**
 * Readers of the API reference find every call, parameter and property explained. What is checked is that a text is there
 * and has the form of one; whether it is good is for its reader to say.
 */
import { expect, test } from 'vitest';
import { describeSockets } from '../kernel/http/sockets/asyncapi.ts';
import { describeProduct } from '../testing/describe-product.ts';
import { contractSockets } from './endpoints.suite.ts';

/** These names explain themselves wherever they occur. Every other parameter and property has a description. */
const obviousNames = ['email', 'first_name', 'name', 'status'];

const maxSummaryLength = 60;

const http = describeProduct();
const sockets = describeSockets(contractSockets, { version: '0.0.0', publicUrl: 'https://voice.test' });

const operations = Object.entries(http.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
) as (Described & { name: string; parameters?: (Described & { name?: string })[] })[];

interface Described {
  summary?: string;
  description?: string;
}

test('every call has a summary and a description', () => {
  expect(operations.length).toBeGreaterThan(100);
  for (const { name, summary, description } of operations) checkTexts(name, { summary, description });
});

test('no two calls have the same summary', () => {
  const summaries = operations.map(({ summary }) => summary);
  expect(summaries.filter((one, i) => summaries.indexOf(one) !== i)).toEqual([]);
});

test('every socket has a summary and a description', () => {
  expect(Object.keys(sockets.channels).length).toBeGreaterThan(1);
  for (const [path, { publish, subscribe }] of Object.entries(sockets.channels)) {
    for (const operation of [publish, subscribe]) checkTexts(path, operation);
  }
});

test('every area has a description', () => {
  for (const { name, description } of http.tags) expect(description ?? '', name).toMatch(sentence);
});

test('every parameter is described', () => {
  for (const { name, parameters = [] } of operations) {
    for (const parameter of parameters) {
      // Only the parameter that all calls share has no name here.
      if (parameter.name) checkField(`${name} ${parameter.name}`, parameter.name, parameter.description);
    }
  }
  for (const [path, { parameters, bindings }] of Object.entries(sockets.channels)) {
    const fields = { ...parameters, ...bindings.ws.query.properties };
    for (const [name, { description }] of Object.entries(fields)) checkField(`${path} ${name}`, name, description);
  }
});

test('every property is described', () => {
  const properties = [...propertiesIn(http, 'OpenAPI'), ...propertiesIn(sockets.components, 'AsyncAPI')];
  expect(properties.length).toBeGreaterThan(300);
  for (const { place, name, description } of properties) checkField(place, name, description);
});

test('every message of a socket is described', () => {
  for (const [name, { payload }] of Object.entries(sockets.components.messages) as [string, { payload: Schema }][]) {
    const schema = sockets.components.schemas[payload.$ref?.split('/').at(-1) ?? ''] as Described | undefined;
    expect(schema?.description ?? '', name).toMatch(sentence);
  }
});

/** A capital or code first, a full stop last. */
const sentence = /^(?:\p{Lu}|`)[^]*\.$/u;

function checkTexts(name: string, { summary = '', description }: Described): void {
  expect(summary, name).toMatch(/^\p{Lu}[^.;]+$/u);
  expect(summary.length, `${name}: ${summary}`).toBeLessThanOrEqual(maxSummaryLength);
  expect(description ?? '', name).toMatch(sentence);
}

function checkField(place: string, name: string, description: string | undefined): void {
  if (description === undefined && obviousNames.includes(name)) return;
  expect(description ?? '', place).toMatch(sentence);
}

interface Schema extends Described {
  $ref?: string;
}

interface Property {
  place: string;
  name: string;
  description: string | undefined;
}

/** The properties of all schemas in a document. A reference may leave the description to what it refers to. */
function propertiesIn(value: unknown, place: string): Property[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = `${place}/${key}`;
    // A property may itself be called so: then what it holds is one schema, and not a schema a name.
    if (key !== 'properties' || !isNameTable(inner)) return propertiesIn(inner, at);
    return Object.entries(inner).flatMap(([name, schema]) => [
      { place: `${at}/${name}`, name, description: schema.description },
      ...propertiesIn(schema, `${at}/${name}`),
    ]);
  });
}

const isNameTable = (value: unknown): value is Record<string, Schema> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'object');
