/** Reads the built web app, which `npm test` makes before any test runs. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '../contract/src/pages.ts';
import { weighFirstLoad } from './first-load.ts';

const { shared, screens } = weighFirstLoad(path.join(import.meta.dirname, '../dist/web'));

it('has at most 110 kB of scripts that every page loads', () => {
  expect(shared).toBeLessThanOrEqual(110_000);
});

const screensOfApp = [...screens].filter(([address]) => address !== pages.docs);
it.each(screensOfApp)('has at most 60 kB of scripts for %s alone', (_address, bytes) => {
  expect(bytes).toBeLessThanOrEqual(60_000);
});

it('has at most 62 kB of scripts for the API reference alone, which brings a reader of Markdown', () => {
  expect(screens.get(pages.docs)).toBeLessThanOrEqual(62_000);
});
