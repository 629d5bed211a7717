/** The caller's own document. It is composed here, because it holds something of every part of an account. */
import { invalidToken } from '#contract/kit/access-errors.ts';
import type { AccountDocument, User } from '#contract/profile/types.ts';
import { flagNames } from '#contract/workspace/flags.ts';
import { requiresBiometricConsent } from '#contract/geolocation/types.ts';
import type { OnboardingSurvey } from '#contract/onboarding/types.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Ctx } from '../../context.ts';
import { readConsents, type ConsentClient } from '../../platform/events/consent.ts';
import { findUser, isNewUser, type User as UserRow } from '../../platform/identity/accounts/users.ts';
import { readOwnWorkspace, type WorkspaceRow } from '../../platform/identity/accounts/workspaces.ts';
import { readSupportSession } from '../../platform/identity/sessions/support-grants.ts';
import type { Place } from '../../ports/geolocation/port.ts';
import { getSubscription } from '../billing/billing.service.ts';
import { getSeats } from '../membership/seats.service.ts';
import { readChecklist } from '../onboarding/onboarding.service.ts';
import { getFactors } from '../security/second-factor.service.ts';
import { readFlags } from '../workspace/workspace.service.ts';
import { toUnix } from '../../kernel/unix-time.ts';

/** The extended document costs further queries, and only the web app asks for it. */
export async function getUser(ctx: Ctx, isExtended: boolean, client: ConsentClient): Promise<User> {
  const { actor } = ctx;
  const user = await findUser(ctx, actor.user_id);
  if (!user) throw AppError.from(invalidToken);
  const [workspace, subscription, ownFlags, { checklist, is_completed }] = await Promise.all([
    readOwnWorkspace(ctx),
    getSubscription(ctx),
    readFlags(ctx),
    readChecklist(ctx),
  ]);
  const { staffDomains, flags } = ctx.parts.config;
  return {
    user_id: user.user_id,
    subscription,
    is_new_user: isNewUser(user, ctx.now),
    can_use_delayed_payment_methods: false,
    is_onboarding_completed: user.is_onboarding_completed,
    // The specification answers true where no checklist was begun.
    is_onboarding_checklist_completed: is_completed ?? true,
    created_at: toUnix(user.created_at),
    seat_type: actor.role === 'admin' ? 'workspace_admin' : 'workspace_member',
    first_name: user.first_name,
    xi_api_key: null,
    xi_api_key_preview: null,
    is_api_key_hashed: true,
    referral_link_code: user.referral_link_code,
    partnerstack_partner_default_link: null,
    subscription_extras: null,
    workspace_id: workspace.workspace_id,
    workspace_name: workspace.name,
    workspace_role: actor.role,
    email: user.email,
    is_operator: actor.is_operator,
    is_staff: staffDomains.includes(user.email.split('@')[1] ?? ''),
    locale: user.locale,
    flags: Object.fromEntries(flagNames.map((flag) => [flag, ownFlags[flag] ?? flags.includes(flag)])),
    ...(isExtended
      ? { ...(await getAccountDocument(ctx, user, workspace, client)), onboarding_checklist: checklist }
      : {}),
  };
}

async function getAccountDocument(
  ctx: Ctx,
  user: UserRow,
  workspace: WorkspaceRow,
  client: ConsentClient,
): Promise<Omit<AccountDocument, 'onboarding_checklist'>> {
  const [consents, factors, support, seats] = await Promise.all([
    readConsents(ctx, user.user_id),
    getFactors(ctx),
    readSupportSession(ctx),
    getSeats(ctx),
  ]);
  const claimed = user.geo_location as Place | null;
  const accepted_bipa_terms = consents.get('biometric_terms')?.is_given ?? false;
  // What a client says about its place can add the duty, but never remove it.
  const isCoveredByBipa = [ctx.parts.geolocation.locate(client), claimed].some(
    (place) => place !== null && requiresBiometricConsent(place),
  );
  return {
    public_user_id: user.public_user_id,
    public_user_name: user.public_user_name,
    agrees_to_product_updates: user.agrees_to_product_updates,
    geo_location: claimed,
    accepted_bipa_terms,
    // An operator cannot agree for the user, and is therefore not asked.
    must_accept_bipa_terms: isCoveredByBipa && !accepted_bipa_terms && !ctx.actor.support,
    is_producer: false,
    is_in_probation: user.is_in_probation,
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
