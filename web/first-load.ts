/** Weighs the scripts that the built pages name, as they are sent: compressed by gzip. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface FirstLoad {
  /** Bytes of what every page loads. */
  shared: number;
  /** Bytes of what a page loads for its own screen, by the address of the page. */
  screens: Map<string, number>;
}

export function weighFirstLoad(webRoot: string): FirstLoad {
  const weigh = (scripts: Iterable<string>) =>
    [...scripts].reduce((sum, one) => sum + gzipSync(readFileSync(path.join(webRoot, one)), { level: 9 }).length, 0);
  const scriptsOf = (file: string) =>
    [...readFileSync(path.join(webRoot, file), 'utf8').matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(
      ([, script = '']) => script,
    );
  const shared = new Set(scriptsOf('index.html'));
  const pages = JSON.parse(readFileSync(path.join(webRoot, 'pages.json'), 'utf8')) as Record<string, string>;
  const screens = Object.entries(pages).map(
    ([address, file]) => [address, weigh(new Set(scriptsOf(file)).difference(shared))] as const,
  );
  return { shared: weigh(shared), screens: new Map(screens) };
}
