/**
 * The built-in catalog: well-known open models, as data. Nothing of it is made up: a size or a license that is not known is
 * null, and checksums come from the list that a publisher keeps beside the files.
 */
import { z } from 'zod';
import { ListeningManifest, SpeechManifest, type ModelManifest } from '#contract/engine-models/manifest.ts';
import { hostedModelIds, hostedRecognitionIds } from '#contract/models/model-ids.ts';

const Download = z.strictObject({
  host: z.string(),
  name: z.string(),
  bytes: z.int().positive().nullable(),
  sha256: z.string().optional(),
  /** A single file is put here; an archive is unpacked. */
  to: z.string().optional(),
});

/** What an entry has beside its manifest. */
const fromWhere = {
  downloads: z.array(Download).min(1),
  /** Seconds that one core of a Raspberry Pi 4 needs for a second of audio, as the publisher of the runtime measured. */
  cost: z.number().positive().nullable(),
};

/** The kind of a model that speaks is left out. */
const Entry = z.union([
  SpeechManifest.omit({ format: true, kind: true, checksums: true, serves: true }).extend(fromWhere),
  z.strictObject(ListeningManifest.shape).omit({ format: true, checksums: true, serves: true }).extend(fromWhere),
]);

const Catalog = z.strictObject({
  hosts: z.record(z.string(), z.strictObject({ base: z.url(), checksums: z.url().optional() })),
  models: z.array(Entry),
});

export interface CatalogDownload {
  url: string;
  /** The name of the file at its host. */
  name: string;
  bytes: number | null;
  sha256: string | undefined;
  /** A list of the publisher with the checksums of his files. */
  checksumsUrl: string | undefined;
  to: string | undefined;
}

export interface CatalogEntry {
  manifest: ModelManifest;
  downloads: CatalogDownload[];
  cost: number | null;
}

/** Models that speak no English are not asked for by ids that stand for English alone. */
const englishOnly = ['eleven_flash_v2', 'eleven_turbo_v2', 'eleven_monolingual_v1'];
export const servedBy = (languages: readonly string[]) =>
  hostedModelIds.filter((id) => languages.includes('en') || !englishOnly.includes(id));

/** Models that understand sound while it arrives serve the realtime id, too. */
export const recognitionServedBy = ({ kind, family }: Pick<ListeningManifest, 'kind' | 'family'>) =>
  kind === 'recognition'
    ? hostedRecognitionIds.filter((id) => id !== 'scribe_v2_realtime' || family.startsWith('online'))
    : [];

export function readCatalog(given: unknown): CatalogEntry[] {
  const { hosts, models } = Catalog.parse(given);
  return models.map(({ downloads, cost, ...manifest }) => ({
    manifest:
      'kind' in manifest
        ? { ...manifest, format: 1, checksums: {}, serves: recognitionServedBy(manifest) }
        : { ...manifest, format: 1, kind: 'speech', checksums: {}, serves: servedBy(manifest.languages) },
    cost,
    downloads: downloads.map(({ host, name, bytes, sha256, to }) => {
      const from = hosts[host];
      if (!from) throw new Error(`${manifest.id}: the catalog has no host ${host}`);
      return { url: new URL(name, from.base).href, name, bytes, sha256, to, checksumsUrl: from.checksums };
    }),
  }));
}

const archiveEnding = /\.(?:tar(?:\.(?:gz|bz2))?|tgz|tbz2?|zip)$/i;
export const withoutArchiveEnding = (name: string): string => name.replace(archiveEnding, '');

/** The size of all downloads; null where one is not known. */
export function downloadBytes({ downloads }: CatalogEntry): number | null {
  const sizes = downloads.map(({ bytes }) => bytes);
  return sizes.includes(null) ? null : sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
}

/** The id of a model by its name. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 64)
    .replace(/[^a-z0-9]+$/, '') || 'model';
