/** Validation: zod's issues in the shape that clients of the public API expect for a 422. */
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import type { Schema } from '#contract/kit/schema.ts';
import { ValidationError, type ValidationIssue } from '../errors.ts';

const locations: Record<string, string> = { body: 'body', querystring: 'query', params: 'path', headers: 'header' };

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = 'body' }) =>
  (data) =>
    validate(schema, locations[httpPart] ?? httpPart, data ?? (httpPart === 'body' ? undefined : {}));

/** @param place the first part of each issue's `loc` */
export function validate(
  schema: Schema,
  place: string,
  data: unknown,
): { value: unknown } | { error: ValidationError } {
  // The whole input is looked at, fields that the schema ignores too; and what the schema makes of it, such as JSON.
  const unfit = findFault(data);
  if (unfit) return { error: new ValidationError([faultIssue(place, unfit)]) };
  const result = (schema as z.ZodType).safeParse(data);
  if (!result.success)
    return {
      error: new ValidationError(result.error.issues.flatMap(precise).map((issue) => toWire(place, data, issue))),
    };
  const fault = findFault(result.data);
  return fault ? { error: new ValidationError([faultIssue(place, fault)]) } : { value: result.data };
}

/**
 * Of the branches of a union, the one that the input fits but for something inside it says what is wrong; when no branch or
 * several do, the union as a whole is at fault.
 */
function precise(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const fitting = issue.errors.filter((branch) => branch.length > 0 && branch.every(({ path }) => path.length > 0));
  const [branch] = fitting;
  if (!branch || fitting.length > 1) return [issue];
  return branch.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(precise);
}

/** What is said of a value that has another type, or is none of those that are allowed. */
const ofWrongKind: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

/** What came at a place. What the schema saw there may be another thing: a text that is read as a number, for instance. */
const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data);

function toWire(place: string, data: unknown, issue: z.core.$ZodIssue): ValidationIssue {
  const loc = [place, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
  // An unparsed body is "missing", and so is a missing field.
  const input = valueAt(data, issue.path);
  const missing = ofWrongKind.has(issue.code) && input === undefined;
  return {
    type: missing ? 'missing' : typeOf(issue),
    loc,
    msg: missing ? 'Field required' : issue.message,
    ...echo(loc, input),
  };
}

/** Only small values are repeated, and never a password: a 422 must not contain a megabyte or a secret. */
function echo(loc: (string | number)[], input: unknown): { input?: unknown } {
  if (loc.some((part) => /password|code/.test(String(part)))) return {};
  if (typeof input === 'string') return input.length <= 200 ? { input } : {};
  return input === null || ['number', 'boolean'].includes(typeof input) ? { input } : {};
}

function typeOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.expected}_type`;
    case 'invalid_value':
      return 'enum';
    case 'too_small':
      return issue.origin === 'string' ? 'string_too_short' : 'greater_than_equal';
    case 'too_big':
      return issue.origin === 'string' ? 'string_too_long' : 'less_than_equal';
    case 'unrecognized_keys':
      return 'extra_forbidden';
    default:
      return 'value_error';
  }
}

/** @throws ValidationError for parts of a request that no schema checks */
export function requireSoundText(parts: Record<string, unknown>): void {
  for (const [place, value] of Object.entries(parts)) {
    const fault = findFault(value);
    if (fault) throw new ValidationError([faultIssue(place, fault)]);
  }
}

/** Half a surrogate pair in UTF-8, percent-encoded. No decoder accepts it, so it would be taken literally. */
const encodedSurrogate = /%ed%[ab][0-9a-f]%/i;

/** @throws ValidationError */
export function requireSoundUrl(url: string): void {
  const at = url.search(encodedSurrogate);
  if (at < 0) return;
  const query = url.indexOf('?');
  const place = query >= 0 && query < at ? 'query' : 'path';
  throw new ValidationError([faultIssue(place, { path: [], msg: surrogateFault })]);
}

interface Fault {
  path: (string | number)[];
  msg: string;
}

const surrogateFault = 'Text must not contain a lone surrogate';

/** No input nests this deep. A deeper one would exhaust the stack here or wherever it is read next. */
const maxDepth = 100;

/** PostgreSQL can store neither U+0000 nor half a surrogate pair, so no string of any input may contain them. */
export function findFault(value: unknown, path: (string | number)[] = []): Fault | undefined {
  if (typeof value === 'string') {
    const msg = textFault(value);
    return msg === undefined ? undefined : { path, msg };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length > maxDepth)
    return { path: path.slice(0, 1), msg: `Input must not nest deeper than ${maxDepth} levels` };
  for (const [key, inner] of Object.entries(value)) {
    const msg = textFault(key);
    // The name itself cannot be repeated.
    if (msg !== undefined) return { path, msg };
    const found = findFault(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

function textFault(text: string): string | undefined {
  if (text.includes('\u0000')) return 'Text must not contain the character U+0000';
  return text.isWellFormed() ? undefined : surrogateFault;
}

const faultIssue = (place: string, { path, msg }: Fault): ValidationIssue => ({
  type: 'value_error',
  loc: [place, ...path],
  msg,
});
