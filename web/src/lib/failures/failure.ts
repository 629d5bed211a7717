import { ApiError } from './errors.ts';

/** These refusals would not happen on a higher plan. */
const planTypes = ['output_format_not_allowed', 'too_many_concurrent_requests'];

export type FailureKind = 'no_permission' | 'plan' | 'quota' | 'error';

/** Classifies an error, which decides how it looks and what is offered. */
export function failureKind(error: unknown): FailureKind {
  if (!(error instanceof ApiError)) return 'error';
  const { status, type } = error;
  if (status === 401 && type === 'quota_exceeded') return 'quota';
  if (planTypes.includes(type)) return 'plan';
  if (status === 403 || (status === 401 && type === 'missing_permissions')) return 'no_permission';
  return 'error';
}

/** Gives the request id to quote when asking for help. It is undefined where the server did not answer. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.headers?.get('request-id') ?? undefined) : undefined;
}
