import type { Scope } from '../../kernel/context.ts';

export function readMachineSpeed({ db }: Pick<Scope, 'db'>, host: string) {
  return db.selectFrom('machine_speed').selectAll().where('host', '=', host).executeTakeFirst();
}

export async function writeMachineSpeed({ db, now }: Scope, host: string, megaflops: number): Promise<void> {
  const values = { megaflops, measured_at: now };
  await db
    .insertInto('machine_speed')
    .values({ host, ...values })
    .onConflict((conflict) => conflict.column('host').doUpdateSet(values))
    .execute();
}
