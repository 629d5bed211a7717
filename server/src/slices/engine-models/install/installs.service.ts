/** Installations of models: begun, paused, resumed and cancelled by operators. The job does the work. */
import * as errors from '#contract/engine-models/errors.ts';
import type { ModelInstall } from '#contract/engine-models/types.ts';
import { pipeline } from 'node:stream/promises';
import type { Ctx } from '../../../context.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Upload } from '../../../kernel/http/forms/upload.ts';
import { newId } from '../../../kernel/ids.ts';
import { createFileWriter } from '../../../kernel/streams.ts';
import type { Scope } from '../../../kernel/context.ts';
import { OutgoingRefused } from '../../../kernel/outgoing/port.ts';
import { audit } from '../../../platform/events/audit.ts';
import { isUnfinished } from '../../jobs/jobs.rules.ts';
import { createJob } from '../../jobs/jobs.service.ts';
import { cancelAnyJob, findAnyJob, retryAnyJob } from '../../jobs/operator-jobs.service.ts';
import { downloadBytes } from '../catalog/catalog.rules.ts';
import { catalogOf } from '../catalog/catalog.service.ts';
import { partPath } from './download.ts';
import { installSteps, presentInstall, unpackedSize } from './installs.rules.ts';
import type { InstallPayload } from './install.jobs.ts';
import * as store from './installs.store.ts';

const megabyte = 1_000_000;

export async function listInstalls(scope: Pick<Scope, 'db'>): Promise<ModelInstall[]> {
  const rows = await store.listInstalls(scope);
  return Promise.all(rows.map(async (row) => presentInstall(row, await findAnyJob(scope, row.job_id))));
}

/** @throws AppError 404 catalog_model_not_found, 409 model_is_installed, model_install_under_way, 507 model_too_large */
export async function installFromCatalog(ctx: Ctx, catalogId: string): Promise<ModelInstall> {
  const entry = catalogOf(ctx.parts.config).find(({ manifest }) => manifest.id === catalogId);
  if (!entry) throw AppError.from(errors.catalogModelNotFound, { id: catalogId });
  const { name } = entry.manifest;
  const { models } = await ctx.parts.models.list();
  if (models.some(({ manifest }) => manifest.id === catalogId)) throw AppError.from(errors.modelIsInstalled, { name });
  const bytes_total = downloadBytes(entry);
  await requireRoom(ctx, bytes_total);
  return begin(ctx, { install_id: newId(), catalog_id: catalogId, name, source: 'catalog', bytes_total });
}

/** @throws AppError 400 model_address_refused, 409 model_install_under_way */
export async function installFromAddress(
  ctx: Ctx,
  { url, sha256 }: { url: string; sha256?: string | undefined },
): Promise<ModelInstall> {
  await requireAllowed(ctx, url);
  const { host, pathname } = new URL(url);
  const name = decodeURIComponent(pathname.split('/').at(-1) ?? '').slice(0, 100) || host;
  return begin(ctx, { install_id: newId(), name, source: 'address', url, sha256: sha256?.toLowerCase() ?? null });
}

/** What fails in another way is told by the job, which tries it again. The job checks the address, too. */
async function requireAllowed({ parts, signal }: Ctx, url: string): Promise<void> {
  try {
    const answer = await parts.outgoing(url, { method: 'HEAD', maxBytes: 0, headMs: 3000, maxRedirects: 5, signal });
    answer.discard();
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) return;
    throw AppError.from(errors.modelAddressRefused, { reason: error.message.replace(/\.$/, '') }, { cause: error });
  }
}

/** The file is copied to the models, because what a form sent is removed with its request. */
export async function installFromFile(ctx: Ctx, file: Upload): Promise<ModelInstall> {
  const { models, storage } = ctx.parts;
  await requireRoom(ctx, file.size);
  const install_id = newId();
  const folder = await models.downloadFolder(install_id);
  try {
    await pipeline(await storage.read(file.key), createFileWriter(partPath(folder, 0)));
    const size = { bytes_done: file.size, bytes_total: file.size };
    return await begin(ctx, { install_id, name: file.name.slice(0, 100), source: 'file', ...size });
  } catch (error) {
    await models.discardDownload(install_id);
    throw error;
  }
}

/** @throws AppError 507 model_too_large */
async function requireRoom({ parts: { models, config } }: Ctx, bytes: number | null): Promise<void> {
  const needed = bytes === null ? 0 : bytes + unpackedSize(bytes);
  const free = Math.max(0, (await models.freeBytes()) - config.minFreeBytes);
  if (needed < free) return;
  throw AppError.from(errors.modelTooLarge, {
    needed_mb: Math.ceil(needed / megabyte),
    free_mb: Math.floor(free / megabyte),
  });
}

type NewInstall = Pick<store.InstallRow, 'install_id' | 'name' | 'source'> & Partial<store.InstallRow>;

/** @throws AppError 409 model_install_under_way */
async function begin(ctx: Ctx, install: NewInstall): Promise<ModelInstall> {
  return transaction(ctx, async (within) => {
    const { install_id, name, source, url = null } = install;
    const { job_id } = await addJob(within, ctx, install);
    const row = await store.insertInstall(within, { ...install, job_id, created_at: within.now });
    if (!row) throw AppError.from(errors.installUnderWay, { name });
    await audit(within, 'model.install_started', { install_id, name, source, url, job_id });
    return presentInstall(row, await findAnyJob(within, job_id));
  });
}

function addJob(within: Scope, { parts }: Ctx, { install_id, name }: Pick<NewInstall, 'install_id' | 'name'>) {
  const payload: InstallPayload = { install_id };
  const about = { kind: 'model_install' as const, params: { name }, total: installSteps, fileBytes: 0 };
  return createJob(within, parts.config, { ...about, payload });
}

/** @throws AppError 404 model_install_not_found, 409 model_install_state */
export async function pauseInstall(ctx: Ctx, installId: string): Promise<ModelInstall> {
  return transaction(ctx, async (within) => {
    const { row, job } = await requireInstall(within, installId);
    if (!job || !isUnfinished(job)) throw AppError.from(errors.installNotPossible);
    await cancelAnyJob(within, job.job_id);
    return presentInstall(row, await findAnyJob(within, job.job_id));
  });
}

/** @throws AppError 404 model_install_not_found, 409 model_install_state, 507 model_too_large */
export async function resumeInstall(ctx: Ctx, installId: string): Promise<ModelInstall> {
  const { row, job } = await requireInstall(ctx, installId);
  if (job && (isUnfinished(job) || job.state === 'done')) throw AppError.from(errors.installNotPossible);
  await requireRoom(ctx, row.bytes_total === null ? null : Math.max(0, row.bytes_total - row.bytes_done));
  if (job) {
    await retryAnyJob(ctx, job.job_id);
    return presentInstall(row, await findAnyJob(ctx, job.job_id));
  }
  return transaction(ctx, async (within) => {
    const { job_id } = await addJob(within, ctx, row);
    await store.updateInstall(within, installId, { job_id });
    return presentInstall({ ...row, job_id }, await findAnyJob(within, job_id));
  });
}

/** @throws AppError 404 model_install_not_found */
export async function cancelInstall(ctx: Ctx, installId: string): Promise<void> {
  await transaction(ctx, async (within) => {
    const { row, job } = await requireInstall(within, installId);
    if (job && isUnfinished(job)) await cancelAnyJob(within, job.job_id);
    await store.deleteInstall(within, installId);
    await audit(within, 'model.install_cancelled', { install_id: installId, name: row.name });
  });
  await ctx.parts.models.discardDownload(installId);
}

async function requireInstall(scope: Pick<Scope, 'db'>, installId: string) {
  const row = await store.findInstall(scope, installId);
  if (!row) throw AppError.from(errors.modelInstallNotFound, { id: installId });
  return { row, job: await findAnyJob(scope, row.job_id) };
}
