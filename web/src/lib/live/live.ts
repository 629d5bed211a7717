/**
 * Follows changes on the server as they happen. All tabs of a browser share one connection, because HTTP/1.1 allows
 * only six per host. The tab that holds the lock keeps the connection and passes messages on to the others.
 */
import type { EventSourceMessage } from 'eventsource-parser';
import { live } from '#contract/live/api.ts';
import type { Change, Collection, Hello } from '#contract/live/types.ts';
import { send } from '../api.ts';
import { isString, readLocal, writeLocal } from '../browser/storage.ts';
import { createStore } from '../store.ts';

interface Live {
  /** Changes arrive over the connection. While this is false, screens that need them have to poll. */
  isConnected: boolean;
  /** More than one attempt to reconnect has failed, so the server or the network is down. */
  isDown: boolean;
  /** The server's build of the web app. */
  build: string | null;
}

const disconnected: Live = { isConnected: false, isDown: false, build: null };
export const liveStore = createStore<Live>(disconnected);

/** Milliseconds of silence after which a connection counts as dead. The server sends a heartbeat every 15 seconds. */
const maxSilence = 40_000;
/**
 * Milliseconds before reconnecting. The first wait is short, because the server also ends connections with an old
 * token.
 */
const [minPause, maxPause] = [300, 15_000];
const key = 'live-id';

type Handler = (change: Change) => void;
const handlers = new Map<Collection, Set<Handler>>();
const resetHandlers = new Set<() => void>();

export function onChange(collection: Collection, handler: Handler): () => void {
  const mine = handlers.get(collection) ?? new Set();
  handlers.set(collection, mine.add(handler));
  return () => void mine.delete(handler);
}

/** Calls the handler when changes may have been missed, so that everything may be stale. */
export function onReset(handler: () => void): () => void {
  resetHandlers.add(handler);
  return () => void resetHandlers.delete(handler);
}

/** Messages between the tabs. A new tab asks for the state, and for the changes since a time in milliseconds. */
type TabMessage = { change: Change } | { reset: true } | { state: Live } | { askSince: number };

function receive(message: TabMessage): void {
  if ('change' in message) for (const handler of handlers.get(message.change.collection) ?? []) handler(message.change);
  if ('reset' in message) for (const handler of resetHandlers) handler();
  if ('state' in message) liveStore.set(message.state);
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end, { once: true });
  });

async function readChanges(
  publish: (message: TabMessage) => void,
  signal: AbortSignal,
  onOpen: () => void,
): Promise<void> {
  const after = readLocal(key, isString, '');
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), maxSilence);
  const isAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), maxSilence);
  };
  function onEvent({ event, data, id }: EventSourceMessage) {
    if (id) writeLocal(key, id);
    if (event === 'hello') {
      publish({ state: { isConnected: true, isDown: false, build: (JSON.parse(data) as Hello).build } });
      onOpen();
      // Changes may have happened between the first reads of the page and this connection.
      if (!after) publish({ reset: true });
    } else if (event === 'reset') publish({ reset: true });
    else publish({ change: JSON.parse(data) as Change });
  }
  try {
    const headers: Record<string, string> = after ? { 'last-event-id': after } : {};
    const response = await send(live, {}, { signal: AbortSignal.any([signal, silence.signal]), headers });
    // The parser is not part of the first load.
    const { readEvents } = await import('./event-stream.ts');
    if (response.body) await readEvents(response.body, onEvent, isAlive);
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps a connection open until it is aborted, and reconnects after every loss. */
async function keepConnected(publish: (message: TabMessage) => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    // Every failure is retried. A refused session is signed out in api.ts.
    await readChanges(publish, signal, () => (failures = 0)).catch(() => undefined);
    if (signal.aborted) return;
    failures++;
    publish({ state: { ...liveStore.get(), isConnected: false, isDown: failures > 1 } });
    // The wait is random, so that a server that comes back does not meet all of its clients at once.
    const maxWait = Math.min(maxPause, minPause * 3 ** (failures - 1));
    await pause(maxWait * (0.5 + Math.random() / 2), signal);
  }
}

/** Connects while the tab is visible. Pages without https have no locks, so each of their tabs connects by itself. */
async function keepConnectedWhileVisible(publish: (message: TabMessage) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const hidden = new AbortController();
    const onVisibility = () => document.hidden && hidden.abort();
    document.addEventListener('visibilitychange', onVisibility);
    if (!document.hidden) await keepConnected(publish, AbortSignal.any([signal, hidden.signal]));
    document.removeEventListener('visibilitychange', onVisibility);
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      document.addEventListener('visibilitychange', () => resolve(), { once: true });
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}

/** Milliseconds for which changes are kept for tabs that open meanwhile. No page takes longer to start. */
const keptFor = 60_000;

/** Keeps the latest changes, and makes the messages that a tab which began at a time has not heard. */
function keepRecent(): { keep(change: Change): void; since(begin: number): TabMessage[] } {
  const start = Date.now();
  let kept: { at: number; change: Change }[] = [];
  return {
    keep(change) {
      const at = Date.now();
      kept = [...kept.filter((one) => one.at > at - keptFor), { at, change }];
    },
    since(begin) {
      if (begin < Math.max(start, Date.now() - keptFor)) return [{ reset: true }];
      return kept.filter(({ at }) => at >= begin).map(({ change }) => ({ change }));
    },
  };
}

/**
 * Starts live updates for a signed-in user. @param isAlone keeps this tab apart from others. @returns a function that
 * ends it
 */
export function startLive(isAlone = false): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  if (isAlone || !('locks' in navigator)) {
    void keepConnectedWhileVisible(receive, signal);
  } else {
    const channel = new BroadcastChannel('veery-live');
    const recent = keepRecent();
    let isLeader = false;
    const publish = (message: TabMessage) => {
      receive(message);
      if ('change' in message) recent.keep(message.change);
      if (!signal.aborted) channel.postMessage(message);
    };
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (!('askSince' in data)) receive(data);
      else if (isLeader)
        for (const message of [{ state: liveStore.get() }, ...recent.since(data.askSince)])
          channel.postMessage(message);
    });
    // The first reads of this page are older than its scripts.
    channel.postMessage({ askSince: performance.timeOrigin } satisfies TabMessage);
    navigator.locks
      .request('veery-live', { signal }, () => {
        isLeader = true;
        return keepConnected(publish, signal);
      })
      .catch(() => undefined);
    signal.addEventListener('abort', () => channel.close());
  }
  return () => {
    stop.abort();
    liveStore.set(disconnected);
  };
}
