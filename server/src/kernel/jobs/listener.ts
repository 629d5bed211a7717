/** The connection on which the queue hears of new work. It is opened again whenever it is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../boot/log.ts';

const firstPauseMs = 200;
const maxPauseMs = 5000;
/** The connection is probed this often, because a dead one says nothing. */
const checkEveryMs = 15_000;

interface Listener {
  onNotification(payload: string): void;
  /** Is called whenever it begins to listen: notifications before that were not heard. */
  onConnect(): void;
}

/** @throws when the first connection cannot be opened. */
export async function listenForJobs(
  databaseUrl: string,
  channel: string,
  log: Log,
  { onNotification, onConnect }: Listener,
) {
  const closing = new AbortController();
  let client: pg.Client | undefined;

  async function connect(): Promise<{ gone: Promise<void> }> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'veery jobs',
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    client = fresh;
    const lost = Promise.withResolvers<void>();
    fresh.on('error', () => lost.resolve());
    fresh.on('end', () => lost.resolve());
    fresh.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    const timer = setInterval(() => void fresh.query('SELECT 1').catch(() => lost.resolve()), checkEveryMs);
    onConnect();
    return { gone: lost.promise.finally(() => clearInterval(timer)) };
  }

  async function keep({ gone }: { gone: Promise<void> }): Promise<void> {
    await gone;
    let pauseMs = firstPauseMs;
    while (!closing.signal.aborted) {
      await client?.end().catch(() => undefined);
      const next = await connect().catch((error: Error) => {
        log.warn({ error: error.message }, 'new jobs are looked for, not heard of: no connection to the database');
      });
      if (next) {
        pauseMs = firstPauseMs;
        await next.gone;
        continue;
      }
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
    }
  }

  const kept = keep(await connect());
  return {
    async close() {
      closing.abort();
      await client?.end().catch(() => undefined);
      await kept;
    },
  };
}
