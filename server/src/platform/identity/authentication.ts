/** Who is calling, and the caller's own document. */
import type { User } from '#contract/profile/types.ts';
import { flagNames } from '#contract/workspace/flags.ts';
import type { Ctx, Parts } from '../../context.ts';
import type { Actor, Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { hashToken } from '../../kernel/hash.ts';
import type { Credentials } from '../../kernel/http/access.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import { newUserId } from '../../kernel/ids.ts';
import { getSubscription } from '../../slices/billing/billing.service.ts';
import { createWorkspace, getWorkspace, readFlags } from '../../slices/workspace/workspace.service.ts';
import { getAccountDocument } from '../../slices/profile/account-document.service.ts';
import { readOwnUser } from '../../slices/profile/account-document.store.ts';
import { noteKeyUse } from '../../slices/api-keys/api-keys.service.ts';
import { invalidKey, keyOf } from './key-actor.ts';
import * as store from './users.store.ts';

/**
 * The actor behind a request's credentials. Nothing is remembered between requests: a revoked session, a disabled
 * member or key is out at once.
 * @throws AppError 401 needs_authorization, invalid_api_key, invalid_token; 403 ip_not_allowed
 */
export async function authenticate(parts: Parts, credentials: Credentials): Promise<Actor> {
  const now = parts.now();
  if (credentials.apiKey !== undefined) return actorOfKey(parts, credentials.apiKey, credentials.ip, now);
  const row = credentials.bearer
    ? await store.findActorByAccessToken(parts.db, hashToken(credentials.bearer), now)
    : credentials.mediaCookie
      ? await store.findActorByMediaCookie(parts.db, hashToken(credentials.mediaCookie), now)
      : undefined;
  if (row) return toActorInSession(row);
  if (credentials.bearer || credentials.mediaCookie) throw sessionEnded();
  throw new AppError(
    401,
    'needs_authorization',
    'Neither authorization header nor xi-api-key received, please provide one.',
    { code: 'missing_api_key' },
  );
}

async function actorOfKey(parts: Parts, apiKey: string, ip: string, now: Date): Promise<Actor> {
  const hash = hashToken(apiKey);
  const row = await store.findActorByApiKey(parts.db, hash, now);
  if (!row) throw invalidKey();
  const key = keyOf(row, now, { hash, ip });
  noteKeyUse(parts, row.key_id, row.last_used_at, now);
  return { ...toActor(row), key };
}

/**
 * An actor let in a while ago, as they are now: sockets and their tokens outlive the request that named them. Who brings a
 * token of a key never showed the key, and may be anywhere.
 * @throws AppError 401 invalid_api_key, invalid_token, account_disabled; 403 ip_not_allowed
 */
export async function authenticateAgain(
  parts: Parts,
  who: Pick<Actor, 'user_id' | 'workspace_id' | 'session_id'> & {
    key?: Pick<NonNullable<Actor['key']>, 'key_id' | 'shown'>;
  },
): Promise<Actor> {
  if (who.session_id !== undefined) {
    const [session] = await store.findActorsOfSessions(parts.db, [who.session_id], parts.now());
    if (session?.user_id !== who.user_id || session.workspace_id !== who.workspace_id) throw sessionEnded();
    return toActorInSession(session);
  }
  const row = await store.findActorAgain(parts.db, who, parts.now());
  if (!row && who.key) throw invalidKey();
  if (!row) throw sessionEnded();
  return {
    ...toActor(row),
    ...(row.key_id ? { key: keyOf({ ...row, key_id: row.key_id }, parts.now(), who.key?.shown) } : {}),
  };
}

/** The same for many at once: undefined for those whose access has ended. All browser sessions are read in one query. */
export async function authenticateAllAgain(parts: Parts, actors: Actor[]): Promise<(Actor | undefined)[]> {
  const ids = actors.flatMap(({ session_id }) => session_id ?? []);
  const rows = await store.findActorsOfSessions(parts.db, ids, parts.now());
  const bySession = new Map(rows.map((row) => [row.session_id, row]));
  return Promise.all(
    actors.map(async (actor) => {
      if (actor.session_id === undefined) return authenticateAgain(parts, actor).catch(ignoreRefusal);
      const row = bySession.get(actor.session_id);
      if (!row || row.workspace_id !== actor.workspace_id || row.member_disabled_at) return undefined;
      return toActorInSession(row);
    }),
  );
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

interface ActorRow {
  user_id: string;
  workspace_id: string;
  role: string;
  email_verified_at: Date | null;
  member_disabled_at: Date | null;
  operator_since: Date | null;
}

function toActor(row: ActorRow): Actor {
  if (row.member_disabled_at) {
    throw new AppError(401, 'account_disabled', 'An admin of the workspace has disabled this account.');
  }
  return {
    user_id: row.user_id,
    workspace_id: row.workspace_id,
    role: row.role as Actor['role'],
    is_operator: row.operator_since !== null,
    email_verified: row.email_verified_at !== null,
  };
}

interface SessionRow extends ActorRow {
  session_id: string;
  support_grant_id: string | null;
  operator_user_id: string | null;
}

function toActorInSession({ session_id, support_grant_id, operator_user_id, ...row }: SessionRow): Actor {
  const actor = { ...toActor(row), session_id };
  if (support_grant_id === null) return actor;
  // Who helps has the rights of the account, and not those of another operator.
  return {
    ...actor,
    is_operator: false,
    support: { grant_id: support_grant_id, operator_user_id: operator_user_id ?? '' },
  };
}

const sessionEnded = () => new AppError(401, 'invalid_token', 'The session has ended. Sign in again.');

export interface NewAccount {
  email: string;
  password_hash: string;
  first_name: string | null;
  is_verified: boolean;
  /** Accounts made for somebody are not led through the first steps. Default: they are still to come. */
  is_onboarding_completed?: boolean;
}

/** A user with a workspace of their own. Undefined when the address is taken. */
export async function createAccount(
  scope: Scope,
  account: NewAccount,
): Promise<{ user_id: string; workspace_id: string } | undefined> {
  const user_id = newUserId();
  const isNew = await store.insertUser(scope, {
    user_id,
    email: account.email,
    password_hash: account.password_hash,
    first_name: account.first_name,
    email_verified_at: account.is_verified ? scope.now : null,
    is_onboarding_completed: account.is_onboarding_completed ?? false,
  });
  if (!isNew) return undefined;
  const name = account.first_name ? `${account.first_name}'s workspace` : 'My workspace';
  return { user_id, workspace_id: await createWorkspace(scope, { owner_user_id: user_id, name }) };
}

export async function grantOperator(scope: Scope, userId: string): Promise<void> {
  await store.grantOperator(scope, userId);
}

/** `isExtended` costs further queries, and only the web app asks for it. */
export async function getUser(ctx: Ctx, isExtended: boolean, exchange: HttpExchange): Promise<User> {
  const { actor } = ctx;
  const user = await readOwnUser(ctx);
  if (!user) throw sessionEnded();
  const workspace = await getWorkspace(ctx);
  const { staffDomains, flags } = ctx.parts.config;
  const ownFlags = await readFlags(ctx);
  return {
    user_id: user.user_id,
    subscription: await getSubscription(ctx),
    is_new_user: isNew(user, ctx.now),
    can_use_delayed_payment_methods: false,
    is_onboarding_completed: user.is_onboarding_completed,
    // As the specification has it: true where no checklist was begun.
    is_onboarding_checklist_completed: user.is_checklist_completed ?? true,
    created_at: Math.floor(user.created_at.getTime() / 1000),
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
    ...(isExtended ? await getAccountDocument(ctx, user, exchange) : {}),
  };
}

const newForMs = 24 * 3600 * 1000;

/** In the first day, and for as long as the first steps are still to come. */
export const isNew = (user: { created_at: Date; is_onboarding_completed: boolean }, now: Date): boolean =>
  !user.is_onboarding_completed || now.getTime() - user.created_at.getTime() < newForMs;
