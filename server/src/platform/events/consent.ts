/** What people agreed to or refused, with the evidence. Rows are added and never changed. */
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import type { Place } from '../../ports/geolocation/port.ts';

export type ConsentKind = 'terms' | 'biometric_terms' | 'product_updates' | 'privacy_opt_out';

/** Which wording was shown, and who answered from where. `claimed_place` is what the client said about itself. */
export interface ConsentEvidence {
  version?: string;
  /** The addresses of what was accepted. */
  terms_url?: string | null;
  privacy_url?: string | null;
  ip: string;
  user_agent: string | null;
  looked_up_place: Place;
  claimed_place?: Place | null;
}

export type ConsentClient = Pick<HttpExchange, 'ip' | 'userAgent' | 'proxyHeader'>;

/** The evidence that every request brings with it. */
export const evidenceOf = ({ parts }: Pick<Ctx, 'parts'>, client: ConsentClient) => ({
  ip: client.ip,
  user_agent: client.userAgent ?? null,
  looked_up_place: parts.geolocation.locate(client),
});

export async function recordConsent(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  consent: { user_id: string; kind: ConsentKind; is_given: boolean; evidence: ConsentEvidence },
): Promise<void> {
  await db
    .insertInto('consent')
    .values({ ...consent, evidence: toJsonColumn(consent.evidence), created_at: now })
    .execute();
}

/** The last decision of each kind that the user ever made. */
export async function readConsents(
  { db }: Pick<Scope, 'db'>,
  userId: string,
): Promise<Map<ConsentKind, { is_given: boolean; created_at: Date }>> {
  const rows = await db
    .selectFrom('consent')
    .distinctOn('kind')
    .select(['kind', 'is_given', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .orderBy('created_at', 'desc')
    .orderBy('consent_id', 'desc')
    .execute();
  return new Map(rows.map(({ kind, ...consent }) => [kind as ConsentKind, consent]));
}
