/** What a server would refuse, said at the field before anything is sent. */
import { countCharacters, formatSize, formatNumber } from '../../../../lib/format.ts';
import { t } from '../../messages.ts';
import { typeWords, type JsonSchema, type Schemas } from '../../documents/schema.ts';
import { fieldOf, type FileShape, type ListShape, type NumberShape, type TextShape } from './field.ts';
import { isEntries, Unparsed, variantOf } from './value.ts';

/** A place as the server names it: `['body', 'rows', 0, 'text']`. */
export type Path = readonly (string | number)[];

/** Messages by the place; a missing value is only told to somebody who wants to send. */
export type Problems = ReadonlyMap<string, { message: string; isMissing: boolean }>;

export const pathKey = (path: Path): string => path.join('/');

export function problemsOf(
  schema: JsonSchema,
  value: unknown,
  { schemas, path, isRequired }: { schemas: Schemas; path: Path; isRequired: boolean },
): Problems {
  const found = new Map<string, { message: string; isMissing: boolean }>();
  check(schema, value, path, isRequired);
  return found;

  function note(path: Path, message: string | undefined, isMissing = false): void {
    if (message !== undefined) found.set(pathKey(path), { message, isMissing });
  }

  function check(schema: JsonSchema, value: unknown, path: Path, isRequired: boolean): void {
    const name = String(path.at(-1) ?? '');
    const { shape, isNullable } = fieldOf(schema, schemas, name);
    if (value === undefined) return note(path, isRequired ? t('try_required') : undefined, true);
    if (value === null && isNullable) return;
    switch (shape.kind) {
      case 'text':
        return note(path, textProblem(shape, value));
      case 'number':
        return note(path, numberProblem(shape, value));
      case 'boolean':
        return note(path, typeof value === 'boolean' ? undefined : t('problem_boolean'));
      case 'choice':
        return note(path, shape.choices.some((one) => one === value) ? undefined : t('problem_choice'));
      case 'file':
        return note(path, fileProblem(shape, value));
      case 'json':
        return note(path, value instanceof Unparsed ? t('try_not_json') : undefined);
      case 'list':
        if (!Array.isArray(value)) return note(path, t('problem_list'));
        note(path, countProblem(shape, value.length));
        return value.forEach((one, at) => check(shape.item, one, [...path, at], true));
      case 'object':
        if (!isEntries(value)) return note(path, t('problem_object'));
        return shape.properties.forEach((one) =>
          check(one.schema, value[one.name], [...path, one.name], one.isRequired),
        );
      case 'variant': {
        const variant = shape.variants[variantOf(value, shape.variants, schemas) ?? -1];
        if (variant) return check(variant, value, path, true);
        return note(path, t('problem_variant', { types: shape.variants.map(typeWords).join(', ') }));
      }
    }
  }
}

function textProblem({ minLength, maxLength, pattern }: TextShape, value: unknown): string | undefined {
  if (typeof value !== 'string') return t('problem_text');
  const length = countCharacters(value);
  if (length < minLength) return t('problem_short', { count: minLength });
  if (maxLength !== undefined && length > maxLength) return t('problem_long', { count: maxLength });
  return pattern === undefined || matches(pattern, value) ? undefined : t('problem_pattern');
}

/** A pattern of another dialect is for the server to judge. */
function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

function numberProblem(shape: NumberShape, value: unknown): string | undefined {
  const { isInteger, min, max, isMinExclusive, isMaxExclusive } = shape;
  if (typeof value !== 'number') return t('problem_number');
  if (isInteger && !Number.isInteger(value)) return t('problem_integer');
  const isLow = min !== undefined && (isMinExclusive ? value <= min : value < min);
  const isHigh = max !== undefined && (isMaxExclusive ? value >= max : value > max);
  if (!isLow && !isHigh) return undefined;
  const limits = { min: formatNumber(min ?? 0), max: formatNumber(max ?? 0) };
  if (min !== undefined && max !== undefined) return t('problem_range', limits);
  return isLow ? t('problem_low', { min: limits.min }) : t('problem_high', { max: limits.max });
}

function countProblem({ minItems, maxItems }: ListShape, count: number): string | undefined {
  if (count < minItems) return t('problem_few', { count: minItems });
  return maxItems !== undefined && count > maxItems ? t('problem_many', { count: maxItems }) : undefined;
}

function fileProblem({ types, maxBytes }: FileShape, value: unknown): string | undefined {
  if (!(value instanceof File)) return t('problem_file');
  if (maxBytes !== undefined && value.size > maxBytes) return t('problem_big', { size: formatSize(maxBytes) });
  return isOfType(value, types) ? undefined : t('problem_type', { types: types.join(', ') });
}

/** A browser that does not know a type leaves it empty; then the server looks at the bytes. */
function isOfType({ type }: { type: string }, types: string[]): boolean {
  if (types.length === 0 || type === '') return true;
  return types.some(
    (one) => one === '*/*' || one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))),
  );
}
