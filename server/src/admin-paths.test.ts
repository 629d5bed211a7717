import { expect, test } from 'vitest';
import { readAnyHistoryAudio } from '#contract/history/feedback/api.ts';
import { getHistoryAudio } from '#contract/history/api.ts';
import { moveAdminPaths } from './admin-paths.ts';

const routes = [{ endpoint: getHistoryAudio }, { endpoint: readAnyHistoryAudio }];
const pathsWith = (prefix: string) => moveAdminPaths(routes, prefix).map(({ endpoint }) => endpoint.path);

test('calls of operators move to the configured prefix, and nothing else does', () => {
  expect(pathsWith('/v1/admin')).toEqual([getHistoryAudio.path, '/v1/admin/history/{history_item_id}/audio']);
  expect(pathsWith('/v1/staff/x')).toEqual([getHistoryAudio.path, '/v1/staff/x/history/{history_item_id}/audio']);
  expect(readAnyHistoryAudio.path).toBe('/v1/admin/history/{history_item_id}/audio');
});

test('a prefix that would take the path of another call is refused in a sentence', () => {
  expect(() => pathsWith('/v1')).toThrow(
    'ADMIN_PATH_PREFIX /v1 takes the path /v1/history/{history_item_id}/audio of another call: choose another prefix.',
  );
});
