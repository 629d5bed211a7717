/** Looks for the espeak-ng that the system has installed. It is native code, four times as fast as the package's. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

export interface SystemEspeak {
  /** The address of the shared library. */
  library: string;
  /** What the file's name says, such as `1.1.51` (of espeak-ng 1.51 in Debian). */
  version: string;
}

const triplets: Partial<Record<NodeJS.Architecture, string>> = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };

const places: Partial<Record<NodeJS.Platform, { folders: string[]; file: string }>> = {
  linux: {
    folders: ['/usr/local/lib', `/usr/lib/${triplets[process.arch]}`, '/usr/lib64', '/usr/lib'],
    file: 'libespeak-ng.so.1',
  },
  darwin: { folders: ['/opt/homebrew/lib', '/usr/local/lib'], file: 'libespeak-ng.1.dylib' },
};

/** Only looks at files. Whether the library works is found out in the process that loads it. */
export function findSystemEspeak(): SystemEspeak | undefined {
  const place = places[process.platform];
  if (!place || !hasKoffi()) return undefined;
  const library = place.folders.map((folder) => path.join(folder, place.file)).find((file) => existsSync(file));
  if (library === undefined) return undefined;
  const version = /\d+(?:\.\d+)*/.exec(path.basename(realpathSync(library)).replace('libespeak-ng', ''))?.[0];
  return version === undefined ? undefined : { library, version };
}

/** The package that calls native libraries is optional, because some platforms have no build of it. */
function hasKoffi(): boolean {
  try {
    return existsSync(new URL(import.meta.resolve('koffi')));
  } catch {
    return false;
  }
}
