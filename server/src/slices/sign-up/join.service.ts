/** Joining: an invited person makes an account in the workspace that invited them, in one step. */
import type { z } from 'zod';
import type * as api from '#contract/sign-up/api.ts';
import { inviteNeedsSignIn } from '#contract/membership/errors.ts';
import { signUpsDisabled, termsNotAccepted } from '#contract/sign-up/errors.ts';
import type { Ctx } from '../../context.ts';
import { actingAs, type Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { audit } from '../../platform/events/audit.ts';
import type { ConsentClient } from '../../platform/events/consent.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { findUserByEmail } from '../../platform/identity/accounts/users.ts';
import { deleteUnusedCodes } from '../../platform/identity/credentials/action-codes.ts';
import { countFailures } from '../../platform/identity/credentials/attempts.ts';
import { hashNewPassword } from '../../platform/identity/credentials/passwords.ts';
import { openSession, type SessionClient, type SessionTokens } from '../../platform/identity/sessions/sessions.ts';
import { requireOpenInvite } from '../membership/invite-link.service.ts';
import { enterWorkspace } from '../membership/received-invites.service.ts';
import { requireAcceptance, toSignUpChoices } from './sign-up.service.ts';
import { deletePreSignUp } from './sign-up.store.ts';
import { claimAccount, createPendingAccount } from './verification.service.ts';

/**
 * The link proves the address, so the account is verified. Whatever waits of other sign-ups with that address ends here: it
 * may be a stranger's.
 * @throws AppError 404 invite_not_found, 410 invite_ended, invite_expired, 409 invite_needs_sign_in, 402 no_free_seat,
 * 403 sign_ups_disabled, 400 terms_not_accepted, weak_password, 422 terms_required, 429 too_many_attempts
 */
export async function joinWorkspace(
  ctx: Ctx,
  { link_code, password, account_metadata }: z.output<typeof api.joinWorkspace.body>,
  client: ConsentClient & SessionClient,
): Promise<SessionTokens> {
  if (ctx.parts.config.signUp === 'closed') throw AppError.from(signUpsDisabled);
  if (account_metadata?.accepts_terms === false) throw AppError.from(termsNotAccepted);
  const password_hash = await hashNewPassword(password);
  const choices = toSignUpChoices(ctx, { account_metadata }, client);
  requireAcceptance(ctx, choices);
  const { ip } = client;
  return countFailures(ctx, 'code', { ip }, async () => {
    const { code, email } = await requireOpenInvite(ctx, link_code);
    return transaction(ctx, async (scope) => {
      const { user_id, workspace_id } = await makeAccount(ctx, scope, email, { password_hash, choices });
      await deleteUnusedCodes(scope, 'verify_email', email);
      await deletePreSignUp(scope, email);
      await recordEvent(scope, ctx.parts.config, 'email_verified', {}, { user_id, workspace_id });
      await audit(scope, 'email.verified', {}, { user_id, workspace_id, ip });
      const actor = { user_id, workspace_id, role: 'admin', is_operator: false, email_verified: true } as const;
      await enterWorkspace(ctx, actingAs(scope, actor), code);
      return openSession(scope, user_id, client);
    });
  });
}

type Choices = Omit<Parameters<typeof createPendingAccount>[3], 'browser_hash'>;

async function makeAccount(ctx: Ctx, scope: Scope, email: string, choices: Choices) {
  const created = await createPendingAccount(ctx, scope, email, choices);
  if (created) return created;
  if ((await findUserByEmail(scope, email))?.email_verified_at) throw AppError.from(inviteNeedsSignIn);
  const { user_id, workspace_id } = await claimAccount(scope, email, choices.password_hash);
  return { user_id, workspace_id: workspace_id ?? '' };
}
