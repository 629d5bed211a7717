/** Keeps accounts: every change is one transaction under the lock of the account, with the events that it causes. */
import type { Db } from '../../../kernel/db/db.ts';
import { newId, newToken } from '../../../kernel/ids.ts';
import { checkoutMs, PaymentDeclined, type HostedSession } from '../port.ts';
import { newAccount, type Account, type AccountEvent, type Session, type Step } from './account.ts';
import { advance, dueAt } from './lifecycle.ts';
import * as store from './store.ts';

export interface Ledger {
  now(): Promise<Date>;
  /** Moves the clock of the sandbox, for all customers. */
  advance(ms: number): Promise<Date>;
  open(workspace: { workspace_id: string; name: string }): Promise<string>;
  read(customerId: string): Promise<Account>;
  /** A copy that may be changed: nothing of it is kept. */
  rehearse<T>(customerId: string, run: (step: Step) => T): Promise<T>;
  /** What was due before is carried out first. A command that throws changes nothing of its own. */
  change<T>(customerId: string, run: (step: Step) => T): Promise<T>;
  /** Runs once for each key; later calls get the first result. */
  once<T extends number | string>(customerId: string, key: string, run: (step: Step) => T): Promise<T>;
  openSession(customerId: string, session: SessionInput, key?: string): Promise<HostedSession>;
  findSession(sessionId: string): Promise<{ account: Account; session: Session } | undefined>;
  runDue(): Promise<void>;
}

type SessionInput = Pick<Session, 'kind' | 'return_url'> & Partial<Session>;

interface LedgerParts {
  db: Db;
  now: () => Date;
  publicUrl: string;
}

export function createLedger({ db, now: realNow, publicUrl }: LedgerParts): Ledger {
  const now = async () => new Date(realNow().getTime() + (await store.readAhead(db)));
  const addressOf = (session: Pick<Session, 'kind' | 'session_id'>) =>
    `${publicUrl}/billing/${session.kind === 'payment_method' ? 'payment-method' : session.kind}/${session.session_id}`;

  async function change<T>(customerId: string, run: (step: Step, db: Db) => T | Promise<T>): Promise<T> {
    const at = await now();
    let failure: PaymentDeclined | undefined;
    const result = await db.transaction().execute(async (db) => {
      const kept = await store.lockAccount(db, customerId);
      if (!kept) throw new PaymentDeclined('no_customer', 'There is no such customer.');
      const step: Step = { account: kept, now: at.getTime(), events: [] };
      advance(step);
      const tried: Step = { account: structuredClone(step.account), now: step.now, events: [...step.events] };
      try {
        const result = await run(tried, db);
        await save(db, tried.account, tried.events, realNow());
        return result;
      } catch (error) {
        if (!(error instanceof PaymentDeclined)) throw error;
        // What time has done stays.
        await save(db, step.account, step.events, realNow());
        failure = error;
        return undefined;
      }
    });
    if (failure) throw failure;
    return result as T;
  }

  return {
    now,
    async advance(ms) {
      await store.addAhead(db, ms);
      await runDue();
      return now();
    },
    async open({ workspace_id, name }) {
      const id = { customer_id: `cus_${newId()}`, workspace_id, name };
      await store.insertAccount(db, newAccount(id, (await now()).getTime()));
      const customerId = await store.findCustomerOf(db, workspace_id);
      if (!customerId) throw new Error('the customer was deleted at once');
      return customerId;
    },
    async read(customerId) {
      return change(customerId, ({ account }) => account);
    },
    async rehearse(customerId, run) {
      const account = await store.readAccount(db, customerId);
      if (!account) throw new PaymentDeclined('no_customer', 'There is no such customer.');
      const step: Step = { account, now: (await now()).getTime(), events: [] };
      advance(step);
      return run(step);
    },
    change: (customerId, run) => change(customerId, (step) => run(step)),
    once: (customerId, key, run) =>
      change(customerId, (step) => {
        const known = step.account.done[key] as Awaited<ReturnType<typeof run>> | undefined;
        if (known !== undefined) return known;
        const result = run(step);
        step.account.done[key] = result;
        return result;
      }),
    async openSession(customerId, input, key) {
      const session = await change(customerId, async ({ account, now }, db) => {
        const expired = account.sessions.filter(({ expires_at }) => expires_at <= now);
        account.sessions = account.sessions.filter(({ expires_at }) => expires_at > now);
        await store.deleteSessions(
          db,
          expired.map(({ session_id }) => session_id),
        );
        const known = key === undefined ? undefined : account.done[key];
        const first = account.sessions.find(({ session_id }) => session_id === known);
        if (first) return first;
        const made: Session = {
          session_id: newToken(),
          state: 'open',
          expires_at: now + checkoutMs,
          cancel_url: input.return_url,
          checkout: null,
          may_set_clock: false,
          card: null,
          invoice_id: null,
          ...input,
        };
        made.url = addressOf(made);
        account.sessions.push(made);
        if (key !== undefined) account.done[key] = made.session_id;
        const { session_id, expires_at } = made;
        await store.insertSession(db, { session_id, customer_id: customerId, expires_at: new Date(expires_at) });
        return made;
      });
      return { session_id: session.session_id, url: addressOf(session) };
    },
    async findSession(sessionId) {
      const customerId = await store.findCustomerOfSession(db, sessionId);
      if (customerId === undefined) return undefined;
      const at = await now();
      const account = await change(customerId, (step) => step.account);
      const session = account.sessions.find(({ session_id }) => session_id === sessionId);
      return session && session.expires_at > at.getTime() ? { account, session } : undefined;
    },
    runDue,
  };

  async function runDue(): Promise<void> {
    for (let due = await store.listDue(db, await now()); due.length > 0; due = await store.listDue(db, await now())) {
      for (const customerId of due) await change(customerId, () => undefined);
    }
  }
}

async function save(db: Db, account: Account, events: AccountEvent[], realNow: Date): Promise<void> {
  await store.updateAccount(db, account, dueAt(account));
  await store.insertEvents(
    db,
    events.map(({ type, at, snapshot, checkout_session_id }) => {
      const event_id = `evt_${newId()}`;
      const created_at = new Date(at);
      const body = JSON.stringify({ event_id, type, created_at, snapshot, checkout_session_id });
      return { event_id, customer_id: account.customer_id, body, created_at, next_try_at: realNow };
    }),
  );
}
