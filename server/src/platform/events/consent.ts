/** What people agreed to or refused, with its proof. Rows are added and never changed. */
import type { Scope } from '../../kernel/context.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import type { Place } from '../../ports/geolocation/port.ts';
import * as store from './consent.store.ts';

export type ConsentKind = 'terms' | 'biometric_terms' | 'product_updates' | 'privacy_opt_out';

/** Which wording, from where, with what. `claimed_place` is what the client said of itself. */
export interface ConsentEvidence {
  version?: string;
  ip: string;
  user_agent: string | null;
  looked_up_place: Place;
  claimed_place?: Place | null;
}

/** The evidence that every request brings. */
export const evidenceOf = ({ ip, userAgent }: Pick<HttpExchange, 'ip' | 'userAgent'>, looked_up_place: Place) => ({
  ip,
  user_agent: userAgent ?? null,
  looked_up_place,
});

export async function recordConsent(
  scope: Scope,
  consent: { user_id: string; kind: ConsentKind; is_given: boolean; evidence: ConsentEvidence },
): Promise<void> {
  await store.insertConsent(scope, consent);
}

/** The last word on each kind that was ever decided on. */
export async function readConsents(
  scope: Scope,
  userId: string,
): Promise<Map<ConsentKind, { is_given: boolean; created_at: Date }>> {
  const rows = await store.lastConsents(scope, userId);
  return new Map(rows.map(({ kind, ...consent }) => [kind as ConsentKind, consent]));
}
