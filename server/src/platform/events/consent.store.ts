import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';

export async function insertConsent(
  scope: Scope,
  consent: { user_id: string; kind: string; is_given: boolean; evidence: object },
): Promise<void> {
  await scope.db
    .insertInto('consent')
    .values({ ...consent, evidence: toJsonColumn(consent.evidence), created_at: scope.now })
    .execute();
}

/** The newest of each kind. */
export function lastConsents(scope: Scope, userId: string) {
  return scope.db
    .selectFrom('consent')
    .distinctOn('kind')
    .select(['kind', 'is_given', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .orderBy('created_at', 'desc')
    .orderBy('consent_id', 'desc')
    .execute();
}
