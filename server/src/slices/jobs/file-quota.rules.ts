/** The quotas of kept files: of each user, and of each workspace. Pure. */
import type { FileUsage } from '#contract/jobs/types.ts';

/** In bytes; 0 for no limit. */
export interface FileQuota {
  user: number;
  workspace: number;
}

export type QuotaHolder = keyof FileQuota;

/** Bytes that the files of a user and of a workspace take, those included that unfinished jobs are going to make. */
export type FileSums = Record<QuotaHolder, number>;

export const megabyte = 1_000_000;
/** A smaller file counts as this many bytes, so that the quota limits the number of files too. */
export const minCountedBytes = 1_000_000;
export const countedBytes = (bytes: number): number => Math.max(Math.ceil(bytes), minCountedBytes);

/** The part of a quota at which people are notified that it will be reached. */
const warnAt = 0.8;
const holders = ['user', 'workspace'] as const satisfies QuotaHolder[];
const limited = (quota: FileQuota) => holders.filter((of) => quota[of] > 0);

/** How many more bytes both quotas have room for. */
export const roomFor = (quota: FileQuota, used: FileSums): number =>
  Math.min(Infinity, ...limited(quota).map((of) => quota[of] - used[of]));

/** The parameters of the refusal; undefined when both quotas have room for `bytes` more. */
export function findExceeded(quota: FileQuota, used: FileSums, bytes: number) {
  const of = limited(quota).find((one) => used[one] + bytes > quota[one]);
  if (!of) return undefined;
  const [used_mb, needed_mb, limit_mb] = [used[of], bytes, quota[of]].map((n) => Math.ceil(n / megabyte));
  return { of, used_mb: used_mb ?? 0, needed_mb: needed_mb ?? 0, limit_mb: limit_mb ?? 0 };
}

/** The quotas that `bytes` more fill to 80 %, which they were below before. */
export const findNearlyReached = (quota: FileQuota, used: FileSums, bytes: number) =>
  limited(quota)
    .filter((of) => used[of] < quota[of] * warnAt && used[of] + bytes >= quota[of] * warnAt)
    .map((of) => ({
      of,
      used_mb: Math.ceil((used[of] + bytes) / megabyte),
      limit_mb: Math.ceil(quota[of] / megabyte),
    }));

export function presentFileUsage(quota: FileQuota, used: FileSums): FileUsage {
  const present = (of: QuotaHolder) => ({ used_bytes: used[of], limit_bytes: quota[of] || null });
  return { user: present('user'), workspace: present('workspace') };
}
