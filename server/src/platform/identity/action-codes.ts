/**
 * One table for every code that travels outside: hashed, single use, bound to a kind and to whom it concerns, expiring,
 * replaced by a newer one. Unknown, used, expired, foreign and wrong-kind codes are the same failure, and so is one of a
 * user who is gone: their codes go with them.
 */
import { randomInt } from 'node:crypto';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { hashToken } from '../../kernel/hash.ts';
import { newToken } from '../../kernel/ids.ts';
import * as store from './action-codes.store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Rules {
  lifetimeMs: number;
  /** Its subject is a user's id: what the code dies with. Else an e-mail address, or the installation. */
  isOfUser: boolean;
  /** To be typed in by hand: short, and good only together with its subject. */
  isTyped?: true;
  /**
   * Stays good until it expires, beside newer ones. Only for what does no harm twice: the link in each mail that was
   * ever sent has to go on working, and some mail programs open links before their reader does.
   */
  isReusable?: true;
  /**
   * A newer one does not replace it, and using it voids the newer ones only: who has taken an account over must not get
   * rid of the way back by going one step further.
   */
  isKept?: true;
}

const kinds = {
  set_up: { lifetimeMs: 60 * minute, isOfUser: false },
  /** Of an address: the account is made when it is used. */
  verify_email: { lifetimeMs: 60 * minute, isOfUser: false },
  reset_password: { lifetimeMs: 60 * minute, isOfUser: true },
  change_email: { lifetimeMs: 60 * minute, isOfUser: true },
  /** Whoever lost the mailbox to a stranger may read the mail to the former one late. */
  revert_email: { lifetimeMs: 7 * day, isOfUser: true, isKept: true },
  sensitive_action: { lifetimeMs: 10 * minute, isOfUser: true, isTyped: true },
  /** Grants an operator access to the account. */
  sign_in_request: { lifetimeMs: 60 * minute, isOfUser: true },
  opt_out_updates: { lifetimeMs: 365 * day, isOfUser: true, isReusable: true },
  /** Of an address; see internal-codes.service.ts. */
  internal_verification: { lifetimeMs: 10 * minute, isOfUser: false },
} as const satisfies Record<string, Rules>;

export type ActionKind = keyof typeof kinds;
const rulesOf = (kind: ActionKind): Rules => kinds[kind];

interface ActionCode<P> {
  kind: ActionKind;
  /** Whom or what it concerns; a newer code of the same kind replaces it. */
  subject: string;
  /** `email`, where there is one, is the address that the code is about. */
  payload: P;
}

export interface FoundCode {
  kind: ActionKind;
  subject: string;
  payload: unknown;
}

/** A new code, which stands nowhere but in the answer. */
export async function issueCode<P>(scope: Scope, { kind, subject, payload }: ActionCode<P>): Promise<string> {
  const { lifetimeMs, isOfUser, isTyped, isReusable, isKept } = rulesOf(kind);
  const code = isTyped ? newTypedCode() : newToken();
  if (!isReusable && !isKept) await store.revoke(scope, subject, [kind]);
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
 * Takes the code before its effect, so that two tabs cannot both have it.
 * @param subject must be given for a code that is typed in; any other has to be the subject's own then.
 * @throws AppError 400 invalidActionCode
 */
export async function consumeCode(
  scope: Scope,
  kind: ActionKind,
  code: string,
  subject?: string,
): Promise<{ subject: string; payload: unknown }> {
  const hash = hashOf(kind, code, subject);
  const row = rulesOf(kind).isReusable
    ? await store.find(scope, [{ kind, hash }])
    : await store.consume(scope, kind, hash, subject);
  if (!row || (subject !== undefined && row.subject !== subject)) throw invalidCode();
  const { isReusable, isKept } = rulesOf(kind);
  // Two that were issued at the same moment did not replace each other.
  if (!isReusable) await store.revoke(scope, row.subject, [kind], isKept && row.created_at);
  return row;
}

/** What a code of one of these kinds is for. Does not use it. @throws AppError 400 invalidActionCode */
export async function checkCode(scope: Scope, among: readonly ActionKind[], code: string): Promise<FoundCode> {
  const row = await store.find(
    scope,
    among.map((kind) => ({ kind, hash: hashOf(kind, code) })),
  );
  if (!row) throw invalidCode();
  return { ...row, kind: row.kind as ActionKind };
}

/** Is one under way that is good, and was issued since then? */
export const wasIssuedSince = (scope: Scope, kind: ActionKind, subject: string, since: Date): Promise<boolean> =>
  store.hasSince(scope, kind, subject, since);

/** After a change that makes them wrong, such as of the password. */
export const revokeCodes = (scope: Scope, subject: string, among: readonly ActionKind[]): Promise<void> =>
  store.revoke(scope, subject, among);

export const invalidCode = () =>
  new AppError(400, 'invalidActionCode', 'This link is invalid, was used already, or has expired.');

/** The same in the words of the calls that name it so. */
export const invalidVerificationCode = (param: string) =>
  new AppError(400, 'invalid_verification_code', 'This code is invalid, was used already, or has expired.', { param });

/** No 0 and O, no 1, I and L, no U for V: eight of them are some forty bits, enough for ten minutes and ten tries. */
const typedAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newTypedCode(): string {
  const characters = Array.from({ length: 8 }, () => typedAlphabet[randomInt(typedAlphabet.length)]);
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}

/** However it is typed: case, spaces and hyphens do not count. Mixed with its subject, so that it is nobody else's. */
function hashOf(kind: ActionKind, code: string, subject = ''): Buffer {
  if (!rulesOf(kind).isTyped) return hashToken(code);
  return hashToken(`${kind}:${subject}:${code.replace(/[\s\p{Pd}]/gu, '').toUpperCase()}`);
}
