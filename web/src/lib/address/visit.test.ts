import { expect, it } from 'vitest';
import { withVisit } from './visit.ts';

it('appends what later pages want to know', () => {
  expect(withVisit('/app/home', {})).toBe('/app/home');
  expect(withVisit('/app/home', { newUser: 'true', internalCode: 'a b' })).toBe(
    '/app/home?internalCode=a+b&newUser=true',
  );
  expect(withVisit('/app/history?q=x&newUser=false#top', { newUser: 'true' })).toBe(
    '/app/history?q=x&newUser=true#top',
  );
});
