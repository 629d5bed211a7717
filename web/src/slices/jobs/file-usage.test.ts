import { expect, it } from 'vitest';
import { tightestQuota } from './file-usage.ts';

const mb = 1_000_000;
const usage = (user: [number, number | null], workspace: [number, number | null]) => {
  const of = ([used, limit]: [number, number | null]) => ({
    used_bytes: used * mb,
    limit_bytes: limit === null ? null : limit * mb,
  });
  return tightestQuota({ user: of(user), workspace: of(workspace) });
};

it('shows the limit that is reached first, and advises from 80 % on', () => {
  expect(usage([79, 100], [79, 400])).toMatchObject({ of: 'user', state: 'room' });
  expect(usage([80, 100], [80, 400])).toMatchObject({ of: 'user', state: 'nearly_full' });
  expect(usage([100, 100], [100, 400])).toMatchObject({ of: 'user', state: 'full' });
  expect(usage([10, 100], [390, 400])).toMatchObject({ of: 'workspace', used: 390 * mb, state: 'nearly_full' });
});

it('shows nothing without a limit, or without files', () => {
  expect(usage([10, null], [10, null])).toBeUndefined();
  expect(usage([10, null], [10, 20])).toBeUndefined();
  expect(usage([10, null], [19, 20])).toMatchObject({ of: 'workspace' });
  expect(usage([0, 100], [0, 400])).toBeUndefined();
});
