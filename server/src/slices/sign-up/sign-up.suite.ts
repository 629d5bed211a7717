/** The calls of a sign-up, as the tests of this slice make them. */
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { cookiesIn, send, type Headers, type Sent } from '../../contract-suite/http.suite.ts';
import type { TestApp, TestUser } from '../../testing/app.ts';
import { codeIn, lastMailTo } from '../../testing/outbox.ts';

export const password = 'G00d!password';

/** @param usual whom a call goes to unless it says otherwise */
export function signUpCalls(usual: () => TestApp) {
  const post = (path: string, body: object, to = usual()) => send(to.url, `POST ${path}`, { body });
  const signUp = (email: string, more: object = {}, to = usual(), headers: Headers = {}) =>
    send(to.url, 'POST /v1/auth/sign-up', { body: { email, password, ...more }, headers });
  const preSignUp = (email: string, more: object = {}, to = usual()) =>
    post('/v1/user/pre-sign-up', { email, account_metadata: {}, ...more }, to);
  /** Opens the link in the browser that signed up. */
  const verify = (action_code: string, signedUp: Sent, to = usual()) =>
    send(to.url, 'POST /v1/auth/verify-email', { body: { action_code }, headers: { cookie: cookiesIn(signedUp) } });
  const find = (email: string, to = usual()) =>
    to.db.selectFrom('user_account').selectAll().where('email', '=', email).executeTakeFirst();

  async function join(email: string, more: object = {}, to = usual(), headers: Headers = {}) {
    const signedUp = await signUp(email, more, to, headers);
    expect(signedUp.status).toBe(200);
    expect((await verify(codeIn(await lastMailTo(to, email)), signedUp, to)).status).toBe(200);
    const user = await find(email, to);
    if (!user) throw new Error('there is no account');
    return user;
  }
  return { post, signUp, preSignUp, verify, find, join };
}

/** @returns its code */
export async function invite(to: TestApp, by: TestUser, email: string, change: object = {}): Promise<string> {
  const code = createHash('sha256').update(email).digest('hex').slice(0, 32);
  const { user_id, workspace_id } = by;
  const [created_at, expires_at] = [new Date(), new Date(Date.now() + 3_600_000)];
  const row = { code, workspace_id, email, role: 'editor', invited_by_user_id: user_id, state: 'pending' };
  await to.db
    .insertInto('workspace_invite')
    .values({ ...row, created_at, expires_at, ...change })
    .execute();
  return code;
}
