import type { Scope } from '../../kernel/context.ts';

const maxFingerprints = 50;

/** Writes the fingerprint of a device and keeps only the ones seen last. */
export async function upsertFingerprint(
  { db, actor: { user_id }, now }: Scope,
  { fingerprint, visitor_id }: { fingerprint: string; visitor_id: string | null },
): Promise<void> {
  await db
    .insertInto('device_fingerprint')
    .values({ user_id, fingerprint, visitor_id, first_seen_at: now, last_seen_at: now })
    .onConflict((c) => c.columns(['user_id', 'fingerprint']).doUpdateSet({ visitor_id, last_seen_at: now }))
    .execute();
  await db
    .deleteFrom('device_fingerprint')
    .where('user_id', '=', user_id)
    .where('fingerprint', 'in', (q) =>
      q
        .selectFrom('device_fingerprint')
        .select('fingerprint')
        .where('user_id', '=', user_id)
        .orderBy('last_seen_at', 'desc')
        .orderBy('fingerprint')
        .offset(maxFingerprints),
    )
    .execute();
}
