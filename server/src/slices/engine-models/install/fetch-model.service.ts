/** Downloads the parts of a model, compares them with their checksums, and installs what is in them. */
import { rm, stat } from 'node:fs/promises';
import * as errors from '#contract/engine-models/errors.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Outgoing } from '../../../kernel/outgoing/port.ts';
import type { InstalledModel, ModelStore } from '../../../ports/models/port.ts';
import type { CatalogDownload, CatalogEntry } from '../catalog/catalog.rules.ts';
import { describeModel } from '../catalog/describe-model.rules.ts';
import { download, DownloadFailed, findChecksum, partPath } from './download.ts';
import { hashDownload, isDownloaded, markDownloaded } from './downloaded-file.ts';
import { unpackedSize } from './installs.rules.ts';

const maxChecksumList = 4_000_000;

export interface FetchProgress {
  signal: AbortSignal;
  /** What has arrived of one part; `total` are the bytes of all parts, null where they are not known. */
  downloaded(index: number, bytes: number, total: number | null): void;
  /** The downloads are done. */
  unpack(): void;
  unpacked(share: number): void;
}

export interface ModelFetch {
  outgoing: Outgoing;
  models: ModelStore;
  minFreeBytes: number;
  catalog: readonly CatalogEntry[];
  downloads: readonly CatalogDownload[];
  /** An archive that is there already. */
  archive?: string;
  /** Where the parts go. Those of a former run are gone on with. */
  folder: string;
  progress: FetchProgress;
}

/**
 * @throws DownloadFailed; OutgoingRefused; AppError 502 model_checksum_mismatch, 507 model_too_large; what the store
 * throws when it installs
 */
export async function fetchModel(fetching: ModelFetch): Promise<InstalledModel> {
  const { models, downloads, archive, folder, progress, catalog, minFreeBytes } = fetching;
  const from = archive === undefined ? [] : [archive];
  const files: { from: string; to: string }[] = [];
  for (const [index, one] of downloads.entries()) {
    const part = partPath(folder, index);
    await fetchPart(fetching, one, index);
    if (one.to === undefined) from.push(part);
    else files.push({ from: part, to: one.to });
  }
  progress.unpack();
  return models.install(
    {
      ...{ from, files, minFreeBytes },
      describe: (unpacked) => describeModel(unpacked, catalog),
      onProgress: progress.unpacked,
    },
    progress.signal,
  );
}

/** @throws AppError 502 model_checksum_mismatch, 507 model_too_large */
async function fetchPart(
  { outgoing, models, minFreeBytes, downloads, folder, progress }: ModelFetch,
  one: CatalogDownload,
  index: number,
): Promise<void> {
  const { signal } = progress;
  const file = partPath(folder, index);
  const isDone = await isDownloaded(file);
  if (isDone) return progress.downloaded(index, await sizeOf(file), null);
  await download({
    outgoing,
    url: one.url,
    file,
    signal,
    onProgress: ({ bytes, total }) => progress.downloaded(index, bytes, totalOf(downloads, index, total)),
    async requireSpace(bytesLeft) {
      const needed = bytesLeft + unpackedSize(bytesLeft + (await sizeOf(file)));
      const free = Math.max(0, (await models.freeBytes()) - minFreeBytes);
      if (needed > free)
        throw AppError.from(errors.modelTooLarge, { needed_mb: megabytes(needed), free_mb: megabytes(free) });
    },
  });
  const expected = one.sha256 ?? (await readPublishedChecksum(outgoing, one, signal));
  const found = await hashDownload(file, signal);
  if (expected !== undefined && found !== expected.toLowerCase()) {
    const removed_mb = megabytes(await sizeOf(file));
    await rm(file, { force: true });
    throw AppError.from(errors.checksumMismatch, { file: one.name, removed_mb });
  }
  await markDownloaded(file);
}

/** Undefined where the publisher has no list, or the list does not have the file. */
async function readPublishedChecksum(
  outgoing: Outgoing,
  { checksumsUrl, name }: CatalogDownload,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (checksumsUrl === undefined) return undefined;
  const answer = await outgoing(checksumsUrl, { maxBytes: maxChecksumList, maxRedirects: 5, signal });
  if (answer.status !== 200) {
    answer.discard();
    throw new DownloadFailed(new URL(checksumsUrl).host, `its list of checksums was answered with ${answer.status}`);
  }
  return findChecksum(await answer.text(), name);
}

/** What has arrived of all downloads, where the sizes of the others are known. */
function totalOf(downloads: readonly CatalogDownload[], index: number, total: number | null): number | null {
  const sizes = downloads.map(({ bytes }, at) => (at === index ? total : bytes));
  return sizes.includes(null) ? null : sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size ?? 0;
