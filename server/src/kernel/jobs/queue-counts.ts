/** How much work waits in the queue, runs and has failed, by its kind. */
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export interface QueueCount {
  kind: string;
  state: 'waiting' | 'running' | 'failed';
  count: number;
  /** How long the oldest of them has been there. */
  oldest_seconds: number;
}

/** Finished and failed work is forgotten within an hour. */
export async function countQueue(db: Db): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    SELECT name AS kind,
      CASE state WHEN 'active' THEN 'running' WHEN 'failed' THEN 'failed' ELSE 'waiting' END AS state,
      count(*) AS count,
      extract(epoch FROM now() - min(created_on))::double precision AS oldest_seconds
    FROM pgboss.job WHERE state IN ('created', 'retry', 'active', 'failed') GROUP BY 1, 2`.execute(db);
  return rows;
}
