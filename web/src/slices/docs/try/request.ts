/** The request that a reader puts together: what the form holds, and what is sent. */
import type { Operation, Parameter } from '../documents/operation.ts';
import { sampleOf, type JsonSchema, type Schemas } from '../documents/schema.ts';
import { fieldOf } from './form/field.ts';
import { pathKey, problemsOf, type Problems } from './form/problems.ts';
import { initialValue, isEntries, textOf, Unparsed, type Entries } from './form/value.ts';

export interface TryValues {
  /** By the name; those left out are not sent. */
  path: Entries;
  query: Entries;
  header: Entries;
  body: unknown;
}

export interface TryRequest {
  method: string;
  /** Path and query, without an origin. */
  url: string;
  headers: Record<string, string>;
  body: TryBody | undefined;
}

export type TryBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; parts: [name: string, value: string | File][] };

export const places = ['path', 'query', 'header'] as const;
type Place = Parameter['in'];

const isForm = ({ body }: Operation) => body?.type === 'multipart/form-data';

/** What must be given has its example; the rest is left to its default. */
export function initialValues({ parameters, body, schemas }: Operation): TryValues {
  const filled = (place: Place): Entries =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place)
        .map(({ name, schema, isRequired }) => [name, initialValue(schema, schemas, isRequired, name)])
        .filter(([, value]) => value !== undefined),
    );
  return {
    path: filled('path'),
    query: filled('query'),
    header: filled('header'),
    body: body?.schema && initialValue(body.schema, schemas, true),
  };
}

/** What is wrong with it, by the place as the server would name it. */
export function findProblems({ parameters, body, schemas }: Operation, values: TryValues): Problems {
  const all = parameters.map(({ in: place, name, schema, isRequired }) =>
    problemsOf(schema, values[place][name], { schemas, path: [place, name], isRequired }),
  );
  if (values.body instanceof Unparsed) return new Map([...all.flatMap((one) => [...one])]);
  const ofBody = body?.schema
    ? problemsOf(body.schema, values.body, { schemas, path: ['body'], isRequired: body.isRequired })
    : new Map();
  return new Map([...all.flatMap((one) => [...one]), ...ofBody]);
}

export function buildRequest(operation: Operation, values: TryValues, credentials: Record<string, string>): TryRequest {
  const { method, path, parameters } = operation;
  const place = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = textOf(values.path[name]).trim();
    return value === '' ? whole : encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  const headers = { ...credentials };
  for (const { in: at, name } of parameters) {
    const value = values[at][name];
    if (value === undefined || value === null) continue;
    if (at === 'query') for (const one of Array.isArray(value) ? value : [value]) query.append(name, textOf(one));
    if (at === 'header') headers[name] = textOf(value);
  }
  const body = bodyOf(operation, values.body);
  // A browser names the type of a form itself, with the border between its parts.
  if (body?.kind === 'json') headers['content-type'] = 'application/json';
  return { method, url: place + (query.size > 0 ? `?${query}` : ''), headers, body };
}

function bodyOf(operation: Operation, value: unknown): TryBody | undefined {
  if (!operation.body || value === undefined) return undefined;
  if (!isForm(operation)) return { kind: 'json', value };
  const parts = Object.entries(isEntries(value) ? value : {}).flatMap(([name, entry]): [string, string | File][] => {
    if (entry === undefined || entry === null) return [];
    if (entry instanceof File) return [[name, entry]];
    if (Array.isArray(entry) && entry.some((one) => one instanceof File)) {
      return entry.filter((one): one is File => one instanceof File).map((one) => [name, one]);
    }
    return [[name, textOf(entry)]];
  });
  return { kind: 'form', parts };
}

/** As `fetch` takes it. */
export function toFetchBody(body: TryBody | undefined): BodyInit | undefined {
  if (body?.kind === 'json') return JSON.stringify(body.value);
  if (!body) return undefined;
  const form = new FormData();
  for (const [name, value] of body.parts) form.append(name, value);
  return form;
}

/** The values with a sample wherever something is needed and nothing entered: code for somebody who has not begun. */
export function withSamples({ parameters, body, schemas }: Operation, values: TryValues): TryValues {
  const completed = (place: Place): Entries => ({
    ...values[place],
    ...Object.fromEntries(
      parameters
        .filter((one) => one.in === place && one.isRequired && values[place][one.name] === undefined)
        .map(({ name, schema }) => [name, placeholderFor(name, schema, schemas)]),
    ),
  });
  return {
    path: completed('path'),
    query: completed('query'),
    header: completed('header'),
    body: body?.schema && complete(body.schema, values.body, schemas, body.isRequired),
  };
}

const inCapitals = (name: string) => name.replace(/\W+/g, '_').toUpperCase();

function placeholderFor(name: string, schema: JsonSchema, schemas: Schemas): unknown {
  const { shape, example, default: preset } = fieldOf(schema, schemas);
  return example ?? preset ?? (shape.kind === 'choice' ? shape.choices[0] : inCapitals(name));
}

function complete(schema: JsonSchema, value: unknown, schemas: Schemas, isRequired: boolean, name = ''): unknown {
  const { shape } = fieldOf(schema, schemas, name);
  if (value === undefined) {
    if (!isRequired) return undefined;
    return shape.kind === 'file' ? new File([], name) : sampleOf(schema, schemas, name);
  }
  // What a field hides is not shown in the code beside it.
  if (shape.kind === 'text' && shape.isSecret) return inCapitals(`your_${name}`);
  if (shape.kind === 'object' && isEntries(value)) {
    const filled = shape.properties.map((one): [string, unknown] => [
      one.name,
      complete(one.schema, value[one.name], schemas, one.isRequired, one.name),
    ]);
    return { ...value, ...Object.fromEntries(filled.filter(([, one]) => one !== undefined)) };
  }
  if (shape.kind === 'list' && Array.isArray(value)) {
    return value.map((one) => complete(shape.item, one, schemas, true));
  }
  return value;
}

/** Characters of the text that is to be spoken; undefined where there is none. */
export function charactersOf(body: unknown): number | undefined {
  const text = isEntries(body) ? body.text : undefined;
  return typeof text === 'string' ? [...text].length : undefined;
}

/** What the server found wrong, by the place: the body of a 422. */
export function readRefusedFields(text: string | undefined): Problems {
  const found = new Map<string, { message: string; isMissing: boolean }>();
  try {
    const { detail } = JSON.parse(text ?? '') as { detail?: { loc?: (string | number)[]; msg?: string }[] };
    if (Array.isArray(detail)) {
      for (const { loc = [], msg = '' } of detail) found.set(pathKey(loc), { message: msg, isMissing: false });
    }
  } catch {
    // Another answer than a list of what is wrong.
  }
  return found;
}

const destructivePaths = /\/(delete|disable|leave-workspace|end-others|sign-out|cancel|decline)$/;

/** What cannot be taken back is asked about first. */
export const isDestructive = ({ method, path }: Operation): boolean =>
  method === 'DELETE' || destructivePaths.test(path);
