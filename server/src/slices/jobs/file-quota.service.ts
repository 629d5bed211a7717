/**
 * Reserves space for the files of jobs within the quotas of their user and workspace: an estimate when the job is asked for,
 * and more before more is written. Reservations wait for each other, so no race exceeds a quota.
 */
import { fileQuotaExceeded } from '#contract/jobs/errors.ts';
import type { FileUsage } from '#contract/jobs/types.ts';
import type { Config } from '../../kernel/boot/config.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { listMembers } from '../../platform/identity/accounts/members.ts';
import { addMessage } from '../../platform/notify/messages.ts';
import * as rules from './file-quota.rules.ts';
import type { FileSums } from './file-quota.rules.ts';
import * as store from './file-quota.store.ts';
import { hasQuota, type JobRow } from './jobs.rules.ts';

export type QuotaConfig = Pick<Config, 'fileQuota'>;
type Owner = Pick<JobRow, 'user_id' | 'workspace_id'>;

/** Bytes by which a reservation that was too small grows, so that few chunks have to wait for it. */
const growBy = 8 * rules.megabyte;

export async function getFileUsage(scope: Scope, { fileQuota }: QuotaConfig): Promise<FileUsage> {
  return rules.presentFileUsage(fileQuota, await store.sumFiles(scope.db, scope.actor));
}

/**
 * Inside the transaction that writes the job with its reservation.
 * @returns what the job is to reserve
 * @throws AppError 409 file_quota_exceeded
 */
export async function reserveSpace(
  scope: Scope,
  { fileQuota }: QuotaConfig,
  { kind, user_id, workspace_id }: Owner & { kind: string },
  fileBytes: number,
): Promise<number> {
  if (!hasQuota(kind)) return 0;
  const owner = { user_id, workspace_id };
  const bytes = rules.countedBytes(fileBytes);
  await store.lockFiles(scope.db, owner);
  await take(scope, fileQuota, owner, await store.sumFiles(scope.db, owner), bytes);
  return bytes;
}

/**
 * For files that belong to no job, inside the transaction that writes their row: refuses what would have no room beside the
 * files of jobs.
 * @param readOthers sums what such files take already, once nobody else can add to them
 * @throws AppError 409 file_quota_exceeded
 */
export async function requireRoom(
  scope: Scope,
  { fileQuota }: QuotaConfig,
  readOthers: () => Promise<FileSums>,
  bytes: number,
): Promise<void> {
  await store.lockFiles(scope.db, scope.actor);
  const [ofJobs, others] = [await store.sumFiles(scope.db, scope.actor), await readOthers()];
  const used = { user: ofJobs.user + others.user, workspace: ofJobs.workspace + others.workspace };
  const exceeded = rules.findExceeded(fileQuota, used, bytes);
  if (exceeded) throw AppError.from(fileQuotaExceeded, exceeded);
}

/**
 * Before a run writes more than its job has reserved.
 * @returns the bytes that the file may have now; undefined where the job is no longer the run's
 * @throws AppError 409 file_quota_exceeded
 */
export async function extendReservation(
  scope: Scope,
  { fileQuota }: QuotaConfig,
  row: JobRow,
  fileBytes: number,
): Promise<number | undefined> {
  if (!hasQuota(row.kind)) return Infinity;
  return transaction(scope, async (within) => {
    await store.lockFiles(within.db, row);
    const reserved = await store.readReservation(within.db, row);
    if (reserved === undefined || fileBytes <= reserved) return reserved;
    const used = await store.sumFiles(within.db, row);
    const missing = fileBytes - reserved;
    const bytes = Math.max(missing, Math.min(missing + growBy, rules.roomFor(fileQuota, used)));
    await take(within, fileQuota, row, used, bytes);
    await store.setReservation(within.db, row, reserved + bytes);
    return reserved + bytes;
  });
}

async function take(scope: Scope, quota: rules.FileQuota, owner: Owner, used: FileSums, bytes: number): Promise<void> {
  const exceeded = rules.findExceeded(quota, used, bytes);
  if (exceeded) throw AppError.from(fileQuotaExceeded, exceeded);
  for (const params of rules.findNearlyReached(quota, used, bytes)) {
    const notice = { kind: 'file_quota_nearly_reached' as const, params };
    for (const reader of await listReaders(scope, params.of, owner)) await addMessage(scope, reader, notice);
  }
}

/** The quota of a workspace concerns its admins, beside whoever is filling it. */
async function listReaders(scope: Scope, of: rules.QuotaHolder, owner: Owner): Promise<Owner[]> {
  const { user_id, workspace_id } = owner;
  if (of === 'user') return [{ user_id, workspace_id }];
  const members = await listMembers(scope, workspace_id);
  const admins = members.filter(({ role, disabled_at }) => role === 'admin' && !disabled_at);
  const readers = new Set([user_id, ...admins.map((admin) => admin.user_id)]);
  return [...readers].map((reader) => ({ user_id: reader, workspace_id }));
}
