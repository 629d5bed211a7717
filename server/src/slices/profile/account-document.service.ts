/** The rest of the caller's own document (spec-2 §3.3), which only the web app asks for. */
import type { AccountDocument } from '#contract/profile/types.ts';
import { requiresBiometricConsent } from '#contract/geolocation/types.ts';
import type { OnboardingSurvey } from '#contract/onboarding/types.ts';
import type { Ctx } from '../../context.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import type { Place } from '../../ports/geolocation/port.ts';
import { locate } from '../geolocation/geolocation.service.ts';
import { getSeats } from '../membership/seats.service.ts';
import { getWorkspace } from '../workspace/workspace.service.ts';
import * as store from './account-document.store.ts';
import { readConsents } from '../../platform/events/consent.ts';
import { readChecklist } from '../onboarding/onboarding.service.ts';
import { getFactors } from '../security/second-factor.service.ts';

export async function getAccountDocument(
  ctx: Ctx,
  user: store.OwnUser,
  exchange: Pick<HttpExchange, 'ip' | 'proxyHeader'>,
): Promise<AccountDocument> {
  const [workspace, consents, checklist, factors, support, seats] = await Promise.all([
    getWorkspace(ctx),
    readConsents(ctx, user.user_id),
    readChecklist(ctx),
    getFactors(ctx),
    store.readSupportSession(ctx),
    getSeats(ctx),
  ]);
  const claimed = user.geo_location as Place | null;
  const accepted_bipa_terms = consents.get('biometric_terms')?.is_given ?? false;
  // What a client says of its place can add the duty and never take it away.
  const isObliged = [locate(ctx, exchange), claimed].some((place) => place !== null && requiresBiometricConsent(place));
  return {
    public_user_id: user.public_user_id,
    public_user_name: user.public_user_name,
    agrees_to_product_updates: user.agrees_to_product_updates,
    geo_location: claimed,
    accepted_bipa_terms,
    // Support cannot agree for somebody else, and is asked for nothing.
    must_accept_bipa_terms: isObliged && !accepted_bipa_terms && !ctx.actor.support,
    onboarding_checklist: checklist,
    is_producer: false,
    is_in_probation: false,
    ccpa_opt_out: user.ccpa_opt_out,
    profile_page_handle: null,
    moderation_warning_dismissed: user.moderation_warning_dismissed ?? true,
    prompts_shown: {},
    terms_agreed_to: Object.fromEntries(
      [...consents].map(([kind, { is_given, created_at }]) => [kind, is_given ? toUnix(created_at) : null]),
    ),
    onboarding_survey: user.onboarding_survey as OnboardingSurvey | null,
    ...factors,
    has_backup_code: user.backup_code_hash !== null,
    theme: user.theme as AccountDocument['theme'],
    training_opt_out: {
      enabled: workspace.training_opt_out,
      timestamp: workspace.training_opt_out_at && toUnix(workspace.training_opt_out_at),
    },
    session_inactivity_timeout: workspace.session_inactivity_timeout,
    max_seats: seats.max_seats,
    used_seats: seats.used_seats,
    is_workspace_owner: workspace.owner_user_id === user.user_id,
    support_session: support?.expires_at
      ? { operator_email: support.email, expires_at_unix: toUnix(support.expires_at) }
      : null,
  };
}

const toUnix = (date: Date) => Math.floor(date.getTime() / 1000);
