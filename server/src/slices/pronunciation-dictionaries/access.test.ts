import { expect, test } from 'vitest';
import { accessTo, isEnough } from './access.rules.ts';

const actor = (user_id: string, role: 'admin' | 'editor') => ({
  ...{ user_id, role, workspace_id: 'w', is_operator: false, email_verified: true },
});
const of = (workspace_access: string | null) => ({ created_by_user_id: 'ada', workspace_access });

test('the creator may do everything; the others what is shared, and admins of the workspace everything of that', () => {
  for (const access of [null, 'viewer', 'editor', 'admin']) {
    expect(accessTo(actor('ada', 'editor'), of(access))).toBe('admin');
    expect(accessTo(actor('ben', 'editor'), of(access))).toBe(access);
    expect(accessTo(actor('ben', 'admin'), of(access))).toBe(access === null ? null : 'admin');
  }
});

test('admin includes editor, which includes viewer', () => {
  const enough = (['admin', 'editor', 'viewer'] as const).map((has) =>
    (['admin', 'editor', 'viewer'] as const).map((needed) => isEnough(has, needed)),
  );
  expect(enough).toEqual([
    [true, true, true],
    [false, true, true],
    [false, false, true],
  ]);
});
