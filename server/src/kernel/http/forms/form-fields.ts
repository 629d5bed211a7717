/** Converts the text fields of a form to what their schema reads: numbers, booleans, objects and lists. */
import { z } from 'zod';
import type { Schema } from '#contract/kit/schema.ts';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** Values by name, in the order in which they came. A value is text, or JSON when its part said so. */
export type RawFields = Map<string, unknown[]>;

/** @returns a function that leaves values it cannot read as they are, so that the schema rejects them */
export function fieldReader(schema: Schema): (raw: RawFields) => Record<string, unknown> {
  const whole = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const kinds = Object.entries(whole.properties ?? {}).map(([name, one]) => [name, kindOf(one, whole)] as const);
  return (raw) => {
    const fields: Record<string, unknown> = {};
    for (const [name, kind] of kinds) {
      const values = raw.get(name);
      if (!values) continue;
      // When a field comes twice the last one counts, as in a query.
      fields[name] = typeof kind === 'object' ? readList(values, kind.of) : read(values.at(-1), kind);
    }
    return fields;
  };
}

type ScalarKind = 'text' | 'number' | 'boolean' | 'json';
type Kind = ScalarKind | { of: ScalarKind };

function kindOf(schema: JsonSchema, whole: JsonSchema): Kind {
  if (schema.$ref) return kindOf(whole.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, whole);
  const options = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null');
  if (options) return commonKind(options.map((option) => kindOf(option, whole)));
  if (schema.allOf) return kindOf(schema.allOf[0] ?? {}, whole);
  switch (schema.type) {
    case 'array': {
      const of = kindOf(schema.items ?? {}, whole);
      return { of: typeof of === 'object' ? 'json' : of };
    }
    case 'object':
      return 'json';
    case 'boolean':
      return 'boolean';
    case 'number':
    case 'integer':
      return 'number';
    default:
      return 'text';
  }
}

/** Where several kinds are possible, text is taken literally. */
function commonKind([first = 'text', ...others]: Kind[]): Kind {
  const isCommon = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return isCommon ? first : 'text';
}

/** A list comes as repeated fields, or as one field that holds a JSON array. */
function readList(values: unknown[], kind: ScalarKind): unknown {
  const [only] = values;
  if (values.length === 1 && typeof only === 'string' && only.startsWith('[')) {
    const list = parseJson(only);
    if (Array.isArray(list)) return list;
  }
  return values.map((value) => read(value, kind));
}

function read(value: unknown, kind: Kind): unknown {
  if (typeof value !== 'string') return value;
  switch (kind) {
    case 'number':
      return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value) ? Number(value) : value;
    case 'boolean':
      return { true: true, false: false }[value.toLowerCase()] ?? value;
    case 'json':
      return parseJson(value);
    default:
      return value;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return text;
  }
}
