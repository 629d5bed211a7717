/** Where this installation is and which version it is. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const version = (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string })
  .version;

/** Where the built web app is, and what its build left there as its name. */
export const webRoot = path.join(root, 'dist/web');

export function readBuild(): string {
  try {
    return (JSON.parse(readFileSync(path.join(webRoot, 'build.json'), 'utf8')) as { build: string }).build;
  } catch {
    // Served by the development server, which replaces what changed by itself.
    return 'dev';
  }
}
