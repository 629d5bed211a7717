/** Measures how soon work begins after its commit, in an otherwise idle process. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../server/src/kernel/db/db.ts';
import { startEmbeddedPostgres } from '../server/src/kernel/db/embedded-postgres.ts';
import { createJobQueue } from '../server/src/kernel/jobs/queue.ts';
import { handles, workKind } from '../server/src/kernel/jobs/jobs.ts';
import { createLog } from '../server/src/kernel/boot/log.ts';
import { median } from './measure.ts';
import type { Row } from './row.ts';

const runs = 100;
const kind = workKind<{ n: number }>('bench', 4);

export async function jobPickUpLatency(): Promise<Row> {
  const measured = median(await measurePickUps());
  const name = 'job pick-up, from the commit to its handler';
  return { name, measured, unit: 'ms', figure: measured, bar: 15, sense: 'max', runs };
}

/** Settings are durable, as in production. */
async function measurePickUps(): Promise<number[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'veery-bench-'));
  const log = createLog('silent');
  const postgres = await startEmbeddedPostgres(path.join(dataDir, 'postgres'), log);
  const database = openDatabase(postgres.url, log);
  try {
    const queue = await createJobQueue({ databaseUrl: postgres.url, database, log, kinds: [kind] });
    let heard: (at: number) => void = () => undefined;
    await queue.work([handles(kind, async () => heard(performance.now()))], undefined, true);
    const delays: number[] = [];
    for (let n = -5; n < runs; n++) {
      const begun = new Promise<number>((resolve) => (heard = resolve));
      await database.db.transaction().execute((db) => queue.add(db, kind.name, { n }));
      const committed = performance.now();
      const delay = (await begun) - committed;
      if (n >= 0) delays.push(delay);
      // The pause is long enough for the worker to wait again, and irregular.
      await sleep(20 + Math.random() * 30);
    }
    await queue.close();
    return delays;
  } finally {
    await database.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
