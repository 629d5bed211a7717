/** The devices that a user signs in from. */
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { upsertFingerprint } from './devices.store.ts';

export async function recordFingerprint(
  scope: Scope,
  { fingerprint, visitor_id }: { fingerprint: string; visitor_id?: string | null | undefined },
): Promise<void> {
  await transaction(scope, (scope) =>
    upsertFingerprint(scope, {
      fingerprint: fingerprint.toWellFormed(),
      visitor_id: visitor_id?.toWellFormed() ?? null,
    }),
  );
}
