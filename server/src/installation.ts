/** Where this installation is and which version it is. */
import { readdirSync, readFileSync } from 'node:fs';
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

const fontFolders = [path.join(webRoot, 'assets'), path.join(root, 'node_modules/@fontsource-variable/onest/files')];

/** The files of the web app's font, which captions of videos are drawn with. A tree for production has the first folder only. */
export function listFonts(): string[] {
  for (const folder of fontFolders) {
    const names = listFolder(folder).filter((name) => /^onest-.*\.woff2$/.test(name));
    if (names.length > 0) return names.map((name) => path.join(folder, name));
  }
  return [];
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
