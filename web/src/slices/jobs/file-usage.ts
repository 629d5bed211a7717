import type { FileUsage } from '#contract/jobs/types.ts';

interface Quota {
  of: 'user' | 'workspace';
  used: number;
  limit: number;
  state: 'room' | 'nearly_full' | 'full';
}

/** The part of a limit at which advice is shown. The server notifies at the same. */
const nearlyFullAt = 0.8;
/** The server counts every file as this many bytes at least. */
const minFileBytes = 1_000_000;

/**
 * Returns the user's limit, or that of the workspace when it is nearly reached and will be reached first; undefined where
 * there is none, or nothing is kept.
 */
export function tightestQuota({ user, workspace }: FileUsage): Quota | undefined {
  const own = quotaOf('user', user);
  const shared = quotaOf('workspace', workspace);
  if (!shared || shared.state === 'room') return own;
  return own && own.used / own.limit >= shared.used / shared.limit ? own : shared;
}

function quotaOf(of: Quota['of'], { used_bytes: used, limit_bytes: limit }: FileUsage['user']): Quota | undefined {
  if (limit === null || used === 0) return undefined;
  const state = used + minFileBytes > limit ? 'full' : used >= limit * nearlyFullAt ? 'nearly_full' : 'room';
  return { of, used, limit, state };
}
