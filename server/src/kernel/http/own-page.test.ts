import { expect, test } from 'vitest';
import { refuseForeignPage } from './own-page.ts';

const refuses = (headers: Record<string, string | undefined>) => {
  try {
    refuseForeignPage((name) => headers[name], 'https://veery.test');
    return false;
  } catch {
    return true;
  }
};

test('a page of another site or origin is refused, and a program, which names neither, is not', () => {
  const host = 'voices.test';
  for (const own of [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'https://veery.test' },
    { origin: `https://${host}`, host },
  ])
    expect(refuses(own), JSON.stringify(own)).toBe(false);
  for (const foreign of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://veery.test' },
    { origin: 'https://evil.test', host },
    { 'sec-fetch-site': 'same-origin', origin: 'null', host },
  ])
    expect(refuses(foreign), JSON.stringify(foreign)).toBe(true);
});
