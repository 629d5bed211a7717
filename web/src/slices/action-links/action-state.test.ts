import { describe, expect, it } from 'vitest';
import { moveTo, readAction, type ActionState } from './action-state.ts';

const states: ActionState[] = [
  'none',
  'needsVerifyEmail',
  'changePassword',
  'changePasswordSucceeded',
  'changePasswordFailed',
  'optOutUpdatesSuccess',
  'optOutUpdatesFailed',
  'verifySignInRequest',
];

it('has the moves of the specification and no others', () => {
  const moves = states.flatMap((from) =>
    states.filter((to) => to !== from && moveTo(from, to) === to).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual([
    'none needsVerifyEmail',
    'none changePassword',
    'none changePasswordFailed',
    'none optOutUpdatesSuccess',
    'none optOutUpdatesFailed',
    'none verifySignInRequest',
    'needsVerifyEmail none',
    'changePassword none',
    'changePassword changePasswordSucceeded',
    'changePassword changePasswordFailed',
    'changePasswordSucceeded none',
    'changePasswordFailed none',
    'optOutUpdatesSuccess none',
    'optOutUpdatesFailed none',
    'verifySignInRequest none',
  ]);
  for (const from of states) for (const to of states) expect([from, to]).toContain(moveTo(from, to));
});

describe('a link', () => {
  it.each(['optOutOfUpdates', 'resetPassword', 'recoverEmail', 'verifyEmail', 'verifySignInRequest'])(
    'may ask for %s',
    (mode) => expect(readAction({ mode, oobCode: 'c' })).toMatchObject({ mode, code: 'c' }),
  );

  it('has its code under either name', () => {
    expect(readAction({ mode: 'verifyEmail', verificationCode: 'a', oobCode: 'b' })?.code).toBe('a');
    expect(readAction({ mode: 'verifyEmail', verificationCode: '', oobCode: 'b' })?.code).toBe('b');
    expect(readAction({ mode: 'verifyEmail' })?.code).toBe('');
  });

  it.each([undefined, '', 'verifyemail', 'constructor', 'signIn', 'verifyEmail '])('raises an error: %s', (mode) => {
    expect(() => readAction({ mode, oobCode: 'c' })).toThrow('There is no action');
  });

  it('may bring a coupon and nothing else', () => {
    expect(readAction({ coupon: 'SPRING' })).toBeNull();
    expect(() => readAction({ mode: 'other', coupon: 'SPRING' })).toThrow('There is no action');
  });
});
