/** Files that arrive in parts, so that a lost connection or a restart loses no more than one of them. */
import * as errors from '#contract/uploads/errors.ts';
import {
  uploadPartBytes,
  uploadPurposes,
  type Upload,
  type UploadLimits,
  type UploadPurpose,
} from '#contract/uploads/types.ts';
import { extensionOf, soundTypes, videoTypes } from '#contract/uploads/media-types.ts';
import type { Ctx, Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { createTypeProbe } from '../../kernel/http/forms/file-type.ts';
import { storageError } from '../../kernel/http/forms/form-errors.ts';
import type { Upload as ReceivedFile } from '../../kernel/http/forms/upload.ts';
import { newId } from '../../kernel/ids.ts';
import type { AccountRemoval, UpkeepTask } from '../../manifest.ts';
import { removeLater } from '../../platform/files/file-removal.ts';
import { requireSpace } from '../../platform/files/free-space.ts';
import { createUploads } from '../../platform/files/uploads.ts';
import { plainTypes } from '../../ports/media/port.ts';
import { requireRoom } from '../jobs/file-quota.service.ts';
import { probeFile } from './sound-source.service.ts';
import * as rules from './uploads.rules.ts';
import type { UploadRow } from './uploads.rules.ts';
import * as store from './uploads.store.ts';

export async function getLimits({ parts }: Ctx): Promise<UploadLimits> {
  const program = await parts.media.describeDecoder();
  const reason = 'missing' in program ? program.missing : null;
  const types = reason === null ? [...soundTypes, ...videoTypes] : plainTypes;
  return {
    part_bytes: uploadPartBytes,
    purposes: uploadPurposes.map((purpose) => {
      const { maxBytes, maxSeconds } = rules.limitsOf(parts.config, purpose);
      return { purpose, max_bytes: maxBytes, max_seconds: maxSeconds };
    }),
    decoder: {
      is_complete: reason === null,
      types,
      extensions: [...new Set(types.map((type) => extensionOf(type) ?? ''))].filter(Boolean),
      reason,
    },
  };
}

const expiryFrom = (now: Date) => new Date(now.getTime() + rules.retentionMs);
const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

/**
 * Nothing is received before all of it would have room.
 * @throws AppError 401 missing_permissions; 413 upload_too_large; 429 too_many_open_uploads; 409 file_quota_exceeded; 507
 *   storage_full
 */
export async function createUpload(
  ctx: Ctx,
  { name, size_bytes, purpose }: { name: string; size_bytes: number; purpose: UploadPurpose },
): Promise<Upload> {
  rules.requirePurpose(ctx.actor, purpose);
  const { maxBytes } = rules.limitsOf(ctx.parts.config, purpose);
  if (size_bytes > maxBytes)
    throw AppError.from(errors.uploadTooLarge, { limit_mb: megabytes(maxBytes), size_mb: megabytes(size_bytes) });
  await requireSpace(ctx.parts, size_bytes);
  return transaction(ctx, async (scope) => {
    const used = () => store.sumUploads(scope);
    await requireRoom(scope, ctx.parts.config, used, size_bytes);
    if ((await store.countUploads(scope)) >= rules.maxOpenUploads)
      throw AppError.from(errors.tooManyOpenUploads, { limit: rules.maxOpenUploads });
    const { user_id, workspace_id } = scope.actor;
    const row = await store.insertUpload(scope, {
      ...{ upload_id: newId(), workspace_id, user_id, name, purpose, size_bytes, part_bytes: uploadPartBytes },
      ...{ created_at: scope.now, expires_at: expiryFrom(scope.now) },
    });
    return rules.presentUpload(row, []);
  });
}

/** @throws AppError 404 upload_not_found; 401 missing_permissions */
async function requireUpload(
  scope: Scope,
  id: string,
  find: (scope: Scope, id: string) => Promise<UploadRow | undefined>,
): Promise<UploadRow> {
  const row = await find(scope, id);
  if (!row) throw AppError.from(errors.uploadNotFound, { id });
  rules.requirePurpose(scope.actor, row.purpose);
  return row;
}

export async function getUpload(ctx: Ctx, id: string): Promise<Upload> {
  const row = await requireUpload(ctx, id, store.findUpload);
  return rules.presentUpload(row, await store.listParts(ctx, row));
}

/** @throws AppError 400 upload_part_out_of_range, upload_part_size; 404 upload_not_found; 409 upload_already_complete */
export async function putPart(ctx: Ctx, id: string, part_number: number, file: ReceivedFile): Promise<Upload> {
  const { storage, log } = ctx.parts;
  return transaction(ctx, async (scope) => {
    const row = await requireUpload(scope, id, store.lockUpload);
    if (row.file_key !== null) throw AppError.from(errors.uploadAlreadyComplete);
    const part_count = rules.partCountOf(row);
    if (part_number > part_count) throw AppError.from(errors.uploadPartOutOfRange, { part_number, part_count });
    const expected = rules.sizeOfPart(row, part_number);
    if (file.size !== expected)
      throw AppError.from(errors.uploadPartSize, { part_number, expected, received: file.size });
    const former = await store.putPart(scope, row, { part_number, key: file.key, bytes: file.size });
    await file.keep(scope);
    if (former !== undefined) await removeLater(scope, former, storage, log);
    const expires_at = expiryFrom(scope.now);
    await store.setExpiry(scope, row, expires_at);
    return rules.presentUpload({ ...row, expires_at }, await store.listParts(scope, row));
  });
}

/**
 * Puts the parts together. A file that cannot be used is removed, with its parts.
 * @throws AppError 404 upload_not_found; 409 upload_incomplete; and what `probeFile` says of the file
 */
export async function completeUpload(ctx: Ctx, id: string): Promise<Upload> {
  const row = await requireUpload(ctx, id, store.findUpload);
  if (row.file_key !== null) return rules.presentUpload(row, []);
  const parts = await store.listParts(ctx, row);
  const missing = rules.missingParts(
    row,
    parts.map((part) => part.part_number),
  );
  if (missing.length > 0) throw AppError.from(errors.uploadIncomplete, { missing: listed(missing) });
  await requireSpace(ctx.parts, row.size_bytes);
  const uploads = createUploads(ctx.parts);
  const file = await uploads.create();
  try {
    const probe = createTypeProbe();
    for (const { key } of parts) {
      for await (const chunk of await ctx.parts.storage.read(key)) {
        await probe.add(chunk as Buffer);
        await file.write(chunk as Buffer).catch(storageError);
      }
    }
    await file.commit().catch(storageError);
    const { type } = await probe.end();
    const limits = rules.limitsOf(ctx.parts.config, rules.isPurpose(row.purpose) ? row.purpose : 'audio_isolation');
    const path = await ctx.parts.storage.localPath(file.key);
    const media = await probeFile(ctx, path, type, limits).catch(async (error: unknown) => {
      if (error instanceof AppError && error.http < 500) await removeUpload(ctx, id);
      throw error;
    });
    return await transaction(ctx, async (scope) => {
      const now = await requireUpload(scope, id, store.lockUpload);
      // Another call was faster.
      if (now.file_key !== null) return rules.presentUpload(now, []);
      await uploads.keep(scope, file.key);
      const made = { file_key: file.key, media, expires_at: expiryFrom(scope.now) };
      await removeLater(scope, await store.completeUpload(scope, now, made), ctx.parts.storage, ctx.parts.log);
      return rules.presentUpload({ ...now, ...made }, []);
    });
  } catch (error) {
    // A disk that became full has left a beginning, and the handle of it.
    await file.abort();
    throw error;
  } finally {
    // It is no longer scheduled for removal where it was kept.
    await uploads.discard([file.key]);
  }
}

const maxListed = 10;
const listed = (parts: number[]): string =>
  parts.length > maxListed ? `${parts.slice(0, maxListed).join(', ')} and more` : parts.join(', ');

/** @throws AppError 404 upload_not_found */
export async function removeUpload(ctx: Ctx, id: string): Promise<void> {
  const { storage, log } = ctx.parts;
  await transaction(ctx, async (scope) => {
    await requireUpload(scope, id, store.lockUpload);
    const removed = await store.deleteUpload(scope, id);
    if (removed) await removeLater(scope, [...removed.part_keys, ...keyOf(removed)], storage, log);
  });
}

const keyOf = ({ file_key }: { file_key: string | null }): string[] => (file_key === null ? [] : [file_key]);

export const purgeExpiredUploads: UpkeepTask = async (scope, { storage, log }: Parts) => {
  await transaction(scope, async (within) => {
    await removeLater(within, await store.deleteExpired(within), storage, log);
  });
};

/** @returns the keys of their files */
export const removePersonalData = (scope: Scope, removal: AccountRemoval): Promise<string[]> =>
  store.deleteUploadsOf(scope, removal);
