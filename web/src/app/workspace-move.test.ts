import { afterEach, expect, it, vi } from 'vitest';
import { getUser } from '#contract/profile/api.ts';
import { queryClient, readKey } from '../lib/queries.ts';
import { watchWorkspace } from './workspace-move.ts';

afterEach(() => queryClient.clear());

const know = (user_id: string, workspace_id: string, first_name = 'Mia') =>
  queryClient.setQueryData(readKey(getUser, { query: { extended: 'true' } }), { user_id, workspace_id, first_name });

it('tells when the same person is in another workspace, once, and of nothing else', () => {
  const moved = vi.fn();
  know('mia', 'one');
  const end = watchWorkspace(moved);
  know('mia', 'one', 'Maria');
  know('ben', 'two');
  know('mia', 'one');
  expect(moved).not.toHaveBeenCalled();
  know('mia', 'three');
  know('mia', 'three', 'Mia');
  expect(moved).toHaveBeenCalledTimes(1);
  end();
  know('mia', 'four');
  expect(moved).toHaveBeenCalledTimes(1);
});
