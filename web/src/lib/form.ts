import type { FieldValues, Resolver, UseFormSetError, Path } from 'react-hook-form';
import { ApiError } from './errors.ts';

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** Checks a form with the schema of the endpoint it is sent to, so that both always agree. */
export function schemaResolver<T extends FieldValues>(schema: Schema): Resolver<T> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.error?.issues ?? []) {
      errors[String(issue.path[0])] ??= { type: 'schema', message: issue.message };
    }
    return { values: {}, errors: errors as never };
  };
}

/** Puts a refusal beside the field it names; says whether it could. */
export function showFieldError<T extends FieldValues>(
  error: unknown,
  names: Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  if (!(error instanceof ApiError) || !error.field) return false;
  const name = names.find((one) => one === error.field?.name);
  if (!name) return false;
  setError(name, { type: 'server', message: error.field.message });
  return true;
}
