/** Looks for PocketSphinx and its English model, which Debian has as packages. It only looks at files. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

export interface InstalledPocketSphinx {
  /** The shared libraries, in the order in which they are loaded. */
  base: string;
  library: string;
  /** The folder of the English model. */
  model: string;
  version: string;
}

/** The packages of Debian that it is in. */
export const pocketSphinxPackages = ['libpocketsphinx3', 'pocketsphinx-en-us'];

/** What to do where it is missing. */
export const pocketSphinxRemedy = `Install the Debian packages ${pocketSphinxPackages.join(' and ')} on the server, or a model for recognition.`;

const triplets: Partial<Record<NodeJS.Architecture, string>> = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };
const model = '/usr/share/pocketsphinx/model/en-us';

export function findPocketSphinx(): InstalledPocketSphinx | { missing: string; packages?: readonly string[] } {
  if (process.platform !== 'linux') return { missing: 'PocketSphinx is used on Linux only.' };
  if (!hasKoffi()) return { missing: 'The package koffi, which calls native libraries, is not installed.' };
  const find = (file: string) =>
    ['/usr/local/lib', `/usr/lib/${triplets[process.arch]}`, '/usr/lib64', '/usr/lib']
      .map((folder) => path.join(folder, file))
      .find((one) => existsSync(one));
  const base = find('libsphinxbase.so.3');
  const library = find('libpocketsphinx.so.3');
  if (base === undefined || library === undefined || !existsSync(`${model}/cmudict-en-us.dict`))
    return { missing: `PocketSphinx is not on this machine. ${pocketSphinxRemedy}`, packages: pocketSphinxPackages };
  const version = /so\.(.*)$/.exec(realpathSync(library))?.[1] ?? '3';
  return { base, library, model, version: `PocketSphinx ${version}` };
}

function hasKoffi(): boolean {
  try {
    return existsSync(new URL(import.meta.resolve('koffi')));
  } catch {
    return false;
  }
}
