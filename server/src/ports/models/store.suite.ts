/** Models and archives for tests of the store. Nothing loads them: they only have the shape. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack, type Header } from 'tar-stream';
import type { ModelManifest, SpeechManifest } from '#contract/engine-models/manifest.ts';
import { createModelStore } from './disk.ts';
import { InvalidModel, type UnpackedModel } from './port.ts';

export const manifestOf = (id: string, change: Partial<SpeechManifest> = {}): SpeechManifest => ({
  format: 1,
  id,
  kind: 'speech',
  family: 'vits',
  name: `Model ${id}`,
  description: '',
  version: '1',
  license: { name: 'MIT', allowsCommercialUse: true },
  languages: ['en'],
  sampleRate: 22_050,
  speakers: [{ sid: 0, name: 'One' }],
  files: { model: 'model.onnx', tokens: 'tokens.txt', dataDir: 'espeak-ng-data' },
  checksums: {},
  serves: ['eleven_multilingual_v2'],
  ...change,
});

/** The files of a model, as they lie in its folder. */
export const filesOf = (manifest: SpeechManifest): Record<string, string> => ({
  'model.json': JSON.stringify(manifest),
  'model.onnx': 'weights '.repeat(5000),
  'tokens.txt': '_ 0\n^ 1\n$ 2\n',
  'espeak-ng-data/phontab': 'phonemes',
});

type Entry = [Partial<Header> & { name: string }, (string | Buffer)?];

export async function tar(entries: readonly Entry[]): Promise<Buffer> {
  const packing = pack();
  for (const [header, content] of entries) packing.entry(header as Header, content ?? '');
  packing.finalize();
  return buffer(packing);
}

/** A tar.gz with everything in one folder. */
export async function archiveOf(files: Record<string, string | Buffer>, folder = 'model-1.0'): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, content]): Entry => [{ name: `${folder}/${name}` }, content]);
  return gzipSync(await tar(entries));
}

/** The model says what it is by its own manifest. */
export function describeItself({ manifest }: UnpackedModel): Promise<ModelManifest> {
  if (!manifest) throw new InvalidModel('it has no model.json');
  return Promise.resolve(manifest);
}

export async function openStore(shared?: string) {
  const base = shared ?? (await mkdtemp(path.join(os.tmpdir(), 'veery-models-')));
  const store = await createModelStore({ folder: path.join(base, 'models'), lookEveryMs: 20 });
  const signal = new AbortController().signal;
  let count = 0;
  return {
    base,
    store,
    async write(bytes: Uint8Array, name = `archive-${count++}`) {
      const file = path.join(base, name);
      await writeFile(file, bytes);
      return file;
    },
    async writeFolder(files: Record<string, string>) {
      const folder = path.join(base, `folder-${count++}`);
      for (const [name, content] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
        await writeFile(path.join(folder, name), content);
      }
      return folder;
    },
    async install(bytes: Uint8Array) {
      const from = [await this.write(bytes)];
      return store.install({ from, describe: describeItself }, signal);
    },
    async close() {
      await store.close();
      if (!shared) await rm(base, { recursive: true });
    },
  };
}
