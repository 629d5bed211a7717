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
  if (choices.length > 0) return [...new Set(choices.map(typeWords))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? (schema.enum ? 'string' : 'any')];
  return types
    .map((type) => {
      if (type === 'array') return `array of ${schema.items ? typeWords(schema.items) : 'any'}`;
      if (type === 'string' && schema.format) return schema.format === 'binary' ? 'bytes' : `string (${schema.format})`;
      return type;
    })
    .join(' or ');
}

/** Bounds, in short. */
export function limitWords(schema: JsonSchema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const range = (from: number | undefined, to: number | undefined, unit: string) => {
    // Whole numbers carry the bounds of what a machine can count, which tell nobody anything.
    const [low, high] = [from, to].map((one) =>
      one !== undefined && Number.isSafeInteger(one) && Math.abs(one) === Number.MAX_SAFE_INTEGER ? undefined : one,
    );
    if (low !== undefined && high !== undefined) return [`${low} to ${high}${unit}`];
    if (low !== undefined) return [`at least ${low}${unit}`];
    return high === undefined ? [] : [`at most ${high}${unit}`];
  };
  return [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' items'),
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
