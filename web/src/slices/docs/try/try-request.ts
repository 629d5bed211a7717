/** The request that a reader puts together: what the form holds, and what is sent. */
import type { Operation, Parameter } from '../operation.ts';
import { resolve, sampleOf, withoutNull, type JsonSchema, type Schemas } from '../schema.ts';

export interface TryValues {
  /** By the place and the name of a parameter; empty ones are not sent. */
  parameters: Record<string, string>;
  /** JSON. */
  body: string;
}

export interface TryRequest {
  method: string;
  /** Path and query, without an origin. */
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export const keyOf = ({ in: place, name }: Parameter) => `${place}:${name}`;

export const coreOf = (schema: JsonSchema, schemas: Schemas) => resolve(withoutNull(resolve(schema, schemas)), schemas);

/** What must be given has its example; the rest is left to its default. */
export function initialValues({ parameters, body, schemas }: Operation): TryValues {
  const filled = parameters.map((parameter): [string, string] => {
    const { examples, default: preset, enum: choices } = coreOf(parameter.schema, schemas);
    const example = examples?.[0] ?? (parameter.isRequired ? (preset ?? choices?.[0]) : undefined);
    return [keyOf(parameter), example === undefined ? '' : String(example)];
  });
  const sample = body?.schema ? JSON.stringify(sampleOf(body.schema, schemas), null, 2) : '';
  return { parameters: Object.fromEntries(filled), body: sample };
}

/** Names of required parameters that are empty. */
export const missingOf = ({ parameters }: Operation, values: TryValues): string[] =>
  parameters.filter((one) => one.isRequired && !values.parameters[keyOf(one)]?.trim()).map(({ name }) => name);

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export function buildTry(operation: Operation, values: TryValues, credentials: Record<string, string>): TryRequest {
  const { method, path, parameters, body } = operation;
  const given = parameters.flatMap((one) => {
    const value = values.parameters[keyOf(one)]?.trim() ?? '';
    return value === '' ? [] : [{ ...one, value }];
  });
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given.find((one) => one.in === 'path' && one.name === name)?.value;
    return value === undefined ? `{${name}}` : encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const one of given) if (one.in === 'query') query.append(one.name, one.value);
  const headers = { ...credentials };
  for (const one of given) if (one.in === 'header') headers[one.name] = one.value;
  const text = body && values.body.trim() ? values.body : undefined;
  if (text !== undefined) headers['content-type'] = 'application/json';
  return { method, url: place + (query.size > 0 ? `?${query}` : ''), headers, body: text };
}

/** One whole argument of a POSIX shell. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The same for a shell. The reader's own key or token stays out of it. */
export function curlOf({ method, url, headers, body }: TryRequest, origin: string): string {
  const secrets: Record<string, string> = { 'xi-api-key': 'YOUR_API_KEY', authorization: 'Bearer YOUR_TOKEN' };
  const compact = body !== undefined && isJson(body) ? JSON.stringify(JSON.parse(body)) : body;
  return [
    `curl -i${method === 'GET' ? '' : ` -X ${method}`} ${quote(origin + url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${secrets[name] ?? value}`)}`),
    ...(compact === undefined ? [] : [`-d ${quote(compact)}`]),
  ].join(' \\\n  ');
}

/** Characters of the text that is to be spoken; undefined where there is none. */
export function charactersOf(body: string): number | undefined {
  if (!isJson(body)) return undefined;
  const { text } = (JSON.parse(body) ?? {}) as { text?: unknown };
  return typeof text === 'string' ? [...text].length : undefined;
}
