import { beforeEach, expect, it, vi } from 'vitest';
import { arrivalStore, noArrival, peekKept, readArrival, takeKept } from './arrival.ts';

const kept = new Map<string, string>();
const origin = 'https://veery.test';

beforeEach(() => {
  kept.clear();
  arrivalStore.set(noArrival);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('leaves an ordinary address alone', () => {
  expect(readArrival(`${origin}/app/home?q=a#x`)).toBeUndefined();
  expect([kept.size, arrivalStore.get()]).toEqual([0, noArrival]);
});

it('reads the parameters of the shell on every page, and takes them out of the address', () => {
  const search = 'q=a&newUser=true&internalCode=1&creationType=cloneVoice&training_opt_out=true';
  for (const page of ['home', 'sign-in', 'settings', 'speech-synthesis/text-to-speech/history']) {
    arrivalStore.set(noArrival);
    expect(readArrival(`${origin}/app/${page}?${search}#x`)).toBe(`${origin}/app/${page}?q=a#x`);
    expect([takeKept('new_user'), takeKept('internal_code')]).toEqual(['true', '1']);
    expect(arrivalStore.get()).toEqual({
      emailChange: null,
      isTrainingAsked: true,
      hasKeptValues: true,
      creation: 'cloneVoice',
    });
  }
  // The page of action links passes on what its link brought.
  expect(readArrival(`${origin}/app/action?mode=verifyEmail&newUser=true&internalCode=1`)).toBeUndefined();
  expect(kept.size).toBe(0);
});

it('does not act on other values', () => {
  expect(readArrival(`${origin}/app/home?creationType=other&training_opt_out=false`)).toBe(`${origin}/app/home`);
  expect(arrivalStore.get()).toEqual(noArrival);
});

it('keeps an invitation and a sensitive code until they are read, once', () => {
  const address = `${origin}/app/sign-up?invite_code=abc&sensitiveActionVerificationCode=${'9'.repeat(500)}&redirect=%2Fapp%2Fhome`;
  expect(readArrival(address)).toBe(`${origin}/app/sign-up?redirect=%2Fapp%2Fhome`);
  expect([kept.get('xi:invite_code'), peekKept('invite_code')]).toEqual(['"abc"', 'abc']);
  expect(takeKept('sensitive_action_verification_code')).toBe('9'.repeat(200));
  expect([takeKept('invite_code'), takeKept('invite_code'), kept.size]).toEqual(['abc', null, 0]);
});

it('removes the language of a mail, except from the page of action links', () => {
  expect(readArrival(`${origin}/app/home?lang=de&q=a`)).toBe(`${origin}/app/home?q=a`);
  expect(readArrival(`${origin}/app/action?mode=verifyEmail&lang=de`)).toBeUndefined();
});

it('takes a changed address from any page but that of the links', () => {
  expect(readArrival(`${origin}/app/sign-in?verificationCode=c1&isReverting=true`)).toBe(`${origin}/app/sign-in`);
  expect(arrivalStore.get().emailChange).toEqual({ code: 'c1', isReverting: true });
  readArrival(`${origin}/app/settings?verificationCode=c2`);
  expect(arrivalStore.get().emailChange).toEqual({ code: 'c2', isReverting: false });
  arrivalStore.set(noArrival);
  expect(readArrival(`${origin}/app/action?mode=verifyEmail&verificationCode=c3`)).toBeUndefined();
  expect(arrivalStore.get().emailChange).toBeNull();
});

it('lets alone what is no address change', () => {
  expect(readArrival(`${origin}/app/home?isReverting=true`)).toBe(`${origin}/app/home`);
  expect(arrivalStore.get().emailChange).toBeNull();
});
