/** Who may see, stop and repeat a job: what its kind asks of a key, and what is its owner's alone. */
import { expect, test } from 'vitest';
import type { Actor } from '../../kernel/context.ts';
import { jobKinds } from '#contract/jobs/subject.ts';
import { findRefusal, visibleKinds } from './job-access.rules.ts';

const owner: Actor = { user_id: 'u', workspace_id: 'w', role: 'admin', is_operator: false, email_verified: true };
const inSupport: Actor = { ...owner, support: { grant_id: 'g', operator_user_id: 'o' } };
const keyWith = (permissions: string[] | null): Actor => ({
  ...owner,
  key: { key_id: 'k', permissions, has_credit_limit: false },
});
const actions = ['read', 'stop', 'repeat'] as const;

test('the owner may do everything, with a job of an unknown kind too', () => {
  for (const kind of [...jobKinds, 'of a newer version'])
    for (const action of actions) expect(findRefusal(owner, kind, action)).toBeUndefined();
  expect(visibleKinds(owner)).toEqual({});
});

test.each(['personal_data', 'storage_repair'] as const)(
  'a job of kind %s is for its owner alone: no key and no operator reads, stops or repeats it',
  (kind) => {
    for (const action of actions) {
      expect(findRefusal(keyWith(null), kind, action)?.status).toBe('session_required');
      expect(findRefusal(inSupport, kind, action)?.status).toBe('support_session');
    }
    for (const actor of [keyWith(null), inSupport]) expect(visibleKinds(actor).except).toContain(kind);
  },
);

test('without a session of their own people see the kinds of jobs that are not for their owners alone', () => {
  for (const actor of [keyWith(null), inSupport])
    expect(visibleKinds(actor)).toEqual({ except: ['personal_data', 'storage_repair', 'model_install'] });
});

test('a member who is locked out can still read, stop and repeat the archive of their data, and nothing else', () => {
  const locked: Actor = { ...owner, is_locked: true };
  for (const action of actions) {
    expect(findRefusal(locked, 'personal_data', action)).toBeUndefined();
    for (const kind of ['history_zip', 'speech_batch', 'storage_repair', 'of a newer version'])
      expect(findRefusal(locked, kind, action)?.status).toBe('account_disabled');
  }
});

const kindsOf = {
  speech_history_read: ['history_zip', 'share_video'],
  text_to_speech: ['speech_batch'],
} as const;

test.each([
  ['history_zip', 'speech_history_read'],
  ['share_video', 'speech_history_read'],
  ['speech_batch', 'text_to_speech'],
] as const)('a job of kind %s requires %s', (kind, permission) => {
  const others = ['models_read', 'speech_history_read', 'text_to_speech', 'user_read'].filter((p) => p !== permission);
  for (const action of actions) {
    expect(findRefusal(keyWith([permission]), kind, action)).toBeUndefined();
    const refused = findRefusal(keyWith(others), kind, action);
    expect([refused?.status, refused?.params]).toEqual(['missing_permissions', { permission }]);
  }
  expect(visibleKinds(keyWith([permission]))).toEqual({ only: kindsOf[permission] });
  expect(visibleKinds(keyWith(['models_read']))).toEqual({ only: [] });
});

test('a restricted key has nothing to do with jobs of unknown kinds', () => {
  expect(findRefusal(keyWith(['text_to_speech']), 'of a newer version', 'read')?.status).toBe('session_required');
  expect(findRefusal(keyWith(null), 'of a newer version', 'read')).toBeUndefined();
});
