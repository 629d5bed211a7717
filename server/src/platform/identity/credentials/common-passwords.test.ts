import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { cpuMsOf } from '../../../testing/cpu-time.ts';

test.each([
  'Password1!',
  'password123!',
  'P@ssw0rd',
  'p@$$w0rd!',
  '  P@ssw0rd1  ',
  'Passw0rd123456!',
  'Welcome@2026',
  'Admin#123',
  'Qwerty12345!',
  'Summer2026!',
  '!Password1',
  'L3tm31n!!',
  'abc123!@#',
  '1qaz@WSX',
  'Veery2026!',
])('%s is a common password', (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  'An0ther!password',
  'correct horse 9 battery!',
  'Dragon#and 4 more words',
  'tr0ub4dor&3 is one',
  'x7!kd0-Qm2v',
  `Password1!${'a'.repeat(1000)}`,
])('%s is not a common password', (password) => expect(isCommonPassword(password)).toBe(false));

test('a long password takes no time to check', async () => {
  expect(await cpuMsOf(() => isCommonPassword(`1!${'1'.repeat(1020)}`))).toBeLessThan(50);
});
