/** Who is calling: the actor behind the credentials of a request, a socket or a job. */
import { accountDisabled, invalidToken, needsAuthorization, invalidApiKey } from '#contract/kit/access-errors.ts';
import type { Parts } from '../../../context.ts';
import type { Actor } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/db.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hashToken } from '../../../kernel/hash.ts';
import type { Credentials } from '../../../kernel/http/credentials.ts';
import { noteKeyUse } from '../keys/api-keys.ts';
import * as store from './authentication.store.ts';
import { keyOf } from './key-actor.ts';

type Find<T> = (db: Db, hash: Buffer, now: Date) => Promise<T | undefined>;

/** How the row of a secret is found. */
type Look = <T>(find: Find<T>, secret: string) => Promise<{ row: T; hash: Buffer } | undefined>;

/**
 * A revoked session, a disabled member or a disabled key is refused at once: rows are read for each request, or, where
 * `isCached`, kept until this process writes to one of their tables, and for a tenth of a second at most.
 * @throws AppError 401 needs_authorization, invalid_api_key, invalid_token; 403 ip_not_allowed
 */
export async function authenticate(
  parts: Parts,
  credentials: Credentials,
  { admitsLocked = false, isCached = false }: { admitsLocked?: boolean | undefined; isCached?: boolean } = {},
): Promise<Actor> {
  const now = parts.now();
  const look: Look = (find, secret) => {
    const load = async () => {
      const hash = hashToken(secret);
      const row = await find(parts.db, hash, now);
      return row && { row, hash };
    };
    return isCached ? parts.reads.read(`${find.name} ${secret}`, store.tablesOfActors, now, load) : load();
  };
  const { apiKey, bearer, mediaCookie, ip } = credentials;
  if (apiKey !== undefined) return actorOfKey(parts, apiKey, ip, now, look);
  const found = bearer
    ? await look(store.findActorByAccessToken, bearer)
    : mediaCookie
      ? await look(store.findActorByMediaCookie, mediaCookie)
      : undefined;
  if (found) return toActorInSession(found.row, admitsLocked);
  if (bearer || mediaCookie) throw AppError.from(invalidToken);
  throw AppError.from(needsAuthorization);
}

async function actorOfKey(parts: Parts, apiKey: string, ip: string, now: Date, look: Look): Promise<Actor> {
  const found = await look(store.findActorByApiKey, apiKey);
  if (!found) throw AppError.from(invalidApiKey);
  const { row, hash } = found;
  const key = keyOf(row, now, { hash, ip });
  noteKeyUse(parts, row.key_id, row.last_used_at, now);
  return { ...toActor(row), key };
}

/**
 * Looks up again an actor who was admitted a while ago, because sockets, their tokens and jobs outlive the request that
 * named the actor. Whoever brings a token of a key never showed the key itself, so the key's addresses are not checked.
 * @throws AppError 401 invalid_api_key, invalid_token, account_disabled; 403 ip_not_allowed
 */
export async function authenticateAgain(
  parts: Parts,
  who: Pick<Actor, 'user_id' | 'workspace_id' | 'session_id'> & {
    key?: Pick<NonNullable<Actor['key']>, 'key_id' | 'shown'>;
  },
  admitsLocked = false,
): Promise<Actor> {
  if (who.session_id !== undefined) {
    const [session] = await store.findActorsOfSessions(parts.db, [who.session_id], parts.now());
    if (session?.user_id !== who.user_id || session.workspace_id !== who.workspace_id)
      throw AppError.from(invalidToken);
    return toActorInSession(session);
  }
  const row = await store.findActorAgain(parts.db, who, parts.now());
  if (!row && who.key) throw AppError.from(invalidApiKey);
  if (!row) throw AppError.from(invalidToken);
  return {
    ...toActor(row, admitsLocked),
    ...(row.key_id ? { key: keyOf({ ...row, key_id: row.key_id }, parts.now(), who.key?.shown) } : {}),
  };
}

/** Looks up many actors at once: undefined for those whose access has ended. All browser sessions are read in one query. */
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

function toActor(row: ActorRow, admitsLocked = false): Actor {
  if (row.member_disabled_at && !admitsLocked) {
    throw AppError.from(accountDisabled);
  }
  return {
    user_id: row.user_id,
    workspace_id: row.workspace_id,
    role: row.role as Actor['role'],
    is_operator: row.operator_since !== null,
    email_verified: row.email_verified_at !== null,
    ...(row.member_disabled_at ? { is_locked: true } : {}),
  };
}

interface SessionRow extends ActorRow {
  session_id: string;
  support_grant_id: string | null;
  operator_user_id: string | null;
}

function toActorInSession(
  { session_id, support_grant_id, operator_user_id, ...row }: SessionRow,
  admitsLocked = false,
): Actor {
  const actor = { ...toActor(row, admitsLocked), session_id };
  if (support_grant_id === null) return actor;
  // An operator in the account has the account's own rights, and not the operator rights that its user may have.
  return {
    ...actor,
    is_operator: false,
    support: { grant_id: support_grant_id, operator_user_id: operator_user_id ?? '' },
  };
}
