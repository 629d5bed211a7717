/** The installation of a model as a job: download, comparison with the publisher's checksums, unpacking, installation. */
import * as errors from '#contract/engine-models/errors.ts';
import { notOperator } from '#contract/kit/access-errors.ts';
import { AppError } from '../../../kernel/errors.ts';
import { OutgoingFailed, OutgoingRefused } from '../../../kernel/outgoing/port.ts';
import { isStorageFull } from '../../../kernel/storage-full.ts';
import type { Parts } from '../../../context.ts';
import { ChecksumMismatch, InvalidModel, ModelExists } from '../../../ports/models/port.ts';
import { jobHandler, type JobRun } from '../../jobs/job-runs.service.ts';
import type { CatalogDownload, CatalogEntry } from '../catalog/catalog.rules.ts';
import { catalogOf } from '../catalog/catalog.service.ts';
import { DownloadFailed, partPath } from './download.ts';
import { fetchModel } from './fetch-model.service.ts';
import { installSteps } from './installs.rules.ts';
import * as store from './installs.store.ts';

/** How often a run looks whether it was paused, also while a host says nothing, and writes how far it is. */
const lookEveryMs = 500;
/** The download is the longer part of the work. */
const downloadShare = 0.8;

export interface InstallPayload {
  install_id: string;
}

export const installHandler = jobHandler<InstallPayload>('model_install', async (run) => {
  const { parts, payload } = run;
  // Whoever has lost the rights of an operator since then installs nothing.
  if (!(await run.enter()).actor.is_operator) throw AppError.from(notOperator);
  const row = await store.findInstall(parts, payload.install_id);
  // It was cancelled.
  if (!row) return {};
  const folder = await parts.models.downloadFolder(row.install_id);
  const watch = watchRun(run, row.install_id);
  try {
    const catalog = catalogOf(parts.config);
    await fetchModel({
      ...{ outgoing: parts.outgoing, models: parts.models, minFreeBytes: parts.config.minFreeBytes, catalog, folder },
      downloads: downloadsOf(row, catalog),
      ...(row.source === 'file' ? { archive: partPath(folder, 0) } : {}),
      progress: watch,
    });
    await store.deleteInstall(parts, row.install_id);
    await parts.models.discardDownload(row.install_id);
    return {};
  } catch (error) {
    // The reason why the run was stopped says more than what broke off for it.
    const cause: unknown = watch.signal.aborted ? watch.signal.reason : error;
    throw await explain(parts, row, cause);
  } finally {
    await watch.end();
    if (!(await store.findInstall(parts, row.install_id))) await parts.models.discardDownload(row.install_id);
  }
});

function downloadsOf(row: store.InstallRow, catalog: readonly CatalogEntry[]): CatalogDownload[] {
  if (row.source === 'file') return [];
  if (row.source === 'address') {
    const url = row.url ?? '';
    const sha256 = row.sha256 ?? undefined;
    return [{ url, name: row.name, bytes: null, sha256, checksumsUrl: undefined, to: undefined }];
  }
  const entry = catalog.find(({ manifest }) => manifest.id === row.catalog_id);
  if (!entry) throw AppError.from(errors.invalidModel, { reason: 'the catalog no longer has it' });
  return entry.downloads;
}

async function explain(parts: Parts, row: store.InstallRow, error: unknown): Promise<unknown> {
  const host = row.url ? new URL(row.url).host : row.name;
  if (error instanceof DownloadFailed)
    return AppError.from(errors.downloadFailed, { host: error.host, reason: error.message });
  if (error instanceof OutgoingFailed && error.reason !== 'aborted') {
    return AppError.from(errors.downloadFailed, { host, reason: error.message.replace(/\.$/, '') });
  }
  if (error instanceof OutgoingRefused) {
    return AppError.from(errors.downloadFailed, { host, reason: error.message.replace(/\.$/, '') });
  }
  if (error instanceof ModelExists) return AppError.from(errors.modelIsInstalled, { name: error.title });
  if (isStorageFull(error)) {
    const free_mb = megabytes(await parts.models.freeBytes());
    return AppError.from(errors.modelTooLarge, { needed_mb: megabytes((row.bytes_total ?? 0) * 3), free_mb });
  }
  if (error instanceof InvalidModel || error instanceof ChecksumMismatch) {
    // What was downloaded is of no use; a file that somebody sent may have been meant otherwise.
    if (row.source !== 'file') await parts.models.discardDownload(row.install_id);
    return AppError.from(errors.invalidModel, { reason: error.message });
  }
  return error;
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

/** Writes how far the run is, and aborts when the job is no longer the run's. */
function watchRun(run: JobRun<InstallPayload>, installId: string) {
  const { parts } = run;
  const stopped = new AbortController();
  const pace = createPace();
  const bytes: number[] = [];
  let total: number | null = null;
  let share = 0;
  let isUnpacking = false;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const done = bytes.reduce((sum, one) => sum + (one ?? 0), 0);
    const downloaded = total ? Math.min(1, done / total) * downloadShare : 0;
    const step = isUnpacking ? downloadShare + share * (1 - downloadShare) : downloaded;
    await store.updateInstall(parts, installId, {
      is_unpacking: isUnpacking,
      ...(bytes.length > 0 ? { bytes_done: done, bytes_total: total } : {}),
      bytes_per_second: isUnpacking ? null : pace.perSecond(done),
    });
    await run.progress(Math.min(installSteps - 1, Math.floor(step * installSteps)));
  }
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => stopped.abort(error))
      .finally(() => (looking = undefined));
  }, lookEveryMs);
  return {
    signal: AbortSignal.any([run.signal, stopped.signal]),
    downloaded(index: number, count: number, all: number | null): void {
      bytes[index] = count;
      if (all !== null) total = all;
    },
    unpack: () => void (isUnpacking = true),
    unpacked: (done: number) => void (share = done),
    async end(): Promise<void> {
      clearInterval(timer);
      await looking;
      await store.updateInstall(parts, installId, { bytes_per_second: null, is_unpacking: false });
    },
  };
}

/** Bytes a second over the last ten seconds. */
function createPace() {
  const seen: { at: number; bytes: number }[] = [];
  return {
    perSecond(bytes: number): number | null {
      const at = Date.now();
      seen.push({ at, bytes });
      while (seen.length > 1 && seen[0]!.at < at - 10_000) seen.shift();
      const first = seen[0]!;
      return at - first.at < 900 ? null : Math.round(((bytes - first.bytes) * 1000) / (at - first.at));
    },
  };
}
