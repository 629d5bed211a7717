/** Input made from a schema and spoilt: what `fuzz.test.ts` sends. */
import fc from 'fast-check';
import type { JsonSchema } from './endpoints.suite.ts';

/** Values that pass the first check of some fields. */
export type Known = Record<string, unknown[]>;

const evilStrings = [
  '',
  ' ',
  "' OR 1=1 --",
  "'; DROP TABLE user_account; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${jndi:ldap://x}',
  '%',
  '\\',
  '_',
  '../../etc/passwd',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eabc',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '-0',
  '٣',
  'x'.repeat(2_000),
  '\r\nset-cookie: a=b',
  '[object Object]',
  '0x10',
  '٣'.repeat(20),
];
const evilNumbers = [
  0,
  -0,
  -1,
  0.1,
  1e21,
  -1e308,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  Number.MAX_VALUE,
  5e-324,
];
const deep = (depth: number): unknown => (depth === 0 ? [] : [deep(depth - 1)]);

const anyText = fc.oneof(
  fc.constantFrom(...evilStrings),
  fc.string({ maxLength: 40, unit: 'binary' }),
  // Lone surrogates too.
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes)),
);
const anything: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.constantFrom<unknown>(
    ...evilNumbers,
    null,
    true,
    false,
    [],
    {},
    [[]],
    deep(50),
    deep(150),
    { length: 1e9 },
    { toString: 1, valueOf: 1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(anyText, { maxLength: 30 }),
);

/** Mostly what the schema asks for, so that more than its first line of defence is met. */
function from(schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 20, arbitrary: valid(schema, known, name) }, { weight: 1, arbitrary: anything });
}

export function valid(schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const values = Object.hasOwn(known, name) ? known[name] : undefined;
  if (values) return fc.constantFrom(...values);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => from(option, known, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.properties) {
    const { properties, required = [] } = schema;
    // A few optional fields at a time: all at once, one of them would always be refused.
    return fc
      .subarray(Object.keys(properties), { maxLength: Math.min(4, Object.keys(properties).length) })
      .chain((some) => {
        const names = [...new Set([...required, ...some])];
        const fields = names.map((key) => [key, from(properties[key] ?? {}, known, key)] as const);
        return fc.record(Object.fromEntries(fields));
      });
  }
  switch (schema.type) {
    case 'array':
      return fc.array(from(schema.items ?? {}, known), { maxLength: schema.maxItems ?? 5 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
    case 'number':
      return fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(0.7, 0.75, 1) },
        { weight: 1, arbitrary: fc.double() },
        { weight: 1, arbitrary: fc.constantFrom(...evilNumbers) },
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof({ weight: 3, arbitrary: fc.string({ maxLength: 20 }) }, { weight: 1, arbitrary: anyText });
  }
}

/** A path segment: encoded as it should be, or not at all. */
export const anySegment = fc.oneof(
  anyText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '%00',
    '%80',
    '%ZZ',
    '%',
    '%25%30%30',
    '..%2f..%2fetc',
    '%2e%2e',
    'a%0d%0ab',
    '%F0%9F%98%80',
    '%ED%A0%80',
    ';',
    '~',
    'a b'.replace(' ', '+'),
  ),
  fc.integer({ min: 200, max: 6_000 }).map((length) => 'p'.repeat(length)),
);
export const anyQuery = fc.oneof(
  fc.constantFrom(
    '',
    '&',
    '=',
    '?',
    '%',
    '%00=1',
    'page_size[]=1',
    'page_size[$gt]=1',
    '__proto__=1',
    'a=1&a=2&a=3',
    `q=${'x'.repeat(5_000)}`,
    '%ED%A0%80=1',
  ),
  anyText.map((text) => encodeURIComponent(text.toWellFormed())),
);
export const anyBody = fc.oneof(
  anything.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{',
    'null',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
    '\ufeff{}',
    '{"a":1}{"b":2}',
    '"',
    `{"a":${'['.repeat(3_000)}`,
    '{"text":1e999}',
  ),
);
const headerText = fc.oneof(
  fc.constantFrom(
    '',
    'x',
    'Bearer',
    'Bearer  ',
    'bytes=9-1',
    '*/*;q=x',
    '"',
    'a=b; a=c; =; ;;',
    'veery_media=%00',
    `k=${'v'.repeat(3_000)}`,
    'text/plain',
    'multipart/form-data',
    'application/json;charset=latin1',
    '0',
    '-1',
  ),
  fc.string({ maxLength: 60, unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) }),
);
export const anyHeaders = fc.dictionary(
  fc.constantFrom(
    'xi-api-key',
    'authorization',
    'cookie',
    'range',
    'if-none-match',
    'if-range',
    'accept',
    'origin',
    'content-type',
    'x-forwarded-for',
    'user-agent',
    'accept-encoding',
    'x-http-method-override',
  ),
  headerText,
  { maxKeys: 3 },
);
