import type { Finding } from '#contract/instance/types.ts';
import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';

export async function writeFindings({ db, now }: Pick<Scope, 'db' | 'now'>, findings: Finding[]): Promise<void> {
  const row = { findings: toJsonColumn(findings), checked_at: now };
  await db
    .insertInto('installation_check')
    .values({ is_only_row: true, ...row })
    .onConflict((conflict) => conflict.column('is_only_row').doUpdateSet(row))
    .execute();
}

export async function readFindings({ db }: Pick<Scope, 'db'>) {
  const row = await db.selectFrom('installation_check').select(['findings', 'checked_at']).executeTakeFirst();
  return row && { findings: row.findings as unknown as Finding[], checked_at: row.checked_at };
}
