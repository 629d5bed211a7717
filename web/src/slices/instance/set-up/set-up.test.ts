import { expect, test } from 'vitest';
import { addressState } from './address-state.ts';
import { changesFor, choiceOf } from './sign-up-choice.ts';

test('who may sign up is one choice of two settings', () => {
  expect(choiceOf({ SIGN_UP: 'open', SIGN_UP_DOMAINS: '' })).toBe('open');
  expect(choiceOf({ SIGN_UP: 'open', SIGN_UP_DOMAINS: 'a.test' })).toBe('domains');
  expect(choiceOf({ SIGN_UP: 'invite', SIGN_UP_DOMAINS: 'a.test' })).toBe('invite');
});

test('only what differs is changed, and domains that do not count stay', () => {
  const now = { SIGN_UP: 'open', SIGN_UP_DOMAINS: 'a.test' };
  expect(changesFor('domains', ' a.test ', now)).toEqual({});
  expect(changesFor('domains', 'b.test', now)).toEqual({
    SIGN_UP_DOMAINS: 'b.test',
  });
  expect(changesFor('open', 'a.test', now)).toEqual({ SIGN_UP_DOMAINS: null });
  expect(changesFor('invite', 'a.test', now)).toEqual({ SIGN_UP: 'invite' });
  expect(changesFor('open', '', { SIGN_UP: 'open', SIGN_UP_DOMAINS: '' })).toEqual({});
});

test('an address is compared with that of the browser, and says how far it reaches', () => {
  expect(addressState('https://voice.test', 'https://voice.test')).toEqual({
    isSame: true,
    reach: 'secure',
  });
  expect(addressState('http://voice.test', 'http://10.0.0.1:8080')).toEqual({
    isSame: false,
    reach: 'plain',
  });
  expect(addressState('http://127.0.0.1:80', 'http://127.0.0.1')).toEqual({
    isSame: true,
    reach: 'machine',
  });
});
