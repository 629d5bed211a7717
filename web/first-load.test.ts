/** Reads the built web app, which `npm test` makes before any test runs. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '../contract/src/pages.ts';
import { weighFirstLoad } from './first-load.ts';

const webRoot = path.join(import.meta.dirname, '../dist/web');
const { shared, screens } = weighFirstLoad(webRoot);

it('has at most 110 kB of scripts that every page loads', () => {
  expect(shared).toBeLessThanOrEqual(110_000);
});

const screensOfApp = [...screens].filter(([address]) => address !== pages.docs);
it.each(screensOfApp)('has at most 60 kB of scripts for %s alone', (_address, bytes) => {
  expect(bytes).toBeLessThanOrEqual(60_000);
});

it('has at most 63 kB of scripts for the API reference alone, which brings a reader of Markdown', () => {
  expect(screens.get(pages.docs)).toBeLessThanOrEqual(63_000);
});

it('has few scripts, none of which imports itself through another', () => {
  const files = globSync('assets/*.js', { cwd: webRoot }).map((file) => path.basename(file));
  const importsOf = (file: string) =>
    [...readFileSync(path.join(webRoot, 'assets', file), 'utf8').matchAll(/\b(?:from|import)"\.\/([^"]+\.js)"/g)].map(
      ([, name = '']) => name,
    );
  let left = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...left.values()].flat().length).toBeGreaterThan(files.length);
  for (let before = 0; before !== left.size;) {
    before = left.size;
    const names = new Set(left.keys());
    left = new Map([...left].filter(([, imports]) => imports.some((one) => names.has(one))));
  }
  expect([...left.keys()]).toEqual([]);
  expect(files.length).toBeLessThan(150);
});

/** The frame is drawn once for each of its shapes, of which one is shown. */
it('has exactly one heading of the first level in each page that the build draws', () => {
  const drawn = Object.values(JSON.parse(readFileSync(path.join(webRoot, 'pages.json'), 'utf8')) as object).map(String);
  expect(drawn.length).toBeGreaterThan(4);
  for (const file of drawn) {
    const [, ...shapes] = readFileSync(path.join(webRoot, file), 'utf8').split(/<div data-(?:frame="\w+"|prerendered)/);
    const headings = shapes.map((shape) => shape.split('<h1').length - 1).filter((count) => count > 0);
    expect([file, headings]).toEqual([file, headings.map(() => 1)]);
    expect(headings.length, file).toBe(shapes.length > 1 ? 3 : 1);
  }
});
