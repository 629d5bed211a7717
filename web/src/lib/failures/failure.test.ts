import { expect, it } from 'vitest';
import { ApiError } from './errors.ts';
import { failureKind, requestIdOf } from './failure.ts';

it.each([
  [401, 'quota_exceeded', 'quota'],
  [401, 'missing_permissions', 'no_permission'],
  [403, 'not_workspace_admin', 'no_permission'],
  [403, 'output_format_not_allowed', 'plan'],
  [429, 'too_many_concurrent_requests', 'plan'],
  [429, 'rate_limit_exceeded', 'error'],
  [401, 'invalid_token', 'error'],
  [404, 'history_item_not_found', 'error'],
  [500, 'quota_exceeded', 'error'],
  [0, 'unknown', 'error'],
] as const)('%i %s is of the kind %s', (status, type, kind) => {
  expect(failureKind(new ApiError(status, type, 'x'))).toBe(kind);
});

it('takes what is no answer for an error', () => {
  expect(failureKind(new TypeError('x is not a function'))).toBe('error');
});

it('names the request, where the server did', () => {
  const headers = new Headers({ 'request-id': 'abc123' });
  expect(requestIdOf(new ApiError(500, 'x', 'x', null, { headers }))).toBe('abc123');
  expect(requestIdOf(new ApiError(0, 'x', 'x'))).toBeUndefined();
  expect(requestIdOf(new Error('x'))).toBeUndefined();
});
