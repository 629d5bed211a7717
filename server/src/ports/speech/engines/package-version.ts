import { readFileSync } from 'node:fs';

/** Reads the version of an engine's package from its manifest. */
export function packageVersion(name: string): string {
  const manifest = new URL(import.meta.resolve(`${name}/package.json`));
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
