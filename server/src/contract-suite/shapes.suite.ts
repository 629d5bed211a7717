/** Compares an answer with what the public API documents; contract/shapes says where that comes from. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../installation.ts';

export type Shape =
  | string
  | { array: Shape }
  | { anyOf: Shape[] }
  | { required: string[]; properties: Record<string, Shape>; values?: Shape };

export interface Operation {
  /** The name of the method in the public client. */
  operation: string;
  path: string[];
  query: { required: string[]; all: string[] };
  body?: Shape;
  /** Content types of a 200. */
  types: string[];
  answer?: Shape;
}

export const publicApi = JSON.parse(readFileSync(path.join(root, 'contract/shapes/public-api-2025.json'), 'utf8')) as {
  operations: Record<string, Operation>;
  not_in_the_public_api: string[];
};

/** Lists what is wrong with `value`, one line each. Keys that the shape does not have are allowed. */
export function compare(value: unknown, shape: Shape, at = '$'): string[] {
  if (typeof shape === 'string') return compareType(value, shape, at);
  if ('array' in shape) {
    if (!Array.isArray(value)) return [`${at}: no array`];
    return value.flatMap((one, i) => compare(one, shape.array, `${at}[${i}]`));
  }
  if ('anyOf' in shape) {
    const attempts = shape.anyOf.map((option) => compare(value, option, at));
    if (attempts.some((problems) => problems.length === 0)) return [];
    // The option that comes nearest says most.
    return attempts.sort((a, b) => depthOf(b) - depthOf(a) || a.length - b.length)[0] ?? [`${at}: no option`];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at}: no object`];
  const record = value as Record<string, unknown>;
  const missing = shape.required.filter((key) => !(key in record)).map((key) => `${at}.${key}: missing`);
  const wrong = Object.entries(record).flatMap(([key, inner]) => {
    const expected = Object.hasOwn(shape.properties, key) ? shape.properties[key] : shape.values;
    return expected === undefined ? [] : compare(inner, expected, `${at}.${key}`);
  });
  return [...missing, ...wrong];
}

const depthOf = (problems: string[]) => Math.max(...problems.map((line) => line.split(/[.[]/).length));

function compareType(value: unknown, type: string, at: string): string[] {
  const holds =
    type === 'any' ||
    (type === 'null' && value === null) ||
    (type === 'integer' && Number.isInteger(value)) ||
    (type === 'object' && typeof value === 'object' && value !== null) ||
    (type !== 'object' && typeof value === type);
  return holds ? [] : [`${at}: ${value === null ? 'null' : typeof value}, not ${type}`];
}
