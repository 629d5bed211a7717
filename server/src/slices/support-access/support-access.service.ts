/** An operator enters a user's account only with the user's grant, for a limited time, on record and never unnoticed. */
import { supportGrantNotFound } from '#contract/support-access/errors.ts';
import { invalidVerificationCode } from '#contract/security/errors.ts';
import type { SupportGrant } from '#contract/support-access/types.ts';
import type { SignedIn } from '#contract/sign-in/types.ts';
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordChange, recordChangeFor } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { addMessage } from '../../platform/notify/messages.ts';
import { findUser, findUserByEmail, getOwnEmail } from '../../platform/identity/accounts/users.ts';
import { consumeCode, issueCode, revokeCodes } from '../../platform/identity/credentials/action-codes.ts';
import { countFailures, countAttempt } from '../../platform/identity/credentials/attempts.ts';
import { endSessions, announceSession } from '../../platform/identity/sessions/session-rows.ts';
import { openSession, supportAccessSeconds } from '../../platform/identity/sessions/sessions.ts';
import * as store from '../../platform/identity/sessions/support-grants.ts';
import { refuseSupportSession } from '../../platform/identity/sessions/support-session.ts';
import { requireProof } from '../security/sensitive-actions.service.ts';

const hour = 3_600_000;
const grantedHours = 24;
/** A request lapses with its mailed code. */
const requestMs = hour;

/** The caller's grants, the newest first. */
export async function listGrants(scope: Scope): Promise<SupportGrant[]> {
  return (await store.listOwnGrants(scope)).map((row) => present(row, scope.now));
}

/** The grants that the calling operator may use. */
export async function listAccess(scope: Scope): Promise<(SupportGrant & { email: string })[]> {
  return (await store.listUsableGrants(scope)).map((row) => ({ ...present(row, scope.now), email: row.email }));
}

/**
 * Mails the user, if the address has an account. The answer does not say so, which keeps addresses out of logs and screens;
 * it hides nothing from operators, who may list every account on the command line.
 * @throws AppError 429 too_many_attempts
 */
export async function requestAccess(
  ctx: Ctx,
  { email, reason }: { email: string; reason: string },
  ip: string,
): Promise<void> {
  await countAttempt(ctx, 'verification_mail', { ip, account: email });
  await transaction(ctx, async (scope) => {
    const { user_id: operator_user_id } = scope.actor;
    const user = await findUserByEmail(scope, email);
    await audit(scope, 'support.requested', {});
    if (!user) return;
    const { user_id } = user;
    const grant_id = newId();
    await store.insertGrant(scope, { grant_id, user_id, operator_user_id, reason, requested_at: scope.now });
    const code = await issueCode(scope, { kind: 'sign_in_request', subject: user_id, payload: { email, grant_id } });
    const operator = await getOwnEmail(scope);
    await sendMail(scope, email, { kind: 'support_requested', params: { operator, reason, code } });
  });
}

/**
 * The user grants the request in their own session, with the mailed code: operators can read the mails of an installation
 * without a mail server, so the code alone proves nothing.
 * @throws AppError 400 invalid_verification_code, 403 support_session, 429 too_many_attempts
 */
export async function verifyRequest(ctx: Ctx, code: string, ip: string): Promise<Date> {
  refuseSupportSession(ctx.actor);
  const { user_id, workspace_id } = ctx.actor;
  const expiresAt = new Date(ctx.now.getTime() + grantedHours * hour);
  try {
    await countFailures(ctx, 'code', { ip, account: user_id }, () =>
      transaction(ctx, async (scope) => {
        const { payload } = await consumeCode(scope, 'sign_in_request', code, user_id);
        const { grant_id } = payload as { grant_id: string };
        const grant = await store.activateGrant(scope, grant_id, expiresAt);
        // The user has ended the request before it was granted.
        if (!grant) throw AppError.from(invalidVerificationCode, {}, { param: 'sign_in_request_verification_code' });
        await recordGrant(ctx, scope, { user_id, workspace_id }, grant_id);
        const operator = await findUser(scope, grant.operator_user_id ?? '');
        const user = await findUser(scope, user_id);
        if (operator && user) {
          await sendMail(scope, operator.email, { kind: 'support_granted', params: { email: user.email } });
        }
      }),
    );
  } catch (error) {
    if (error instanceof AppError && error.status === 'invalidActionCode') {
      throw AppError.from(invalidVerificationCode, {}, { param: 'sign_in_request_verification_code' });
    }
    throw error;
  }
  return expiresAt;
}

/**
 * A user offers access without a request.
 * @throws AppError 403 sensitive_action_verification_required; 403 support_session: an operator must not extend the access
 */
export async function offerAccess(
  ctx: Ctx,
  { hours, reason }: { hours: number; reason: string },
  proof?: string,
): Promise<SupportGrant> {
  await requireProof(ctx, 'support_offer', proof);
  return transaction(ctx, async (scope) => {
    const { user_id, workspace_id } = scope.actor;
    const grant_id = newId();
    const { now } = scope;
    const expires_at = new Date(now.getTime() + hours * hour);
    await store.insertGrant(scope, { grant_id, user_id, reason, requested_at: now, granted_at: now, expires_at });
    await recordGrant(ctx, scope, { user_id, workspace_id }, grant_id);
    return requireOwn(scope, grant_id);
  });
}

async function recordGrant(
  ctx: Ctx,
  scope: Scope,
  who: { user_id: string; workspace_id: string },
  grant_id: string,
): Promise<void> {
  await audit(scope, 'support.granted', { grant_id }, who);
  await recordEvent(scope, ctx.parts.config, 'support_access_granted', {}, who);
  await recordChangeFor(scope, { collection: 'user', id: who.user_id, what: 'changed' }, who);
}

async function requireOwn(scope: Scope, grantId: string): Promise<SupportGrant> {
  const row = (await store.listOwnGrants(scope)).find(({ grant_id }) => grant_id === grantId);
  if (!row) throw AppError.from(supportGrantNotFound, { id: grantId });
  return present(row, scope.now);
}

/** Operators in the account lose access at once. Ending a grant again has no effect. @throws AppError 404 support_grant_not_found */
export async function endAccess(ctx: Ctx, grantId: string): Promise<void> {
  await transaction(ctx, async (scope) => {
    const { user_id } = scope.actor;
    const hasEnded = await store.endGrant(scope, grantId);
    if (hasEnded === undefined) throw AppError.from(supportGrantNotFound, { id: grantId });
    if (!hasEnded) return;
    await endSessions(scope, { user_id, support_grant_id: grantId });
    await revokeCodes(scope, user_id, ['sign_in_request']);
    await audit(scope, 'support.ended', { grant_id: grantId });
    await recordChange(scope, { collection: 'user', id: user_id, what: 'changed' });
  });
}

/**
 * Opens a session of the operator in the account. It has only a token: no cookie, and nothing that renews it.
 * @throws AppError 404 support_grant_not_found
 */
export async function enterAccount(
  ctx: Ctx,
  grantId: string,
  client: { ip: string; userAgent: string | undefined },
): Promise<SignedIn> {
  return transaction(ctx, async (scope) => {
    const grant = await store.lockUsableGrant(scope, grantId);
    if (!grant?.expires_at) throw AppError.from(supportGrantNotFound, { id: grantId });
    const { user_id, expires_at } = grant;
    const { user_id: operator_user_id } = scope.actor;
    const tokens = await openSession(scope, user_id, client, { grant_id: grantId, operator_user_id, expires_at });
    const workspace_id = (await announceSession(scope, user_id, tokens.session_id)) ?? '';
    const operator = await getOwnEmail(scope);
    const detail = { grant_id: grantId, session_id: tokens.session_id };
    await audit(scope, 'support.entered', detail, { user_id, workspace_id, ip: client.ip });
    await audit(scope, 'support.entered_by', detail, { ...scope.actor, ip: client.ip });
    const entered = { kind: 'support_entered', params: { operator } } as const;
    await addMessage(scope, { user_id, workspace_id }, entered);
    await sendMail(scope, grant.email, entered);
    const left = Math.floor((expires_at.getTime() - scope.now.getTime()) / 1000);
    return {
      id_token: tokens.access,
      expires_in: Math.min(supportAccessSeconds, left),
      user_id,
      email_verified: true,
    };
  });
}

function present(row: store.GrantRow, now: Date): SupportGrant {
  const lapsesAt = row.granted_at ? row.expires_at : new Date(row.requested_at.getTime() + requestMs);
  const isEnded = row.ended_at !== null || (lapsesAt !== null && lapsesAt <= now);
  return {
    grant_id: row.grant_id,
    state: isEnded ? 'ended' : row.granted_at ? 'active' : 'requested',
    reason: row.reason,
    requested_by: row.operator_email,
    requested_at_unix: toUnix(row.requested_at),
    granted_at_unix: row.granted_at && toUnix(row.granted_at),
    expires_at_unix: row.expires_at && toUnix(row.expires_at),
    entered_at_unix: row.entered_at.map(toUnix),
  };
}
