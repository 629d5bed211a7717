/** What kind of control a schema asks for. */
import {
  choicesOf,
  propertiesOf,
  resolve,
  type JsonSchema,
  type Property,
  type Schemas,
} from '../../documents/schema.ts';

export interface TextShape {
  kind: 'text';
  isLong: boolean;
  isSecret: boolean;
  minLength: number;
  maxLength: number | undefined;
  pattern: string | undefined;
}

export interface NumberShape {
  kind: 'number';
  isInteger: boolean;
  min: number | undefined;
  max: number | undefined;
  /** The bounds themselves are refused. */
  isMinExclusive: boolean;
  isMaxExclusive: boolean;
}

export interface ListShape {
  kind: 'list';
  item: JsonSchema;
  minItems: number;
  maxItems: number | undefined;
}

export interface FileShape {
  kind: 'file';
  /** Media types such as `audio/*`; none where any type is taken. */
  types: string[];
  maxBytes: number | undefined;
}

export type Shape =
  | TextShape
  | NumberShape
  | ListShape
  | FileShape
  | { kind: 'boolean' }
  | { kind: 'choice'; choices: Literal[] }
  | { kind: 'object'; properties: Property[] }
  | { kind: 'variant'; variants: JsonSchema[] }
  /** Any JSON, typed as such. */
  | { kind: 'json' };

export type Literal = string | number | boolean;

export interface Field {
  shape: Shape;
  isNullable: boolean;
  description: string | undefined;
  default: unknown;
  example: unknown;
}

const isNull = (schema: JsonSchema) => schema.type === 'null' || schema.const === null;

/** A schema without references, and without "or null", which `isNullable` says instead. */
function coreOf(schema: JsonSchema, schemas: Schemas): { core: JsonSchema; isNullable: boolean } {
  const whole = resolve(schema, schemas);
  const choices = choicesOf(whole).map((one) => resolve(one, schemas));
  const [only, second] = choices.filter((one) => !isNull(one));
  if (only && !second) {
    const { anyOf: _, oneOf: __, ...beside } = whole;
    const inner = coreOf(only, schemas);
    return { core: { ...inner.core, ...beside }, isNullable: inner.isNullable || choices.some(isNull) };
  }
  if (Array.isArray(whole.type)) {
    const types = whole.type.filter((type) => type !== 'null');
    const { type: _, ...rest } = whole;
    const core = types.length === 1 ? { ...rest, type: types[0]! } : rest;
    return { core, isNullable: types.length < whole.type.length };
  }
  return { core: whole, isNullable: choices.some(isNull) };
}

/** Texts that are longer than this get more than one line. */
const lineLength = 300;
const longNames = /^(text|message|reason|description|.*_text|recaptcha_token)$/;
const secretNames = /password|secret/;

/** @param name decides what the schema does not say: how many lines a text has, and whether it is hidden */
export function fieldOf(schema: JsonSchema, schemas: Schemas, name = ''): Field {
  const { core, isNullable } = coreOf(schema, schemas);
  return {
    shape: shapeOf(core, schemas, name),
    isNullable,
    description: schema.description ?? core.description,
    default: core.default,
    example: core.examples?.[0],
  };
}

function shapeOf(core: JsonSchema, schemas: Schemas, name: string): Shape {
  if (core.const !== undefined) return literals([core.const]);
  if (core.enum) return literals(core.enum.filter((one) => one !== null));
  const variants = choicesOf(core).filter((one) => !isNull(resolve(one, schemas)));
  if (variants.length > 1) return { kind: 'variant', variants };
  switch (core.type) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        isInteger: core.type === 'integer',
        min: core.exclusiveMinimum ?? core.minimum,
        max: core.exclusiveMaximum ?? core.maximum,
        isMinExclusive: core.exclusiveMinimum !== undefined,
        isMaxExclusive: core.exclusiveMaximum !== undefined,
      };
    case 'string':
      return core.format === 'binary' ? fileShape(core) : textShape(core, name);
    case 'array':
      return core.items && Object.keys(core.items).length > 0
        ? { kind: 'list', item: core.items, minItems: core.minItems ?? 0, maxItems: core.maxItems }
        : { kind: 'json' };
    default: {
      const properties = core.properties || core.allOf ? propertiesOf(core, schemas) : [];
      return properties.length > 0 ? { kind: 'object', properties } : { kind: 'json' };
    }
  }
}

function literals(values: unknown[]): Shape {
  const choices = values.filter((one): one is Literal => ['string', 'number', 'boolean'].includes(typeof one));
  return choices.length > 0 ? { kind: 'choice', choices } : { kind: 'json' };
}

function textShape({ minLength, maxLength, pattern, format }: JsonSchema, name: string): TextShape {
  return {
    kind: 'text',
    isLong: longNames.test(name) || (maxLength ?? 0) > 2 * lineLength,
    isSecret: format === 'password' || secretNames.test(name),
    minLength: minLength ?? 0,
    maxLength,
    pattern,
  };
}

/** OpenAPI 3.1 says the limit of a file in bytes as `maxLength`, and its types as `contentMediaType`. */
function fileShape({ contentMediaType, maxLength }: JsonSchema): FileShape {
  const types = (contentMediaType ?? '').split(',').map((type) => type.trim());
  return { kind: 'file', types: types.filter(Boolean), maxBytes: maxLength };
}
