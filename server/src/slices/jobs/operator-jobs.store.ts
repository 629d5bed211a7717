/** Queries on the jobs of all workspaces, for the operators of the installation. */
import { sql, type SqlBool, type Updateable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import type { JobRow } from './jobs.rules.ts';

type Data = Pick<Scope, 'db'>;

/** The newest first, starting after the one that the cursor names. */
export function listAll({ db }: Data, states: string[] | undefined, count: number, cursor: string | undefined) {
  return db
    .selectFrom('job')
    .selectAll()
    .$if(states !== undefined, (q) => q.where('state', 'in', states ?? []))
    .$if(cursor !== undefined, (q) =>
      q.where(sql<SqlBool>`(created_at, job_id) < (SELECT created_at, job_id FROM job WHERE job_id = ${cursor ?? ''})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(count)
    .execute();
}

export function listOfKind({ db }: Data, kind: string, since: Date): Promise<JobRow[]> {
  return db
    .selectFrom('job')
    .selectAll()
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}

export function findAny({ db }: Data, jobId: string): Promise<JobRow | undefined> {
  return db.selectFrom('job').selectAll().where('job_id', '=', jobId).executeTakeFirst();
}

/** Undefined where it is not in one of `states`. */
export function updateAny({ db }: Data, jobId: string, states: string[], change: Updateable<Database['job']>) {
  return db
    .updateTable('job')
    .set(change)
    .where('job_id', '=', jobId)
    .where('state', 'in', states)
    .returningAll()
    .executeTakeFirst();
}

export async function summarize({ db }: Data) {
  const { rows } = await sql<{ running: number; waiting: number; oldest: Date | null }>`
    SELECT count(*) FILTER (WHERE state = 'running') AS running, count(*) FILTER (WHERE state = 'queued') AS waiting,
      min(created_at) FILTER (WHERE state = 'queued') AS oldest
    FROM job WHERE state IN ('queued', 'running')`.execute(db);
  return rows[0] ?? { running: 0, waiting: 0, oldest: null };
}
