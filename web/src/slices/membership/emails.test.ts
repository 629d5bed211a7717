import { expect, test } from 'vitest';
import { readEmails } from './emails.ts';

test('reads addresses as people paste them, each once, and tells which are none', () => {
  const text = 'Joe@Acme.test, ann@acme.test;\n joe@acme.test nobody @acme.test';
  expect(readEmails(text)).toEqual({ good: ['joe@acme.test', 'ann@acme.test'], bad: ['nobody', '@acme.test'] });
  expect(readEmails('  ')).toEqual({ good: [], bad: [] });
});
