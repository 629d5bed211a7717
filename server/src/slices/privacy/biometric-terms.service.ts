/** The agreement to the terms on biometric data, which some places require. */
import type { Ctx } from '../../context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import { evidenceOf, recordConsent, type ConsentClient } from '../../platform/events/consent.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { findUser } from '../../platform/identity/accounts/users.ts';
import { refuseSupportSession } from '../../platform/identity/sessions/support-session.ts';
import type { Place } from '../../ports/geolocation/port.ts';

/** The version that the dialog of the terms names. */
const version = 'May 31, 2024';

/** Each agreement is recorded with its evidence, also a repeated one. @throws AppError 403 support_session */
export async function acceptBiometricTerms(ctx: Ctx, client: ConsentClient): Promise<void> {
  refuseSupportSession(ctx.actor);
  await transaction(ctx, async (scope) => {
    const { user_id } = scope.actor;
    const claimed_place = ((await findUser(scope, user_id))?.geo_location ?? null) as Place | null;
    const evidence = { version, ...evidenceOf(ctx, client), claimed_place };
    await recordConsent(scope, { user_id, kind: 'biometric_terms', is_given: true, evidence });
    await recordEvent(scope, ctx.parts.config, 'biometric_terms_accepted', {}, scope.actor);
    await recordChange(scope, { collection: 'user', id: user_id, what: 'changed' });
  });
}
