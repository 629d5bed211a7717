/**
 * What Stripe takes, read from the type declarations that its SDK ships: the names and types of the parameters of each call.
 * The declarations are generated, so they always have the same form, and a few expressions read them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Field {
  type: string;
  isOptional: boolean;
}

interface Shape {
  /** The namespaces around it, in which its types are looked up. */
  scope: string[];
  fields: Map<string, Field>;
  /** Lists have their paging from another file. */
  hasPaging: boolean;
}

interface Declarations {
  shapes: Map<string, Shape>;
  aliases: Map<string, { scope: string[]; type: string }>;
}

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('stripe')), '..', 'esm', 'resources');
const known = new Map<string, Declarations>();

function readDeclarations(file: string): Declarations {
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(path.join(folder, `${file}.d.ts`), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const read = parse(text);
  known.set(file, read);
  return read;
}

function parse(text: string): Declarations {
  const found: Declarations = { shapes: new Map(), aliases: new Map() };
  /** What was opened and not closed: a namespace by its name, anything else as undefined. */
  const open: (string | undefined)[] = [];
  const scopeNow = () => open.filter((name) => name !== undefined);
  let shape: Shape | undefined;
  let map: { name: string; isOptional: boolean } | undefined;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [, namespace] = /^(?:export )?(?:declare )?namespace (\w+) \{$/.exec(line) ?? [];
    const [, name, parents] = /^(?:export )?(?:declare )?interface (\w+)(?: extends ([^{]+))? \{$/.exec(line) ?? [];
    const [, alias, aliased] = /^(?:export )?(?:declare )?type (\w+) = (.+);$/.exec(line) ?? [];
    const [, field, mark, type] = /^'?([\w-]+)'?(\?)?: (.+);$/.exec(line) ?? [];
    const [, mapName, mapMark] = /^(\w+)(\?)?: \{$/.exec(line) ?? [];
    const [, values] = /^\[key: string\]: (.+);$/.exec(line) ?? [];
    if (namespace) open.push(namespace);
    else if (name) {
      shape = { scope: scopeNow(), fields: new Map(), hasPaging: parents?.includes('PaginationParams') ?? false };
      found.shapes.set([...shape.scope, name].join('.'), shape);
      open.push(undefined);
    } else if (alias && aliased)
      found.aliases.set([...scopeNow(), alias].join('.'), { scope: scopeNow(), type: aliased });
    else if (mapName) {
      map = { name: mapName, isOptional: mapMark === '?' };
      open.push(undefined);
    } else if (values && map) shape?.fields.set(map.name, { type: `Map<${values}>`, isOptional: map.isOptional });
    else if (field && type) shape?.fields.set(field, { type, isOptional: mark === '?' });
    else if (line.endsWith('{')) open.push(undefined);
    else if (line.startsWith('}')) {
      open.pop();
      if (!map) shape = undefined;
      map = undefined;
    }
  }
  return found;
}

export interface ShapeName {
  /** Such as `Checkout/Sessions`. */
  file: string;
  /** Such as `Checkout.SessionCreateParams`. */
  name: string;
}

/** @returns what is wrong with the parameters; nothing if they are what Stripe takes */
export function mistakesIn(params: unknown, { file, name }: ShapeName): string[] {
  const declarations = readDeclarations(file);
  if (!declarations.shapes.has(name)) return [`the SDK declares no ${name}`];
  return checkShape(params, name, declarations, '');
}

const paging = new Set(['limit', 'starting_after', 'ending_before']);

function checkShape(value: unknown, name: string, declarations: Declarations, at: string): string[] {
  const shape = declarations.shapes.get(name);
  if (!shape) return [`${at}: no declaration of ${name}`];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is not an object`];
  const mistakes: string[] = [];
  for (const [key, one] of Object.entries(value)) {
    const field = shape.fields.get(key);
    const here = at ? `${at}.${key}` : key;
    if (field) mistakes.push(...checkType(one, field.type, { ...shape, declarations, at: here }));
    else if (!(shape.hasPaging && paging.has(key))) mistakes.push(`Received unknown parameter: ${here}`);
  }
  for (const [key, { isOptional }] of shape.fields) {
    if (!isOptional && !(key in value)) mistakes.push(`Missing required param: ${at ? `${at}.${key}` : key}`);
  }
  return mistakes;
}

interface Place {
  scope: string[];
  declarations: Declarations;
  at: string;
}

function checkType(value: unknown, type: string, place: Place): string[] {
  const tries = splitUnion(type).map((one) => checkOne(value, one, place));
  // Of several types that do not fit, the last is the one with fields.
  return tries.some((mistakes) => mistakes.length === 0) ? [] : (tries.at(-1) ?? []);
}

function checkOne(value: unknown, type: string, place: Place): string[] {
  const { at, declarations } = place;
  const wrong = [`Invalid ${at}: ${JSON.stringify(value)} is no ${type}`];
  const [, generic, inner = ''] = /^(\w+)<(.+)>$/.exec(type) ?? [];
  if (generic === 'Emptyable') return value === '' ? [] : checkType(value, inner, place);
  if (generic === 'Array') {
    if (!Array.isArray(value)) return wrong;
    return value.flatMap((one, index) => checkType(one, inner, { ...place, at: `${at}[${index}]` }));
  }
  if (generic === 'Map' || type === 'MetadataParam') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong;
    return Object.values(value).flatMap((one) => checkType(one, generic ? inner : 'string', place));
  }
  if (/^'.*'$/.test(type)) return value === type.slice(1, -1) ? [] : wrong;
  // Declared so that code expects values to come; what is sent must be one that there is.
  if (type === 'OtherString') return wrong;
  if (type === 'string' || type === 'Decimal') return typeof value === 'string' ? [] : wrong;
  if (type === 'number') return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? [] : wrong;
  if (type === 'boolean') return value === 'true' || value === 'false' ? [] : wrong;
  for (let depth = place.scope.length; depth >= 0; depth -= 1) {
    const name = [...place.scope.slice(0, depth), type].join('.');
    const alias = declarations.aliases.get(name);
    if (alias) return checkType(value, alias.type, { ...place, scope: alias.scope });
    if (declarations.shapes.has(name)) return checkShape(value, name, declarations, at);
  }
  return [`${at}: the type ${type} is not known`];
}

/** Splits at the bars that stand in no brackets. */
function splitUnion(type: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let index = 0; index < type.length; index += 1) {
    if (type[index] === '<') depth += 1;
    else if (type[index] === '>') depth -= 1;
    else if (depth === 0 && type.startsWith(' | ', index)) {
      parts.push(type.slice(from, index));
      from = index + 3;
    }
  }
  return [...parts, type.slice(from)];
}

/** The parameters of a form: `items[0][price]=x` is `{ items: [{ price: 'x' }] }`. */
export function readForm(form: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [key, value] of new URLSearchParams(form)) {
    const steps = key.split('[').map((step) => step.replace(']', ''));
    let place = root;
    for (const step of steps.slice(0, -1)) place = (place[step] ??= {}) as Record<string, unknown>;
    const last = steps.at(-1) ?? '';
    place[last === '' ? String(Object.keys(place).length) : last] = value;
  }
  return withLists(root) as Record<string, unknown>;
}

function withLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, withLists(one)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}
