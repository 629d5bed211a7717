/** Queries on all workspaces, for the operators of the installation. */
import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';

type Data = Pick<Scope, 'db'>;

/** Those of the keys that a generation under way writes to. */
export async function findOpenAudio({ db }: Data, keys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('generation')
    .select('audio_key')
    .where(sql<boolean>`audio_key = ANY(${keys}::text[])`)
    .where('state', 'in', ['reserved', 'running', 'parked'])
    .execute();
  return rows.map((row) => row.audio_key);
}

/** The median leaves out what was answered from the history. */
export function sumSpeech({ db }: Data, since: Date) {
  return db
    .selectFrom('ledger_entry')
    .select([
      sql<number>`coalesce(sum(characters), 0)::bigint`.as('characters'),
      sql<number | null>`percentile_cont(0.5) WITHIN GROUP (ORDER BY first_byte_ms)`.as('first_byte_ms'),
    ])
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
}
