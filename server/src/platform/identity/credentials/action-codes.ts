/**
 * Action codes are the codes in mailed links and the ones that people type in. Each is hashed, bound to a kind and a
 * subject, used once, replaced by a newer one, and expires. Unknown, used, expired, foreign and wrong-kind codes all fail
 * alike, and so does the code of a user who is gone, because it is deleted with the user.
 */
import { invalidActionCode } from '#contract/security/errors.ts';
import { randomInt } from 'node:crypto';
import type { Scope } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hashToken } from '../../../kernel/hash.ts';
import { newToken } from '../../../kernel/ids.ts';
import * as store from './action-codes.store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface KindRules {
  lifetimeMs: number;
  /** The subject is a user's id, and the code is deleted with the user. Otherwise it is an email address or the installation. */
  isOfUser: boolean;
  /** People type this code in, so it is short and valid only together with its subject. */
  isTyped?: true;
  /**
   * The code stays valid until it expires, beside newer ones. This is only for actions that are harmless when repeated:
   * the link in every mail that was ever sent has to go on working, and some mail programs open links before the reader does.
   */
  isReusable?: true;
  /**
   * A newer code does not replace it, and using it revokes only newer codes: whoever has taken an account over must not be
   * able to cut off the way back by changing the address once more.
   */
  survivesReissue?: true;
  /**
   * A newer code replaces only those whose payload has the same value here: anybody can ask for a code of this kind, so
   * nobody's request may end the link that another one brought.
   */
  replacesWithin?: string;
}

const kinds = {
  set_up: { lifetimeMs: 60 * minute, isOfUser: false },
  /** The subject is an address, because the account is created only when the code is used. Each sign-up has links of its own. */
  verify_email: { lifetimeMs: 60 * minute, isOfUser: false, replacesWithin: 'browser_hash' },
  reset_password: { lifetimeMs: 60 * minute, isOfUser: true },
  change_email: { lifetimeMs: 60 * minute, isOfUser: true },
  /** The mail to the former address may be read late, so the code lives for a week. */
  revert_email: { lifetimeMs: 7 * day, isOfUser: true, survivesReissue: true },
  sensitive_action: { lifetimeMs: 10 * minute, isOfUser: true, isTyped: true },
  /** The code grants an operator access to the account. */
  sign_in_request: { lifetimeMs: 60 * minute, isOfUser: true },
  opt_out_updates: { lifetimeMs: 365 * day, isOfUser: true, isReusable: true },
  /** The subject is an address; see internal-codes.service.ts. */
  internal_verification: { lifetimeMs: 10 * minute, isOfUser: false },
} as const satisfies Record<string, KindRules>;

export type ActionKind = keyof typeof kinds;
const rulesOf = (kind: ActionKind): KindRules => kinds[kind];

interface ActionCode<P> {
  kind: ActionKind;
  /** As a rule, a newer code of the same kind for the same subject replaces this one. */
  subject: string;
  /** `email`, if present, is the address that the code is about. */
  payload: P;
}

export interface FoundCode {
  kind: ActionKind;
  subject: string;
  payload: unknown;
}

/** @returns the new code, of which only the hash is stored. */
export async function issueCode<P>(scope: Scope, { kind, subject, payload }: ActionCode<P>): Promise<string> {
  const { lifetimeMs, isOfUser, isTyped, isReusable, survivesReissue, replacesWithin } = rulesOf(kind);
  const code = isTyped ? newTypedCode() : newToken();
  if (replacesWithin !== undefined) await store.revokeSimilar(scope, { kind, subject, payload, field: replacesWithin });
  else if (!isReusable && !survivesReissue) await store.revoke(scope, subject, [kind]);
  await store.insert(scope, {
    code_hash: hashOf(kind, code, subject),
    kind,
    subject,
    user_id: isOfUser ? subject : null,
    payload: JSON.stringify(payload),
    expires_at: new Date(scope.now.getTime() + lifetimeMs),
  });
  return code;
}

/**
 * Uses the code up before its effect, so that of two tabs only one succeeds.
 * @param subject is required for a typed code; for any other kind it is compared with the code's own subject.
 * @throws AppError 400 invalidActionCode
 */
export async function consumeCode(
  scope: Scope,
  kind: ActionKind,
  code: string,
  subject?: string,
): Promise<{ subject: string; payload: unknown }> {
  const hash = hashOf(kind, code, subject);
  // Each of several valid codes ends the others, so two of them that are used at once would wait for one another.
  if (rulesOf(kind).replacesWithin !== undefined) await store.lockAllOfSubject(scope, kind, hash);
  const row = rulesOf(kind).isReusable
    ? await store.find(scope, [{ kind, hash }])
    : await store.consume(scope, kind, hash, subject);
  if (!row || (subject !== undefined && row.subject !== subject)) throw AppError.from(invalidActionCode);
  const { isReusable, survivesReissue } = rulesOf(kind);
  // Codes that were issued at the same moment did not replace each other.
  if (!isReusable) await store.revoke(scope, row.subject, [kind], survivesReissue && row.created_at);
  return row;
}

/** Tells what a code of one of these kinds is for, without using it. @throws AppError 400 invalidActionCode */
export async function checkCode(scope: Scope, among: readonly ActionKind[], code: string): Promise<FoundCode> {
  const row = await store.find(
    scope,
    among.map((kind) => ({ kind, hash: hashOf(kind, code) })),
  );
  if (!row) throw AppError.from(invalidActionCode);
  return { ...row, kind: row.kind as ActionKind };
}

/** True when a code that is still valid was issued after `since`. */
export const wasIssuedSince = (scope: Scope, kind: ActionKind, subject: string, since: Date): Promise<boolean> =>
  store.hasSince(scope, kind, subject, since);

/** Revokes codes that a change makes wrong, such as a new password. */
export const revokeCodes = (scope: Scope, subject: string, among: readonly ActionKind[]): Promise<void> =>
  store.revoke(scope, subject, among);

/** The unused codes of a subject that were issued after `since`, also expired ones, the newest first. */
export const listUnusedCodes = (scope: Scope, kind: ActionKind, subject: string, since: Date) =>
  store.listUnused(scope, kind, subject, since);

export const deleteUnusedCodes = (scope: Scope, kind: ActionKind, subject: string): Promise<void> =>
  store.deleteUnused(scope, kind, subject);

/** An expired code is kept for a day, because a sign-up can be mailed again for that long. */
export const purgeExpiredCodes = (scope: Scope): Promise<void> =>
  store.deleteExpired(scope, new Date(scope.now.getTime() - day));

/** Some endpoints of the public API give an invalid code another name: the failure is rethrown as `renamed`. */
export async function renameInvalidCode<T>(renamed: AppError, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError && error.status === 'invalidActionCode' ? renamed : error;
  }
}

/** Letters that look alike are left out. Eight characters are some forty bits, enough for ten minutes and ten attempts. */
const typedAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newTypedCode(): string {
  const characters = Array.from({ length: 8 }, () => typedAlphabet[randomInt(typedAlphabet.length)]);
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}

/** Case, spaces and hyphens do not count. The subject is part of the hash, so the code is worthless to anybody else. */
function hashOf(kind: ActionKind, code: string, subject = ''): Buffer {
  if (!rulesOf(kind).isTyped) return hashToken(code);
  return hashToken(`${kind}:${subject}:${code.replace(/[\s\p{Pd}]/gu, '').toUpperCase()}`);
}
