import { sql } from 'kysely';
import type { Currency } from '#contract/billing/types.ts';
import type { Scope } from '../../../kernel/context.ts';

type Data = Pick<Scope, 'db'>;

export interface Charge {
  workspace_id: string;
  period: number;
  step: number;
  currency: Currency;
  amount_cents: number;
  credits: number;
  refusals: number;
  created_at: Date;
  /** When the present round of attempts has begun. */
  tried_since: Date;
}

/** The charges of a period, paid or not. */
export async function listCharges({ db }: Data, workspaceId: string, period: number): Promise<Charge[]> {
  const rows = await db
    .selectFrom('extra_charge')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('period', '=', period)
    .orderBy('step')
    .execute();
  return rows as unknown as Charge[];
}

export async function insertCharge(
  { db, now }: Scope,
  charge: Omit<Charge, 'refusals' | 'created_at' | 'tried_since'>,
): Promise<void> {
  await db
    .insertInto('extra_charge')
    .values({ ...charge, state: 'pending', next_attempt_at: now, created_at: now, tried_since: now })
    .execute();
}

/** Takes the charges whose time has come; another process takes them only when this one has died. */
export async function takeDue({ db, now }: Scope, until: Date, count: number): Promise<Charge[]> {
  const rows = await db
    .updateTable('extra_charge as c')
    .set({ next_attempt_at: until })
    .from(
      db
        .selectFrom('extra_charge')
        .select(['workspace_id', 'period', 'step'])
        .where('state', 'in', ['pending', 'declined'])
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(count)
        .forUpdate()
        .skipLocked()
        .as('due'),
    )
    .whereRef('c.workspace_id', '=', 'due.workspace_id')
    .whereRef('c.period', '=', 'due.period')
    .whereRef('c.step', '=', 'due.step')
    .returning([
      'c.workspace_id',
      'c.period',
      'c.step',
      'c.currency',
      'c.amount_cents',
      'c.credits',
      'c.refusals',
      'c.created_at',
      'c.tried_since',
    ])
    .execute();
  return rows as Charge[];
}

const one = ({ db }: Data, { workspace_id, period, step }: Charge) =>
  db
    .updateTable('extra_charge')
    .where('workspace_id', '=', workspace_id)
    .where('period', '=', period)
    .where('step', '=', step);

export async function markPaid(scope: Scope, charge: Charge): Promise<void> {
  await one(scope, charge).set({ state: 'paid', paid_at: scope.now }).execute();
}

export async function markDeclined(scope: Scope, charge: Charge, again: Date): Promise<void> {
  await one(scope, charge)
    .set({ state: 'declined', refusals: charge.refusals + 1, next_attempt_at: again })
    .execute();
}

export async function markWrittenOff(scope: Scope, charge: Charge): Promise<void> {
  await one(scope, charge)
    .set({ state: 'written_off', refusals: charge.refusals + 1 })
    .execute();
}

/** It is not tried any more, and stays owed. */
export async function markUnpaid(scope: Scope, charge: Charge): Promise<void> {
  await one(scope, charge)
    .set({ state: 'unpaid', refusals: charge.refusals + 1 })
    .execute();
}

/** What is owed is tried now, and from now on for two weeks. */
export async function tryAgain({ db, now }: Scope, workspaceId: string): Promise<void> {
  await db
    .updateTable('extra_charge')
    .set({ state: 'declined', next_attempt_at: now, tried_since: now })
    .where('workspace_id', '=', workspaceId)
    .where('state', 'in', ['declined', 'unpaid'])
    .execute();
}

export async function isUnpaid({ db }: Data, { workspace_id, period, step }: Charge): Promise<boolean> {
  const row = await db
    .selectFrom('extra_charge')
    .select('step')
    .where('workspace_id', '=', workspace_id)
    .where('period', '=', period)
    .where('step', '=', step)
    .where('state', '=', 'unpaid')
    .executeTakeFirst();
  return row !== undefined;
}

/** What is owed by workspaces whose subscription has ended, and is not tried any more. */
export async function listUnpaidOfEnded({ db }: Data): Promise<Charge[]> {
  const rows = await db
    .selectFrom('extra_charge as c')
    .innerJoin('subscription as s', 's.workspace_id', 'c.workspace_id')
    .selectAll('c')
    .where('c.state', '=', 'unpaid')
    .where((q) =>
      q.or([
        q('s.snapshot', 'is', null),
        sql<boolean>`coalesce(s.snapshot -> 'subscription' ->> 'status', 'ended') = 'ended'`,
      ]),
    )
    .execute();
  return rows as unknown as Charge[];
}

export async function hasDeclined({ db }: Data, workspaceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('extra_charge')
    .select('step')
    .where('workspace_id', '=', workspaceId)
    .where('state', 'in', ['declined', 'unpaid'])
    .executeTakeFirst();
  return row !== undefined;
}
