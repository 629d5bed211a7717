import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './installation.ts';

test.each([
  'package.json',
  'deploy/veery.service',
  'deploy/Dockerfile',
  'scripts/dev.mjs',
  'server/src/testing/product.ts',
])('%s starts the server with a small young generation (docs/decisions/0049)', async (file) => {
  const text = await readFile(path.join(root, file), 'utf8');
  expect(text).toContain('server/src/main.ts');
  expect(text).toContain('--max-semi-space-size=4');
});
