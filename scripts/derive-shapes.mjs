/**
 * Reduces an OpenAPI document of the public API to the shapes that our tests compare answers with:
 *
 *     node scripts/derive-shapes.mjs ../shared/api/openapi-2025.json
 *
 * Only operations that an endpoint in contract/src serves are kept: add the endpoint, run this again, commit the file.
 * Names and types only, and how its clients call the operation; descriptions, titles, examples, defaults and enum values stay behind.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'contract/shapes/public-api-2025.json');
const maximumBytes = 300_000;

const source = process.argv[2];
if (!source) {
  console.error('Which OpenAPI document? node scripts/derive-shapes.mjs FILE');
  process.exit(1);
}
const document = JSON.parse(readFileSync(source, 'utf8'));

const operations = {};
const absent = [];
for (const { method, path: url } of await contractEndpoints()) {
  const operation = document.paths[url]?.[method.toLowerCase()];
  if (operation) operations[`${method} ${url}`] = reduceOperation(operation);
  else absent.push(`${method} ${url}`);
}
// Each operation has its own line, so that a change of one shows as one line.
const lines = Object.keys(operations)
  .sort()
  .map((name) => `    ${JSON.stringify(name)}: ${JSON.stringify(operations[name])}`);
const text = `{
  "made_by": "scripts/derive-shapes.mjs",
  "operations": {
${lines.join(',\n')}
  },
  "not_in_the_public_api": ${JSON.stringify(absent.sort(), null, 2).replaceAll('\n', '\n  ')}
}
`;
if (text.length > maximumBytes) throw new Error(`${text.length} bytes are more than ${maximumBytes}`);
writeFileSync(target, text);
console.log(`${lines.length} operations, ${absent.length} of our own, ${text.length} bytes`);

async function contractEndpoints() {
  const folder = path.join(root, 'contract/src');
  const endpoints = [];
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => path.basename(name) === 'api.ts')) {
    const module = await import(pathToFileURL(path.join(folder, file)).href);
    endpoints.push(...Object.values(module).filter((value) => value?.method && value.path && value.response));
  }
  return endpoints;
}

function reduceOperation(operation) {
  const parameters = operation.parameters ?? [];
  const names = (place, isRequired) =>
    parameters
      .filter((one) => one.in === place && (!isRequired || one.required))
      .map((one) => one.name)
      .sort();
  const body = Object.values(operation.requestBody?.content ?? {})[0];
  const content = operation.responses['200']?.content ?? {};
  const json = content['application/json']?.schema;
  return {
    operation: operationName(operation),
    path: names('path', true),
    query: { required: names('query', true), all: names('query', false) },
    ...(body ? { body: reduce(body.schema) } : {}),
    types: Object.keys(content).sort(),
    ...(json ? { answer: reduce(json) } : {}),
  };
}

/** Turns `['user', 'subscription']` and `get_all` into `user_subscription_getAll`. */
function operationName(operation) {
  const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const group = [operation['x-fern-sdk-group-name']].flat();
  return [...group, operation['x-fern-sdk-method-name']].map(camel).join('_');
}

/**
 * A shape is the name of a type, `any`, `{ array }`, `{ anyOf }`, or `{ required, properties, values? }`.
 * @param {string[]} within references that are being resolved: a cycle ends as `any`.
 */
function reduce(schema, within = []) {
  if (schema === undefined || schema === true) return 'any';
  if (schema.$ref) {
    if (within.includes(schema.$ref)) return 'any';
    const name = schema.$ref.replace('#/components/schemas/', '');
    return reduce(document.components.schemas[name], [...within, schema.$ref]);
  }
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return union(options.map((option) => reduce(option, within)));
  if (schema.nullable) return union([reduce({ ...schema, nullable: false }, within), 'null']);
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => reduce({ ...schema, type }, within)));
  if (schema.type === 'array') return { array: reduce(schema.items, within) };
  if (schema.type === 'object' || schema.properties) return reduceObject(schema, within);
  if (schema.type) return schema.type;
  const [example] = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  return example === undefined ? 'any' : example === null ? 'null' : typeof example;
}

function reduceObject({ properties = {}, required = [], additionalProperties }, within) {
  const entries = Object.keys(properties)
    .sort()
    .map((name) => [name, reduce(properties[name], within)]);
  return {
    required: [...required].sort(),
    properties: Object.fromEntries(entries),
    ...(additionalProperties ? { values: reduce(additionalProperties, within) } : {}),
  };
}

function union(shapes) {
  const flat = shapes.flatMap((shape) => shape.anyOf ?? [shape]);
  if (flat.includes('any')) return 'any';
  const unique = [...new Map(flat.map((shape) => [JSON.stringify(shape), shape])).values()];
  return unique.length === 1 ? unique[0] : { anyOf: unique };
}
