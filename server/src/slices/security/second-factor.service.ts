/** The second factor of a sign-in: an authenticator app, and a backup code that replaces it once. */
import { mfaRequired, invalidMfaCode } from '#contract/sign-in/errors.ts';
import { totpNotBegun, wrongNewMfaCode, totpAlreadyEnabled, noSecondFactor } from '#contract/security/errors.ts';
import { generateSecret, generateURI } from 'otplib';
import { toString as drawQr } from 'qrcode';
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { hashToken } from '../../kernel/hash.ts';
import { newId } from '../../kernel/ids.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { findUser, lockUser, updateUser } from '../../platform/identity/accounts/users.ts';
import { countSignInAttempt, refundSignInAttempt } from '../../platform/identity/credentials/attempts.ts';
import * as store from './second-factor.store.ts';
import { requireProof } from './sensitive-actions.service.ts';
import { refuseSupportSession } from '../../platform/identity/sessions/support-session.ts';
import { newBackupCode, normalizeBackupCode, stepOf } from './totp.rules.ts';
import { toUnix } from '../../kernel/unix-time.ts';

/** A dialog that is opened again, perhaps in another tab, shows the same secret, which may have been scanned already. */
const pendingSecretMs = 15 * 60 * 1000;

export interface Factors {
  sms_mfa_factor: null;
  totp_mfa_factor: { factor_id: string; display_name: string; enrolled_at_unix: number } | null;
}

/** The enabled factors of the caller. */
export async function getFactors(scope: Scope): Promise<Factors> {
  const factor = await store.findFactor(scope, scope.actor.user_id);
  return { sms_mfa_factor: null, totp_mfa_factor: factor?.enrolled_at ? present(factor, factor.enrolled_at) : null };
}

const present = (factor: { factor_id: string; display_name: string }, enrolledAt: Date) => ({
  factor_id: factor.factor_id,
  display_name: factor.display_name,
  enrolled_at_unix: toUnix(enrolledAt),
});

/** The factor is enabled only when a code confirms it. @throws AppError 409 totp_already_enabled, 403 support_session */
export async function beginTotp(ctx: Ctx): Promise<{ secret: string; uri: string; qr_svg: string }> {
  refuseSupportSession(ctx.actor);
  const secret = await readPendingSecret(ctx).then((pending) => pending ?? createPendingSecret(ctx));
  const user = await findUser(ctx, ctx.actor.user_id);
  const uri = generateURI({ issuer: ctx.parts.config.installationName, label: user?.email ?? '', secret });
  return { secret, uri, qr_svg: await drawQr(uri, { type: 'svg', margin: 2 }) };
}

/** The user's id is part of the seal, so a secret copied into another row cannot be opened. */
const sealName = (userId: string) => `totp ${userId}`;

async function readPendingSecret(ctx: Ctx): Promise<string | undefined> {
  const factor = await store.findFactor(ctx, ctx.actor.user_id);
  if (factor?.enrolled_at) throw AppError.from(totpAlreadyEnabled);
  if (!factor || ctx.now.getTime() - factor.created_at.getTime() > pendingSecretMs) return undefined;
  return ctx.parts.secrets.open(sealName(factor.user_id), factor.secret);
}

async function createPendingSecret(ctx: Ctx): Promise<string> {
  const secret = generateSecret();
  const sealed = ctx.parts.secrets.seal(sealName(ctx.actor.user_id), secret);
  const factor = { factor_id: newId(), display_name: 'Authenticator app', secret: sealed };
  if (!(await store.beginFactor(ctx, factor))) throw AppError.from(totpAlreadyEnabled);
  return secret;
}

/**
 * A sensitive action, because whoever takes over a browser for a minute must not lock its user out.
 * @throws AppError 400 invalid_mfa_code, 409 totp_not_begun, totp_already_enabled, 429 too_many_attempts, 403
 */
export async function confirmTotp(
  ctx: Ctx,
  code: string,
  ip: string,
  proof: string | undefined,
): Promise<Factors & { backup_code: string }> {
  await requireProof(ctx, 'second_factor', proof);
  const { user_id } = ctx.actor;
  const factor = await store.findFactor(ctx, user_id);
  if (!factor) throw AppError.from(totpNotBegun);
  if (factor.enrolled_at) throw AppError.from(totpAlreadyEnabled);
  await countSignInAttempt(ctx, confirmation(user_id), ip);
  const step = stepOf(ctx.parts.secrets.open(sealName(user_id), factor.secret), code, ctx.now);
  if (step === undefined) throw AppError.from(wrongNewMfaCode);
  return transaction(ctx, async (scope) => {
    if (!(await store.consumeStep(scope, { factor_id: factor.factor_id, step, isPending: true })))
      throw AppError.from(wrongNewMfaCode);
    await refundSignInAttempt(scope, confirmation(user_id), ip);
    const backup_code = await replaceBackupCode(scope);
    await audit(scope, 'second_factor.enabled', { factor_id: factor.factor_id });
    await recordEvent(scope, ctx.parts.config, 'second_factor_enabled', {}, scope.actor);
    await notifyOwner(scope, 'second_factor_enabled');
    return { sms_mfa_factor: null, totp_mfa_factor: present(factor, scope.now), backup_code };
  });
}

const confirmation = (userId: string) => `second factor of ${userId}`;

/** A sensitive action. Without a factor nothing happens. @throws AppError 403 */
export async function turnOffTotp(ctx: Ctx, proof: string | undefined): Promise<void> {
  await requireProof(ctx, 'second_factor', proof);
  await transaction(ctx, async (scope) => {
    if (!(await removeFactors(scope, scope.actor.user_id))) return;
    await audit(scope, 'second_factor.disabled', {});
    await recordEvent(scope, ctx.parts.config, 'second_factor_disabled', {}, scope.actor);
    await notifyOwner(scope, 'second_factor_disabled');
  });
}

/** The backup code is deleted with the factor that it replaces. @returns whether a factor was enabled. */
async function removeFactors(scope: Scope, userId: string): Promise<boolean> {
  const wasEnabled = await store.deleteFactor(scope, userId);
  await updateUser(scope, userId, { backup_code_hash: null });
  return wasEnabled;
}

/** The installation's operator resets the factors of a user, who is told by mail. */
export async function resetFactors(scope: Scope, userId: string): Promise<void> {
  const user = await findUser(scope, userId);
  const wasEnabled = await removeFactors(scope, userId);
  if (wasEnabled && user) await sendMail(scope, user.email, { kind: 'second_factor_reset', params: {} });
}

/** Replaces the former backup code. A sensitive action. @throws AppError 409 no_second_factor, 403 */
export async function createBackupCode(ctx: Ctx, proof: string | undefined): Promise<{ backup_code: string }> {
  await requireProof(ctx, 'second_factor', proof);
  if (!(await getFactors(ctx)).totp_mfa_factor) {
    throw AppError.from(noSecondFactor);
  }
  return transaction(ctx, async (scope) => {
    const backup_code = await replaceBackupCode(scope);
    await audit(scope, 'backup_code.created', {});
    await notifyOwner(scope, 'backup_code_created');
    return { backup_code };
  });
}

async function replaceBackupCode(scope: Scope): Promise<string> {
  const code = newBackupCode();
  await updateUser(scope, scope.actor.user_id, { backup_code_hash: hashToken(normalizeBackupCode(code)) });
  return code;
}

async function notifyOwner(
  scope: Scope,
  kind: 'second_factor_enabled' | 'second_factor_disabled' | 'backup_code_created',
): Promise<void> {
  const { user_id } = scope.actor;
  await recordChange(scope, { collection: 'user', id: user_id, what: 'changed' });
  const user = await findUser(scope, user_id);
  if (user) await sendMail(scope, user.email, { kind, params: {} });
}

export interface SecondFactorAnswer {
  mfa_code?: string | null | undefined;
  backup_code?: string | null | undefined;
}

/**
 * Checks what a sign-in brings beside the correct password. It runs inside the transaction that opens the session, so that
 * two sign-ins cannot use the same code.
 * @returns which factor was used.
 * @throws AppError 401 mfa_required, invalid_mfa_code
 */
export async function passSecondFactor(
  scope: Scope,
  { secrets }: Pick<Ctx['parts'], 'secrets'>,
  user: { user_id: string; email: string },
  { mfa_code, backup_code }: SecondFactorAnswer,
): Promise<'none' | 'totp' | 'backup_code'> {
  const factor = await store.findFactor(scope, user.user_id);
  if (!factor?.enrolled_at) return 'none';
  if (mfa_code) {
    const step = stepOf(secrets.open(sealName(user.user_id), factor.secret), mfa_code, scope.now);
    const isConsumed =
      step !== undefined && (await store.consumeStep(scope, { factor_id: factor.factor_id, step, isPending: false }));
    if (!isConsumed) throw AppError.from(invalidMfaCode);
    return 'totp';
  }
  if (backup_code) {
    const hash = hashToken(normalizeBackupCode(backup_code));
    const owner = await lockUser(scope, user.user_id);
    if (!owner?.backup_code_hash?.equals(hash)) throw AppError.from(invalidMfaCode, {}, { param: 'backup_code' });
    await updateUser(scope, user.user_id, { backup_code_hash: null });
    await sendMail(scope, user.email, { kind: 'backup_code_used', params: {} });
    return 'backup_code';
  }
  throw AppError.from(mfaRequired);
}
