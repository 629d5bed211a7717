import { t } from '../messages.ts';

/** JSON Schema as far as the two documents use it, and its words for people. */
export interface JsonSchema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  contentMediaType?: string;
}

export type Schemas = Record<string, JsonSchema>;

const refName = (ref: string) => ref.split('/').at(-1) ?? ref;
/** Input and output twins of one shape have one name for people. */
const shownName = (ref: string) => refName(ref).replace(/Input$/, '');

/** Follows references, also from one to the next; a broken one is a shape of its own. */
export function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  let at = schema;
  for (let steps = 0; steps < 10; steps++) {
    const { $ref, allOf, ...beside } = at;
    // Older dialects wrap a reference that has something beside it.
    const [only, second] = allOf ?? [];
    if ($ref) at = { ...schemas[refName($ref)], ...beside };
    else if (only && !second) at = { ...only, ...beside };
    else break;
  }
  return at;
}

const isNull = (schema: JsonSchema) => schema.type === 'null';
export const choicesOf = (schema: JsonSchema): JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [];

/** What is left of "this or null". */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const choices = choicesOf(schema).filter((one) => !isNull(one));
  return choices.length === 1
    ? { ...choices[0], ...(schema.description ? { description: schema.description } : {}) }
    : schema;
}

export function typeWords(schema: JsonSchema): string {
  if (schema.$ref) return shownName(schema.$ref);
  if (schema.allOf?.[0]) return typeWords(schema.allOf[0]);
  const choices = choicesOf(schema);
  if (choices.length > 0) return either([...new Set(choices.map(typeWords))]);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? (schema.enum ? 'string' : 'any')];
  return either(
    types.map((type) => {
      if (type === 'array') return t('type_list', { type: schema.items ? typeWords(schema.items) : 'any' });
      if (type === 'string' && schema.format) return schema.format === 'binary' ? 'bytes' : `string (${schema.format})`;
      return type;
    }),
  );
}

const either = (words: string[]): string => words.reduce((first, second) => t('type_either', { first, second }));

/** Whole numbers carry the bounds of what a machine can count, which tell nobody anything. */
const isTelling = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) !== Number.MAX_SAFE_INTEGER;

/** Bounds, in short. */
export function limitWords(schema: JsonSchema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const range = (unit: 'value' | 'characters' | 'items', min: number | undefined, max: number | undefined) => {
    if (isTelling(min)) {
      if (isTelling(max)) return [t(`limit_range_${unit}`, { min: String(min), max: String(max) })];
      return [t(`limit_min_${unit}`, { min: String(min) })];
    }
    return isTelling(max) ? [t(`limit_max_${unit}`, { max: String(max) })] : [];
  };
  return [
    ...range('value', minimum, maximum),
    ...range('characters', minLength, maxLength),
    ...range('items', minItems, maxItems),
  ];
}

export interface Property {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}

/** The fields of an object, whatever it is wrapped in; empty for everything else. */
export function propertiesOf(schema: JsonSchema, schemas: Schemas): Property[] {
  const whole = resolve(withoutNull(resolve(schema, schemas)), schemas);
  if (whole.allOf) return whole.allOf.flatMap((part) => propertiesOf(part, schemas));
  if (whole.items && !whole.properties) return propertiesOf(whole.items, schemas);
  return Object.entries(whole.properties ?? {}).map(([name, property]) => ({
    name,
    schema: property,
    isRequired: whole.required?.includes(name) ?? false,
  }));
}

const sampleTexts: Record<string, string> = {
  text: 'Good morning from the harbour.',
  email: 'mia@example.com',
  name: 'My first key',
};
const deepest = 4;

/** The smallest value that has the shape. */
export function sampleOf(schema: JsonSchema, schemas: Schemas, name = '', depth = 0): unknown {
  const whole = resolve(withoutNull(resolve(schema, schemas)), schemas);
  if (whole.examples?.length) return whole.examples[0];
  if (whole.default !== undefined) return whole.default;
  if (whole.const !== undefined) return whole.const;
  if (whole.enum?.length) return whole.enum[0];
  const [choice] = choicesOf(whole);
  if (choice) return sampleOf(choice, schemas, name, depth + 1);
  const type = Array.isArray(whole.type) ? whole.type[0] : whole.type;
  if (type === 'array') return whole.items && depth < deepest ? [sampleOf(whole.items, schemas, name, depth + 1)] : [];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return whole.minimum ?? 0;
  if (type === 'string') return sampleTexts[name] ?? '…';
  if (depth >= deepest) return {};
  const needed = propertiesOf(whole, schemas).filter(({ isRequired }) => isRequired);
  return Object.fromEntries(needed.map((one) => [one.name, sampleOf(one.schema, schemas, one.name, depth + 1)]));
}
