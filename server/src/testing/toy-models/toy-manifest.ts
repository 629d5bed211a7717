/** The manifest of a toy model, written into its folder. */
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SpeechManifest, type SpeechFamily } from '#contract/engine-models/manifest.ts';

interface ToyManifestInput {
  id: string;
  family: SpeechFamily;
  sampleRate: number;
  speakers: number;
  /** By role. */
  files: Record<string, string>;
  /** A folder with the data of espeak-ng, to be copied. */
  espeakData: string | undefined;
}

export function toyManifest(
  folder: string,
  { id, family, sampleRate, speakers, files, espeakData }: ToyManifestInput,
): { folder: string; manifest: SpeechManifest } {
  if (espeakData !== undefined) cpSync(espeakData, path.join(folder, 'espeak-ng-data'), { recursive: true });
  const manifest = SpeechManifest.parse({
    format: 1,
    id,
    kind: 'speech',
    family,
    name: `Toy ${family}`,
    description: 'Hums its text. Made by tests.',
    version: '1',
    license: { name: 'CC0-1.0', allowsCommercialUse: true },
    languages: ['en'],
    sampleRate,
    speakers: Array.from({ length: speakers }, (_, sid) => ({
      sid,
      name: `Speaker ${sid + 1}`,
      gender: sid === 1 ? 'female' : 'male',
    })),
    files: { ...files, ...(espeakData === undefined ? {} : { dataDir: 'espeak-ng-data' }) },
    checksums: checksumsOf(folder),
    serves: ['eleven_multilingual_v2'],
  });
  writeFileSync(path.join(folder, 'model.json'), JSON.stringify(manifest, undefined, 2));
  return { folder, manifest };
}

function checksumsOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name !== 'model.json' && statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}
