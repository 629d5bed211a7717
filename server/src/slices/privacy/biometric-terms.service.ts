/** The agreement to the terms on biometric data, which some places require. */
import { requiresVoiceConsent } from '#contract/geolocation/types.ts';
import { biometricTermsRequired } from '#contract/kit/access-errors.ts';
import type { Ctx, Parts } from '../../context.ts';
import type { Actor } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import { evidenceOf, readConsents, recordConsent, type ConsentClient } from '../../platform/events/consent.ts';
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

/**
 * Stands before every call that takes the voice of a person. What a client says about its place can add the duty, but
 * never remove it.
 * @throws AppError 403 biometric_terms_required
 */
export async function requireVoiceConsent(
  { db, geolocation }: Pick<Parts, 'db' | 'geolocation'>,
  { user_id }: Pick<Actor, 'user_id'>,
  client: ConsentClient,
): Promise<void> {
  const claimed = ((await findUser({ db }, user_id))?.geo_location ?? null) as Place | null;
  const places = [geolocation.locate(client), ...(claimed ? [claimed] : [])];
  if (!places.some(requiresVoiceConsent)) return;
  const accepted = (await readConsents({ db }, user_id)).get('biometric_terms');
  if (!accepted?.is_given) throw AppError.from(biometricTermsRequired);
}
