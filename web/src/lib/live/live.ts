/**
 * What changes on the server, told as it happens. One connection for all tabs of a browser, because HTTP/1.1 has six of
 * them for everything: the tab that holds the lock has it and passes on what it hears.
 */
import type { EventSourceMessage } from 'eventsource-parser';
import { live } from '#contract/live/api.ts';
import type { Change, Collection, Hello } from '#contract/live/types.ts';
import { send } from '../api.ts';
import { readEvents } from './event-stream.ts';
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

const nothing: Live = { isConnected: false, isDown: false, build: null };
export const liveStore = createStore<Live>(nothing);

/** Milliseconds of silence after which a connection counts as dead. The server sends a heartbeat every 15 seconds. */
const longestSilence = 40_000;
/**
 * Milliseconds before reconnecting. The first wait is short, because the server also ends connections with an old
 * token.
 */
const [firstPause, maxPause] = [300, 15_000];
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

/** Messages between the tabs. A new tab asks for the state. */
type News = { change: Change } | { reset: true } | { state: Live } | { ask: true };

function hear(news: News): void {
  if ('change' in news) for (const handler of handlers.get(news.change.collection) ?? []) handler(news.change);
  if ('reset' in news) for (const handler of resetHandlers) handler();
  if ('state' in news) liveStore.set(news.state);
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

async function listen(tell: (news: News) => void, signal: AbortSignal, onOpen: () => void): Promise<void> {
  const after = readLocal(key, isString, '');
  const dead = new AbortController();
  let timer = setTimeout(() => dead.abort(), longestSilence);
  const isAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => dead.abort(), longestSilence);
  };
  function onEvent({ event, data, id }: EventSourceMessage) {
    if (id) writeLocal(key, id);
    if (event === 'hello') {
      tell({ state: { isConnected: true, isDown: false, build: (JSON.parse(data) as Hello).build } });
      onOpen();
      // Changes may have happened between the first reads of the page and this connection.
      if (!after) tell({ reset: true });
    } else if (event === 'reset') tell({ reset: true });
    else tell({ change: JSON.parse(data) as Change });
  }
  try {
    const headers: Record<string, string> = after ? { 'last-event-id': after } : {};
    const response = await send(live, {}, { signal: AbortSignal.any([signal, dead.signal]), headers });
    if (response.body) await readEvents(response.body, onEvent, isAlive);
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps a connection open until it is aborted, and reconnects after every loss. */
async function lead(tell: (news: News) => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    // Every failure is retried. A refused session is signed out in api.ts.
    await listen(tell, signal, () => (failures = 0)).catch(() => undefined);
    if (signal.aborted) return;
    failures++;
    tell({ state: { ...liveStore.get(), isConnected: false, isDown: failures > 1 } });
    // The wait is random, so that a server that comes back does not meet all of its clients at once.
    const longest = Math.min(maxPause, firstPause * 3 ** (failures - 1));
    await pause(longest * (0.5 + Math.random() / 2), signal);
  }
}

/** Connects while the tab is visible. Pages without https have no locks, so each of their tabs connects by itself. */
async function leadWhileVisible(tell: (news: News) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const hidden = new AbortController();
    const onVisibility = () => document.hidden && hidden.abort();
    document.addEventListener('visibilitychange', onVisibility);
    if (!document.hidden) await lead(tell, AbortSignal.any([signal, hidden.signal]));
    document.removeEventListener('visibilitychange', onVisibility);
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      document.addEventListener('visibilitychange', () => resolve(), { once: true });
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}

/**
 * Starts live updates for a signed-in user. @param isAlone keeps this tab apart from others. @returns a function that
 * ends it
 */
export function startLive(isAlone = false): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  if (isAlone || !('locks' in navigator)) {
    void leadWhileVisible(hear, signal);
  } else {
    const channel = new BroadcastChannel('veery-live');
    let isLeader = false;
    const tell = (news: News) => {
      hear(news);
      if (!signal.aborted) channel.postMessage(news);
    };
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (!('ask' in data)) hear(data);
      else if (isLeader) channel.postMessage({ state: liveStore.get() } satisfies News);
    });
    channel.postMessage({ ask: true } satisfies News);
    navigator.locks
      .request('veery-live', { signal }, () => {
        isLeader = true;
        return lead(tell, signal);
      })
      .catch(() => undefined);
    signal.addEventListener('abort', () => channel.close());
  }
  return () => {
    stop.abort();
    liveStore.set(nothing);
  };
}
