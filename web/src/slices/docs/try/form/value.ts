/** What a reader has entered: JSON values, with files and with what is not JSON yet. Left out is `undefined`. */
import type { JsonSchema, Schemas } from '../../documents/schema.ts';
import { fieldOf, type Field } from './field.ts';

/** A text in a field of JSON that cannot be read. As JSON it is this text, so that nothing typed is lost. */
export class Unparsed {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toJSON(): string {
    return this.text;
  }
}

export type Entries = Record<string, unknown>;

export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Unparsed) &&
  !(value instanceof Blob);

/** @returns the entries with this one changed, or without it where the value is undefined */
export function withEntry(entries: unknown, name: string, value: unknown): Entries {
  const { [name]: former, ...others } = isEntries(entries) ? entries : {};
  if (value === undefined) return others;
  // A changed entry keeps its place, so that JSON which is shown does not jump.
  return former === undefined ? { ...others, [name]: value } : { ...(entries as Entries), [name]: value };
}

const deepest = 4;

/** What a form begins with: only what is needed, and of that only what is certain. */
export function initialValue(schema: JsonSchema, schemas: Schemas, isRequired: boolean, name = '', depth = 0): unknown {
  const field = fieldOf(schema, schemas, name);
  if (!isRequired) return undefined;
  if (field.example !== undefined) return field.example;
  if (field.default !== undefined) return field.default;
  const { shape } = field;
  switch (shape.kind) {
    case 'choice':
      return shape.choices[0];
    case 'boolean':
      return false;
    case 'text':
      return sampleTexts[name];
    case 'list': {
      const inner = depth < deepest ? initialValue(shape.item, schemas, true, '', depth + 1) : undefined;
      return inner !== undefined && shape.minItems > 0 ? [inner] : [];
    }
    case 'object':
      return Object.fromEntries(
        (depth < deepest ? shape.properties : []).flatMap((one) => {
          const inner = initialValue(one.schema, schemas, one.isRequired, one.name, depth + 1);
          return inner === undefined ? [] : [[one.name, inner]];
        }),
      );
    case 'variant': {
      const [first] = shape.variants;
      return first && depth < deepest ? initialValue(first, schemas, true, name, depth + 1) : undefined;
    }
    default:
      return undefined;
  }
}

/** A text that everybody may have spoken; what only its reader knows stays empty. */
const sampleTexts: Record<string, string> = { text: 'Good morning from the harbour.' };

/** What an empty field shows: an example, or what the server takes where nothing is sent. */
export function placeholderOf({ example, default: preset }: Field): string {
  const shown = example ?? preset;
  if (shown === undefined || shown === null) return '';
  return typeof shown === 'string' ? shown : JSON.stringify(shown);
}

/** @returns the value, or what cannot be read; undefined where nothing is typed */
export function parseTyped(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return new Unparsed(text);
  }
}

/** @returns a number, or the text where it is none */
export function parseNumber(text: string): unknown {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return undefined;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : new Unparsed(text);
}

export const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (value instanceof Unparsed) return value.text;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** @returns which variant a value has; undefined where it has none of them */
export function variantOf(value: unknown, variants: JsonSchema[], schemas: Schemas): number | undefined {
  const shapes = variants.map((one) => fieldOf(one, schemas).shape);
  const whole = shapes.findIndex(
    (shape) =>
      shape.kind === 'object' &&
      isEntries(value) &&
      shape.properties.every((one) => !one.isRequired || one.name in value),
  );
  if (whole >= 0) return whole;
  const found = shapes.findIndex((shape) => {
    switch (shape.kind) {
      case 'choice':
        return shape.choices.some((choice) => choice === value);
      case 'boolean':
        return typeof value === 'boolean';
      case 'number':
        return typeof value === 'number';
      case 'text':
        return typeof value === 'string';
      case 'list':
        return Array.isArray(value);
      case 'object':
        return isEntries(value);
      case 'file':
        return value instanceof Blob;
      default:
        return false;
    }
  });
  return found < 0 ? undefined : found;
}
