/**
 * The queue: pg-boss on the same database, in a schema of its own. Enqueued in the caller's transaction, heard of by
 * LISTEN/NOTIFY, taken over from a process that died.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { fromKysely, PgBoss, type Job } from 'pg-boss';
import { atMost } from '../at-most.ts';
import { BootError } from '../boot/boot-error.ts';
import { isDatabaseUnavailable, type OpenDatabase } from '../db/db.ts';
import type { JobQueue, WorkHandler, WorkKind } from './jobs.ts';
import { listenForJobs } from './listener.ts';
import type { Log } from '../boot/log.ts';

export interface RunningQueue extends JobQueue {
  /**
   * Starts the workers.
   * @param isAlone true when no other process can work on this database: any work that is marked as running was abandoned.
   */
  work<C>(handlers: WorkHandler<C>[], parts: C, isAlone: boolean): Promise<void>;
  /** Takes no more work, asks running work to stop, and gives back what does not stop within a few seconds. */
  close(): Promise<void>;
}

const schema = 'pgboss';
/** A process that sent no sign of life for this long counts as dead, and another one does its work. */
const heartbeatSeconds = 30;
/** Running work may take this long to stop. */
const stopMs = 3000;
/** The pauses before failed work is tried again. */
const pausesMs = [1000, 4000];
const minReconnectPauseMs = 300;
const maxReconnectPauseMs = 5000;

const queueOptions = {
  notify: true,
  heartbeatSeconds,
  // After this many crashes the queue does not run the work again.
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30,
  expireInSeconds: 24 * 3600,
  deleteAfterSeconds: 3600,
};

interface QueueParts {
  databaseUrl: string;
  database: Pick<OpenDatabase, 'query'>;
  log: Log;
  kinds: WorkKind<object>[];
  /** How often to look for work of dead processes, in seconds; twenty by default. */
  superviseSeconds?: number;
}

/** Makes or updates the schema where it must, and can be added to. Nothing is worked on yet. */
export async function createJobQueue({
  databaseUrl,
  database,
  log,
  kinds,
  superviseSeconds = 20,
}: QueueParts): Promise<RunningQueue> {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  // The workers all look for work at the same moment, and a connection for each would cost the database megabytes.
  const query = atMost(2, database.query);
  const boss = new PgBoss({
    schema,
    // pg-boss uses our pool and opens none of its own.
    db: {
      executeSql: query,
      listen: (channel, onNotification, onConnect) =>
        listenForJobs(databaseUrl, channel, log, { onNotification, onConnect }),
    },
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 3600,
    // We have neither dependencies between pieces of work nor indexes large enough to care for.
    flowIntervalSeconds: 3600,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => {
    if (!stopping.signal.aborted) log.warn({ error: error.message }, 'the queue failed; it tries again');
  });
  boss.on('warning', ({ message }) => log.warn(message));
  await boss.start().catch(explain);
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name } of kinds) {
    if (known.has(name)) await boss.updateQueue(name, queueOptions);
    else await boss.createQueue(name, queueOptions);
  }

  async function attempt<C>(handler: WorkHandler<C>, parts: C, job: Job): Promise<void> {
    const signal = AbortSignal.any([job.signal, stopping.signal]);
    let reconnectPauseMs = minReconnectPauseMs;
    for (let failures = 0; ;) {
      try {
        return await handler.run(parts, job.data, { signal, isLastTry: failures === pausesMs.length });
      } catch (error) {
        const { name } = handler.kind;
        if (signal.aborted) throw error;
        if (isAway(error)) {
          log.warn({ name, error: (error as Error).message }, 'a work waits for the database');
          await sleep(reconnectPauseMs, undefined, { signal });
          reconnectPauseMs = Math.min(reconnectPauseMs * 2, maxReconnectPauseMs);
          continue;
        }
        log.error({ name, error: (error as Error).stack }, 'a work failed');
        const pauseMs = pausesMs[failures++];
        if (pauseMs === undefined) throw error;
        await sleep(pauseMs, undefined, { signal });
      }
    }
  }

  /** A worker does one piece of work at a time, and looks for the next one without waiting for a notification. */
  async function startWorker<C>(handler: WorkHandler<C>, parts: C): Promise<void> {
    const options = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 };
    const worker = await boss.work(handler.kind.name, options, async ([job]: Job[]) => {
      if (!job) return;
      const run = attempt(handler, parts, job);
      const settled = run.catch(() => undefined);
      running.add(settled);
      try {
        await run;
      } finally {
        running.delete(settled);
        boss.notifyWorker(worker);
      }
    });
  }

  return {
    async add(db, name, payload) {
      await boss.send(name, payload, { db: fromKysely(db) });
    },
    takes: (name) => kinds.some((kind) => kind.name === name),
    async pending(name) {
      const { rows } = await query(`SELECT data FROM ${schema}.job WHERE name = $1 AND state < 'completed'`, [name]);
      return rows.map(({ data }) => data as object);
    },
    async work(handlers, parts, isAlone) {
      // Work that waits for another try was given back by a process that stopped.
      const again = `UPDATE ${schema}.job SET state = 'retry', start_after = now() WHERE state IN ('active', 'retry')`;
      if (isAlone) await query(again, []);
      for (const handler of handlers) {
        for (let n = 0; n < handler.kind.concurrency; n++) await startWorker(handler, parts);
      }
    },
    async close() {
      const names = kinds.map(({ name }) => name);
      await Promise.all(names.map((name) => boss.offWork(name, { wait: false })));
      stopping.abort(new Error('the server stops'));
      await Promise.race([Promise.all(running), sleep(stopMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

function explain(error: unknown): never {
  if ((error as { code?: unknown }).code !== '42501') throw error;
  const sentence = `The user of DATABASE_URL may not make the schema ${schema}: grant it CREATE on the database, or make the schema for it.`;
  throw new BootError(sentence, { cause: error });
}

/** A missing file has the same error code as a missing socket of the database. */
function isAway(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return isDatabaseUnavailable(error) && !(code === 'ENOENT' && syscall !== 'connect');
}
