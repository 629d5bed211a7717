/**
 * Says what unpacked files are: by their own manifest, by the catalog, by what Piper writes beside its voices, or by the
 * files of a model that listens.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ModelManifest } from '#contract/engine-models/manifest.ts';
import { InvalidModel, type UnpackedModel } from '../../../ports/models/port.ts';
import { idOf, servedBy, withoutArchiveEnding, type CatalogEntry } from './catalog.rules.ts';
import { describeListening } from './describe-listening.rules.ts';
import { readOnnxMetadata } from './onnx-metadata.rules.ts';

/** What an archive of the catalog is called: the folder in it has the same name. */
const archiveNames = ({ downloads }: CatalogEntry) =>
  downloads.filter(({ to }) => to === undefined).map(({ name }) => withoutArchiveEnding(name));

/** @throws InvalidModel */
export async function describeModel(unpacked: UnpackedModel, catalog: readonly CatalogEntry[]): Promise<ModelManifest> {
  if (unpacked.manifest) return unpacked.manifest;
  const entry = catalog.find((one) => unpacked.name !== undefined && archiveNames(one).includes(unpacked.name));
  if (entry) return entry.manifest;
  const piper = await describePiper(unpacked);
  if (piper) return piper;
  const { root, name, files } = unpacked;
  const metadata = (file: string) => readOnnxMetadata(path.join(root, file));
  const listening = await describeListening({ name, files, metadata }, catalog);
  if (listening) return listening;
  throw new InvalidModel(
    'it has no model.json, is no archive of the catalog, and holds neither a Piper voice nor a known model that listens',
  );
}

/** What Piper writes beside the network of a voice. */
const PiperConfig = z.object({
  audio: z.object({ sample_rate: z.int().min(8000).max(96_000), quality: z.string().optional() }),
  espeak: z.object({ voice: z.string() }),
  language: z.object({ family: z.string().regex(/^[a-z]{2,3}$/), code: z.string().optional() }).optional(),
  dataset: z.string().optional(),
  num_speakers: z.int().min(1).max(2000).default(1),
  speaker_id_map: z.record(z.string(), z.int().min(0)).default({}),
});

async function describePiper({ root, files }: UnpackedModel): Promise<ModelManifest | undefined> {
  const configs = files.filter((name) => name.endsWith('.onnx.json') && !name.includes('/'));
  const [config] = configs;
  if (!config || configs.length > 1) return undefined;
  const read = PiperConfig.safeParse(await readJson(path.join(root, config)));
  if (!read.success) throw new InvalidModel(`${config} is none of Piper`);
  const { audio, espeak, language, dataset, num_speakers, speaker_id_map } = read.data;
  const stem = config.slice(0, -'.onnx.json'.length);
  for (const name of [`${stem}.onnx`, 'tokens.txt', 'espeak-ng-data/phontab']) {
    if (!files.includes(name)) {
      throw new InvalidModel(`it lacks ${name}: take the archive that sherpa-onnx publishes of this voice`);
    }
  }
  const family = language?.family ?? espeak.voice.split('-')[0] ?? '';
  const speakers = Object.entries(speaker_id_map).map(([name, sid]) => ({ name: name.slice(0, 100), sid }));
  const title = (dataset ?? stem.split('-')[1] ?? stem).replaceAll('_', ' ');
  return {
    format: 1,
    id: idOf(`piper-${stem}`),
    kind: 'speech',
    family: 'vits',
    name: title.charAt(0).toUpperCase() + title.slice(1),
    description: `A Piper voice${audio.quality ? ` of the quality ${audio.quality}` : ''}.`,
    version: '',
    license: { name: 'See the model card', allowsCommercialUse: null },
    languages: [/^[a-z]{2,3}$/.test(family) ? family : 'en'],
    sampleRate: audio.sample_rate,
    speakers: num_speakers > 1 && speakers.length > 0 ? speakers : [{ sid: 0, name: title }],
    files: { model: `${stem}.onnx`, tokens: 'tokens.txt', dataDir: 'espeak-ng-data' },
    checksums: {},
    serves: servedBy([family]),
  };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new InvalidModel(`${path.basename(file)} is not JSON`, { cause: error });
  }
}
