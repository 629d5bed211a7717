/** The data of espeak-ng that most families need, unpacked from the package that this server speaks with. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const inPackage = '/usr/share/espeak-ng-data/';
/** What is read for English; the other dictionaries have 20 MB. */
const isNeeded = (name: string) => /^(?:phon\w+|intonations|en_dict|lang\/gmw\/en[^/]*)$/.test(name);

/** @returns the folder */
export function unpackEspeakData(parent: string): string {
  const script = fileURLToPath(import.meta.resolve('@echogarden/espeak-ng-emscripten'));
  const data = readFileSync(path.join(path.dirname(script), 'espeak-ng.data'));
  const table = readFileSync(script, 'utf8').matchAll(/\{filename:"([^"]+)",start:([\de]+),end:([\de]+)/g);
  const folder = path.join(parent, 'espeak-ng-data');
  for (const [, file = '', start, end] of table) {
    const name = file.slice(inPackage.length);
    if (!file.startsWith(inPackage) || !isNeeded(name)) continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), data.subarray(Number(start), Number(end)));
  }
  return folder;
}
