/** The one connection that listens for changes. It is opened again whenever it is lost. */
import pg from 'pg';
import type { Log } from '../boot/log.ts';

const channel = 'veery_change';
/** A connection that was silent for this long is probed, because a dead one says nothing. */
const idlePollMs = 15_000;
const firstPauseMs = 100;
const maxPauseMs = 5000;

export interface LiveConnection {
  /** Reads again soon, although no change was announced. */
  wake(): void;
  close(): Promise<void>;
}

export interface LiveReader {
  /** Called when a connection was opened. Announcements before that were not received. */
  start(client: pg.Client): Promise<void>;
  /** Reads new changes. @returns the milliseconds after which to read again in any case; undefined leaves it to the caller. */
  read(client: pg.Client): Promise<number | undefined>;
}

/** Several announcements at once lead to one reading. An announcement during a reading leads to another. */
export function openLiveConnection(databaseUrl: string, log: Log, reader: LiveReader): LiveConnection {
  const closing = new AbortController();
  let isAnnounced = false;
  let wakeUp: () => void = () => undefined;
  let current: pg.Client | undefined;

  function wake() {
    isAnnounced = true;
    wakeUp();
  }

  function pause(ms: number): Promise<void> {
    if (isAnnounced || closing.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function follow(client: pg.Client, heard: () => void): Promise<void> {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    await reader.start(client);
    heard();
    while (!closing.signal.aborted) {
      isAnnounced = false;
      const again = await reader.read(client);
      await pause(again ?? idlePollMs);
    }
  }

  async function run(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!closing.signal.aborted) {
      const client = new pg.Client({
        connectionString: databaseUrl,
        application_name: 'veery live',
        connectionTimeoutMillis: 10_000,
        query_timeout: 10_000,
        keepAlive: true,
      });
      current = client;
      const hear = () => {
        if (current === client) wake();
      };
      client.on('notification', hear);
      // The next reading fails, and its failure ends this connection.
      client.on('error', hear);
      client.on('end', hear);
      try {
        await follow(client, () => (pauseMs = firstPauseMs));
      } catch (error) {
        if (!closing.signal.aborted)
          log.warn({ error: (error as Error).message }, 'live updates pause: no connection to the database');
      }
      current = undefined;
      isAnnounced = false;
      await client.end().catch(() => undefined);
      await pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
    }
  }

  const ended = run();
  return {
    wake,
    async close() {
      closing.abort();
      wakeUp();
      void current?.end().catch(() => undefined);
      await ended;
    },
  };
}
