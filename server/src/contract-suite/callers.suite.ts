/**
 * The callers of the matrix. A caller whose account or credentials are gone is refused everywhere, which would look like
 * the refusals that the matrix asks for. So each of them is proved alive between rows.
 */
import { expect } from 'vitest';
import { createKey } from '../slices/api-keys/api-keys.service.ts';
import type { TestApp, TestUser } from '../testing/app.ts';
import { byKey, bySession, nobody, send, type Headers } from './http.suite.ts';
import { speak, voiceId } from './speak.suite.ts';

export interface Caller {
  as: Headers;
  /** A light call that answers 200 as long as the caller has the same rights; absent for those without credentials. */
  proof?: { call: string; answer?: object };
}

const proofOfRole = (is_admin: boolean) => ({ call: 'GET /v1/workspace/is-admin', answer: { is_admin } });

export const adminCaller = (user: TestUser): Caller => ({ as: bySession(user), proof: proofOfRole(true) });
export const editorCaller = (user: TestUser): Caller => ({ as: bySession(user), proof: proofOfRole(false) });
export const keyCaller = (user: TestUser): Caller => ({ as: byKey(user), proof: proofOfRole(true) });
export const anonymousCaller: Caller = { as: nobody };

export async function restrictedKeyCaller(user: TestUser): Promise<Caller> {
  const { xi_api_key } = await createKey(user.ctx(), {
    name: 'restricted',
    permissions: ['speech_history_read', 'speech_history_write', 'voices_read'],
  });
  return { as: { 'xi-api-key': xi_api_key }, proof: { call: `GET /v1/voices/${voiceId}/settings` } };
}

/** The cookie is good for sound and files only, so it proves itself by an item of its user. */
export async function mediaCookieCaller(app: Pick<TestApp, 'url'>, user: TestUser): Promise<Caller> {
  const spoken = await speak(app, user, 'Hi.');
  const call = `GET /v1/history/${spoken.headers.get('history-item-id') ?? ''}/audio`;
  return { as: { cookie: `veery_media=${user.session.media}` }, proof: { call } };
}

export async function isAlive(app: Pick<TestApp, 'url'>, { as, proof }: Caller): Promise<boolean> {
  if (!proof) return true;
  const { status, body } = await send(app.url, proof.call, { as });
  if (status === 200 && proof.answer) expect(body).toEqual(proof.answer);
  return status === 200;
}

/** The rows that rightly end their caller, so that each of them has a caller of its own. */
const endings = new Set([
  'DELETE /v1/user/delete',
  'POST /v1/user/leave-workspace',
  'POST /v1/workspaces/api-keys/disable',
]);
export const endsCaller = (row: string) => endings.has(row);
