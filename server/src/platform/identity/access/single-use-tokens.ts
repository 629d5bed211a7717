/** A single-use token opens one socket. A page gets it from its own server, so that the API key never leaves that server. */
import { invalidSingleUseToken } from '#contract/kit/access-errors.ts';
import type { TokenType } from '#contract/api-keys/types.ts';
import { systemScope, type Parts } from '../../../context.ts';
import type { Actor, Scope } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hashToken } from '../../../kernel/hash.ts';
import { newToken } from '../../../kernel/ids.ts';
import type { SocketCredentials } from '../../../kernel/http/sockets/socket-credentials.ts';
import { countFailures } from '../credentials/attempts.ts';
import { authenticate, authenticateAgain } from './authentication.ts';
import { refuseSupportSession } from '../sessions/support-session.ts';
import * as store from './single-use-tokens.store.ts';

const lifetimeMs = 15 * 60 * 1000;

/**
 * The limits and permissions of the key that asks hold for what the token opens; the addresses it is bound to do not: the
 * token is made to be used elsewhere. Expired ones are cleared in passing.
 */
export async function issueToken(scope: Scope, type: TokenType): Promise<{ token: string }> {
  const { actor, now } = scope;
  // It would outlive the support session.
  refuseSupportSession(actor);
  const token = `sutkn_${newToken()}`;
  await store.deleteExpired(scope);
  await store.insertToken(scope, {
    token_hash: hashToken(token),
    token_type: type,
    workspace_id: actor.workspace_id,
    user_id: actor.user_id,
    key_id: actor.key?.key_id ?? null,
    session_id: actor.session_id ?? null,
    expires_at: new Date(now.getTime() + lifetimeMs),
    created_at: now,
  });
  return { token };
}

/** The actor that a token stands for, as long as the session or key that made it is there. It is used up, whatever comes of it. */
async function actorOfToken(parts: Parts, token: string, type: string, ip: string): Promise<Actor> {
  const row = await countFailures(systemScope(parts), 'socket_token', { ip }, async () => {
    const taken = await store.takeToken(parts.db, hashToken(token), type, parts.now());
    if (!taken) throw AppError.from(invalidSingleUseToken);
    return taken;
  });
  const { key_id, session_id, ...who } = row;
  return authenticateAgain(parts, {
    ...who,
    ...(key_id ? { key: { key_id } } : {}),
    ...(session_id ? { session_id } : {}),
  });
}

/**
 * Returns who opens a socket with this token.
 * @throws AppError 401, 429 too_many_attempts
 */
export function authenticateSocket(
  parts: Parts,
  { singleUseToken, ...credentials }: SocketCredentials & { ip: string },
  tokenType: string | undefined,
): Promise<Actor> {
  return singleUseToken !== undefined
    ? actorOfToken(parts, singleUseToken, tokenType ?? '', credentials.ip)
    : authenticate(parts, credentials);
}
