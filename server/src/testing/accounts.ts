/** An account as its tests see it: its calls, its mails, and its audit log. */
import { expect } from 'vitest';
import { bySession, send, type Sent } from '../contract-suite/http.suite.ts';
import type { TestApp, TestUser } from './app.ts';
import { lastMailTo, mailsTo, type SentMail } from './outbox.ts';

export function accountsOf(app: () => TestApp) {
  return {
    ask: (who: Pick<TestUser, 'session'>, call: string, body?: object, headers: Record<string, string> = {}) =>
      send(app().url, call, { as: bySession(who), headers, ...(body ? { body } : {}) }),
    /** Calls without credentials. */
    knock: (call: string, body?: object) => send(app().url, call, body ? { body } : {}),
    signIn: ({ email, password }: Pick<TestUser, 'email' | 'password'>, codes: object = {}) =>
      send(app().url, 'POST /v1/auth/sign-in', { body: { email, password, ...codes } }),
    mailsTo: (email: string) => mailsTo(app(), email),
    lastMailTo: (email: string) => lastMailTo(app(), email),
    auditOf: async ({ user_id }: Pick<TestUser, 'user_id'>) => {
      const query = app().db.selectFrom('audit_event').select('action').where('user_id', '=', user_id);
      return (await query.orderBy('event_id').execute()).map(({ action }) => action);
    },
    /** Moves the last sign-in far enough into the past that it proves nothing. */
    expireProof: async ({ user_id }: Pick<TestUser, 'user_id'>) => {
      const change = { authenticated_at: new Date(Date.now() - 24 * 3_600_000), sensitive_until: null };
      await app().db.updateTable('session').set(change).where('user_id', '=', user_id).execute();
    },
  };
}

export const asUser = (answer: Sent) => ({ session: { access: answer.body.id_token as string } }) as TestUser;

/** Returns the query of the only link in a mail. */
export function linkIn({ text }: SentMail): URL {
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  expect(links).toHaveLength(1);
  return new URL(links[0] ?? '');
}

export const typedCodeIn = ({ text }: SentMail) => /^ *([2-9A-Z]{4}-[2-9A-Z]{4})$/m.exec(text)?.[1] ?? '';
