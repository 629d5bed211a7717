import { expect, test } from 'vitest';
import { isHandheld, readAgent } from './user-agent.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${like} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${like} Version/19.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 16) ${like} Chrome/141.0.0.0 Mobile Safari/537.36 OPR/90.0`, 'Opera', 'Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${like} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
])('%s', (agent, browser, system) => {
  expect(readAgent(agent)).toEqual({ browser, system });
  expect(isHandheld(agent)).toBe(/iPhone|Android/.test(system));
});

test('what nobody knows is left out', () => {
  expect(readAgent('curl/8.5.0')).toEqual({ browser: 'curl' });
  expect(readAgent('<script>')).toEqual({});
  expect(readAgent(null)).toEqual({});
});
