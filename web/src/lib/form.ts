import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './failures/errors.ts';

/** Shows the error of a refused call at the field it names. Returns whether there is such a field. */
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
