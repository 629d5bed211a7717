/** From a schema to the fields of a form, and from what is entered to what is wrong with it. */
import { describe, expect, it } from 'vitest';
import type { JsonSchema, Schemas } from '../../documents/schema.ts';
import { fieldOf } from './field.ts';
import { problemsOf } from './problems.ts';
import {
  initialValue,
  parseNumber,
  parseTyped,
  placeholderOf,
  textOf,
  Unparsed,
  variantOf,
  withEntry,
} from './value.ts';

const schemas: Schemas = {
  Sliders: { type: 'object', properties: { speed: { type: 'number', minimum: 0.7, maximum: 1.2 } } },
  Tree: {
    type: 'object',
    required: ['children'],
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' }, minItems: 1 } },
  },
};
const kindOf = (schema: JsonSchema, name = '') => fieldOf(schema, schemas, name).shape.kind;
const wrong = (schema: JsonSchema, value: unknown, isRequired = true) =>
  Object.fromEntries(
    [...problemsOf(schema, value, { schemas, path: ['body'], isRequired })].map(([place, one]) => [place, one.message]),
  );

describe('a schema asks for', () => {
  it('a field of its kind', () => {
    expect(kindOf({ type: 'string' })).toBe('text');
    expect(kindOf({ type: 'string', format: 'binary' })).toBe('file');
    expect(kindOf({ type: 'integer' })).toBe('number');
    expect(kindOf({ type: 'boolean' })).toBe('boolean');
    expect(kindOf({ type: 'boolean', const: false })).toBe('choice');
    expect(kindOf({ enum: ['a', 'b'] })).toBe('choice');
    expect(kindOf({ type: 'array', items: { type: 'string' } })).toBe('list');
    expect(kindOf({ $ref: '#/components/schemas/Sliders' })).toBe('object');
    expect(kindOf({ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] })).toBe('variant');
    for (const open of [{}, { type: 'array', items: {} }, { type: 'object', additionalProperties: {} }]) {
      expect(kindOf(open)).toBe('json');
    }
  });

  it('null, where the schema takes it', () => {
    const ways: JsonSchema[] = [
      { type: ['integer', 'null'], minimum: 1 },
      { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
    ];
    for (const schema of ways) {
      expect(fieldOf(schema, schemas)).toMatchObject({ isNullable: true, shape: { kind: 'number', min: 1 } });
      expect(wrong(schema, null)).toEqual({});
    }
    expect(fieldOf({ anyOf: [{ $ref: '#/components/schemas/Sliders' }, { type: 'null' }] }, schemas)).toMatchObject({
      isNullable: true,
      shape: { kind: 'object' },
    });
    expect(wrong({ type: 'integer' }, null)).toEqual({ body: 'This must be a number.' });
  });

  it('more lines for what is long, and a hidden field for what is secret', () => {
    expect(fieldOf({ type: 'string' }, schemas, 'text').shape).toMatchObject({ isLong: true });
    expect(fieldOf({ type: 'string', maxLength: 5000 }, schemas, 'page').shape).toMatchObject({ isLong: true });
    expect(fieldOf({ type: 'string', maxLength: 100 }, schemas, 'name').shape).toMatchObject({ isLong: false });
    expect(fieldOf({ type: 'string' }, schemas, 'new_password').shape).toMatchObject({ isSecret: true });
  });

  it('its example or its default as the placeholder', () => {
    const shown = (schema: JsonSchema) => placeholderOf(fieldOf(schema, schemas));
    expect(shown({ type: 'string', default: 'mp3', examples: ['wav'] })).toBe('wav');
    expect(shown({ anyOf: [{ type: 'integer', default: 7 }, { type: 'null' }] })).toBe('7');
    expect(shown({ type: 'string' })).toBe('');
  });
});

describe('a form begins', () => {
  it('with what is needed and certain', () => {
    const schema: JsonSchema = {
      type: 'object',
      required: ['text', 'kind', 'owner', 'isOn', 'tags', 'rows', 'inner'],
      properties: {
        text: { type: 'string' },
        kind: { enum: ['bug', 'idea'] },
        owner: { type: 'string' },
        isOn: { type: 'boolean' },
        tags: { type: 'array', items: { type: 'string' } },
        rows: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Sliders' } },
        inner: { $ref: '#/components/schemas/Sliders' },
        page: { type: 'string', default: 'home' },
      },
    };
    expect(initialValue(schema, schemas, true)).toEqual({
      text: 'Good morning from the harbour.',
      kind: 'bug',
      isOn: false,
      tags: [],
      rows: [{}],
      inner: {},
    });
    expect(initialValue(schema, schemas, false)).toBeUndefined();
  });
  it('and ends where a shape holds itself', () => {
    expect(JSON.stringify(initialValue(schemas.Tree!, schemas, true)).length).toBeLessThan(200);
  });
});

describe('what is entered', () => {
  it('keeps its place, and is gone when it is left out', () => {
    expect(Object.keys(withEntry({ a: 1, b: 2 }, 'a', 3))).toEqual(['a', 'b']);
    expect(withEntry({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
    expect(withEntry(undefined, 'a', null)).toEqual({ a: null });
  });
  it('is never lost, even where it cannot be read', () => {
    expect([parseNumber('1,5'), parseNumber(' '), parseNumber('1.')]).toEqual([1.5, undefined, 1]);
    expect(parseNumber('many')).toBeInstanceOf(Unparsed);
    expect(textOf(parseNumber('many'))).toBe('many');
    const body = { labels: parseTyped('{"a":') };
    expect(JSON.stringify(body)).toBe(String.raw`{"labels":"{\"a\":"}`);
    expect(parseTyped('[1]')).toEqual([1]);
  });
  it('says which of several shapes it has', () => {
    const variants: JsonSchema[] = [
      { const: 'all' },
      { type: 'array', items: { type: 'string' } },
      { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
      { type: 'object', required: ['b'], properties: { b: { type: 'string' } } },
    ];
    const values = ['all', [], { b: 'x' }, {}, 5];
    expect(values.map((value) => variantOf(value, variants, schemas))).toEqual([0, 1, 3, 2, undefined]);
  });
});

describe('is told to be wrong:', () => {
  it('what is missing, where it is needed', () => {
    const schema: JsonSchema = {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string' }, b: { type: 'string' } },
    };
    expect(wrong(schema, {})).toEqual({ 'body/a': 'This call needs a value here.' });
    expect(wrong(schema, undefined, false)).toEqual({});
    expect(wrong(schema, [])).toEqual({ body: 'This must be an object.' });
  });
  it('numbers outside of their range', () => {
    expect(wrong({ type: 'integer', minimum: 1, maximum: 5 }, 6)).toEqual({ body: 'This must be from 1 to 5.' });
    expect(wrong({ type: 'integer', minimum: 1 }, 0)).toEqual({ body: 'This must be at least 1.' });
    expect(wrong({ type: 'number', exclusiveMaximum: 2 }, 2)).toEqual({ body: 'This must be at most 2.' });
    expect(wrong({ type: 'integer' }, 1.5)).toEqual({ body: 'This must be a whole number.' });
    expect(wrong({ type: 'number' }, parseNumber('1x'))).toEqual({ body: 'This must be a number.' });
  });
  it('texts of another length or form; characters are counted, not code units', () => {
    expect(wrong({ type: 'string', maxLength: 1 }, '🎧')).toEqual({});
    expect(wrong({ type: 'string', minLength: 2 }, 'a')).toEqual({ body: 'At least 2 characters are needed.' });
    expect(wrong({ type: 'string', maxLength: 2 }, 'abc')).toEqual({ body: 'At most 2 characters are taken.' });
    const email = String.raw`^[^\s@\p{Cc}]+@[^\s@]+$`;
    expect(wrong({ type: 'string', pattern: email }, 'a@b')).toEqual({});
    expect(wrong({ type: 'string', pattern: email }, 'ab')).toEqual({
      body: 'This does not have the form that is asked for.',
    });
    expect(wrong({ type: 'string', pattern: '(?<broken' }, 'ab')).toEqual({});
  });
  it('entries of lists and fields of objects, each at its place', () => {
    const rows: JsonSchema = {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: { $ref: '#/components/schemas/Sliders' },
    };
    expect(wrong(rows, [{ speed: 2 }, { speed: 1 }])).toEqual({ 'body/0/speed': 'This must be from 0.7 to 1.2.' });
    expect(wrong(rows, [])).toEqual({ body: 'At least 1 entry is needed.' });
  });
  it('what is none of the choices or shapes', () => {
    expect(wrong({ enum: ['a', 1] }, 'b')).toEqual({ body: 'This is none of the values that are offered.' });
    const ids: JsonSchema = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
    expect(wrong(ids, 5)).toEqual({ body: 'This is none of: string, array of string.' });
    expect(wrong(ids, ['a', 5])).toEqual({ 'body/1': 'This must be a text.' });
    expect(wrong({}, parseTyped('{'))).toEqual({ body: 'This is not valid JSON.' });
  });
});
