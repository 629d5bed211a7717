import { ApiError } from './errors.ts';

/** The types of refusals that another plan would not give. */
const planTypes = ['output_format_not_allowed'];

export type FailureKind = 'no_permission' | 'plan' | 'quota' | 'error';

/** Classifies an error, which decides how it looks and what is offered. */
export function failureKind(error: unknown): FailureKind {
  if (!(error instanceof ApiError)) return 'error';
  const { status, type } = error;
  if (status === 401 && type === 'quota_exceeded') return 'quota';
  if (status === 403 && planTypes.includes(type)) return 'plan';
  if (status === 403 || (status === 401 && type === 'missing_permissions')) return 'no_permission';
  return 'error';
}

/** The request id to name when asking for help; undefined where nothing answered. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.headers?.get('request-id') ?? undefined) : undefined;
}
