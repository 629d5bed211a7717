/** The counts of what plans limit. Whether there is room is the matter of the limits; the subscription shows some of them. */
import { limitKinds, type CountedLimit } from '#contract/limits/limits.ts';
import type { Scope } from '../../kernel/context.ts';
import { getBalance } from '../usage/usage.service.ts';
import * as store from './limit-counts.store.ts';

const periodOf = async (scope: Scope, name: CountedLimit): Promise<number> =>
  limitKinds[name] === 'period' ? (await getBalance(scope)).period : 0;

/** Adds to a count of the caller's workspace, in one statement. @returns what it is now; undefined when that would pass the limit */
export async function addToCount(
  scope: Scope,
  name: CountedLimit,
  { amount, limit }: { amount: number; limit: number | null },
): Promise<number | undefined> {
  return store.add(scope, { name, period: await periodOf(scope, name), amount, limit });
}

export async function takeFromCount(scope: Scope, name: CountedLimit, amount: number): Promise<void> {
  await store.subtract(scope, { name, period: await periodOf(scope, name), amount });
}

/** All counts of the caller's workspace: what stands, and what was used in this period. What has none counts nothing. */
export const readCounts = (scope: Scope, period: number): Promise<Map<string, number>> => store.readUse(scope, period);

export async function readCount(scope: Scope, name: CountedLimit): Promise<number> {
  return (await store.readUse(scope, await periodOf(scope, name))).get(name) ?? 0;
}
