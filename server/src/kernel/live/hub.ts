/**
 * Passes committed changes on to subscribers: in one order for all, each once, from where they left off. A change is
 * passed on when every older transaction has ended, so that no later change can precede it.
 */
import type pg from 'pg';
import type { Change } from '#contract/live/types.ts';
import type { Db } from '../db/db.ts';
import { readChanges, readMissed, readStart, type ChangeRow } from './change-log.ts';
import { openLiveConnection, type LiveConnection } from './connection.ts';
import { formatPosition, isAfter, parsePosition, type Position } from './position.ts';
import type { Log } from '../boot/log.ts';

/** `ready` comes first and once. `reset`: what was missed is no longer known. `id` is what `Last-Event-ID` gives back. */
export type LiveEvent =
  | { kind: 'ready'; id: string | undefined }
  | { kind: 'reset'; id: string }
  | { kind: 'change'; id: string; change: Change };

interface Listener {
  workspace_id: string;
  user_id: string;
}

export interface LiveHub {
  /** @param after the id of the last event that was received. @returns a function that ends it. */
  subscribe(who: Listener, after: string | undefined, send: (event: LiveEvent) => void): () => void;
  close(): Promise<void>;
}

/** A hub for programs in which nobody subscribes. */
export const silentHub: LiveHub = { subscribe: () => () => undefined, close: () => Promise.resolve() };

interface Subscriber extends Listener {
  send(event: LiveEvent): void;
  /** Changes that arrive while the client is still given the ones it missed. */
  held?: LiveEvent[] | undefined;
}

/**
 * Milliseconds between polls while rows wait for an older transaction. A transaction that is rolled back announces
 * nothing.
 */
const minPollMs = 50;
const maxPollMs = 1000;

/** The hub connects at the first subscription. */
export function createLiveHub({ databaseUrl, db, log }: { databaseUrl: string; db: Db; log: Log }): LiveHub {
  const subscribers = new Map<string, Set<Subscriber>>();
  const started = Promise.withResolvers<void>();
  const untilRead: (() => void)[] = [];
  let connection: LiveConnection | undefined;
  let epoch: string | undefined;
  /** Every change up to this position has been passed on. */
  let cursor: Position = { xid: 0, change_id: 0 };
  let pollMs = minPollMs;

  const idOf = (position: Position) => formatPosition(epoch ?? '', position);
  const toEvent = ({ position, collection, id, what }: ChangeRow): LiveEvent => ({
    kind: 'change',
    id: idOf(position),
    change: { collection, id, what },
  });

  function pass(subscriber: Subscriber, event: LiveEvent) {
    if (subscriber.held) subscriber.held.push(event);
    else subscriber.send(event);
  }

  function passOn(row: ChangeRow) {
    cursor = row.position;
    const event = toEvent(row);
    for (const subscriber of subscribers.get(row.workspace_id) ?? []) {
      if (row.user_id === null || row.user_id === subscriber.user_id) pass(subscriber, event);
    }
  }

  function resetAll() {
    const event: LiveEvent = { kind: 'reset', id: idOf(cursor) };
    for (const group of subscribers.values()) for (const subscriber of group) pass(subscriber, event);
  }

  async function start(client: pg.Client): Promise<void> {
    if (epoch !== undefined) return;
    const now = await readStart(client);
    epoch = now.epoch;
    cursor = { xid: now.xmin, change_id: 0 };
    started.resolve();
  }

  async function read(client: pg.Client): Promise<number | undefined> {
    const waiting = untilRead.length;
    let page = await readChanges(client, cursor);
    page.rows.forEach(passOn);
    while (page.isFull) {
      page = await readChanges(client, cursor);
      page.rows.forEach(passOn);
    }
    const isBehind = page.xmin < cursor.xid;
    cursor = { xid: page.xmin, change_id: 0 };
    // Transaction numbers that went back mean that a standby took over which lacks the end of our history.
    if (isBehind) resetAll();
    for (const resolve of untilRead.splice(0, waiting)) resolve();
    const nextPollMs = page.isWaiting ? pollMs : undefined;
    pollMs = page.isWaiting ? Math.min(pollMs * 2, maxPollMs) : minPollMs;
    return nextPollMs;
  }

  function nextRead(): Promise<void> {
    return new Promise((resolve) => {
      untilRead.push(resolve);
      connection?.wake();
    });
  }

  function join(subscriber: Subscriber) {
    const group = subscribers.get(subscriber.workspace_id);
    if (group) group.add(subscriber);
    else subscribers.set(subscriber.workspace_id, new Set([subscriber]));
  }

  function leave(subscriber: Subscriber) {
    const group = subscribers.get(subscriber.workspace_id);
    group?.delete(subscriber);
    if (group?.size === 0) subscribers.delete(subscriber.workspace_id);
  }

  async function welcome(subscriber: Subscriber, after: string | undefined, signal: { isGone: boolean }) {
    await started.promise;
    const from = after === undefined ? undefined : parsePosition(epoch ?? '', after);
    // Another server on this database may be slightly ahead of this one.
    if (from && isAfter(from, cursor)) await nextRead();
    if (signal.isGone) return;
    join(subscriber);
    if (after === undefined) return subscriber.send({ kind: 'ready', id: idOf(cursor) });
    // New changes are held back from this moment on, and missed ones are read up to it: no change is lost or sent twice.
    const held: LiveEvent[] = (subscriber.held = []);
    const isKnown = from && !isAfter(from, cursor);
    const missed = isKnown ? await readMissed(db, subscriber, from, cursor).catch(unreadable) : undefined;
    if (signal.isGone) return;
    subscriber.held = undefined;
    subscriber.send({ kind: 'ready', id: undefined });
    if (!missed) return subscriber.send({ kind: 'reset', id: idOf(cursor) });
    for (const event of [...missed.map(toEvent), ...held]) subscriber.send(event);
  }

  function unreadable(error: Error): undefined {
    log.warn({ error: error.message }, 'what a live client missed could not be read');
  }

  return {
    subscribe(who, after, send) {
      connection ??= openLiveConnection(databaseUrl, log, { start, read });
      const subscriber: Subscriber = { workspace_id: who.workspace_id, user_id: who.user_id, send };
      const signal = { isGone: false };
      void welcome(subscriber, after, signal);
      return () => {
        signal.isGone = true;
        leave(subscriber);
      };
    },
    async close() {
      subscribers.clear();
      await connection?.close();
    },
  };
}
