import { expect, test } from 'vitest';
import { createStopRequest } from './stop-request.ts';

test('a repeat within two seconds is the same request, and a later one exits at once', () => {
  const calls: string[] = [];
  let time = 5000;
  const request = createStopRequest(
    () => calls.push('stop'),
    () => calls.push('exit at once'),
    () => time,
  );
  for (time of [5000, 5001, 5900, 7000]) request();
  expect(calls).toEqual(['stop']);
  time = 7001;
  request();
  expect(calls).toEqual(['stop', 'exit at once']);
});
