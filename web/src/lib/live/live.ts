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
  /** Changes are told at the moment; otherwise whoever must know has to ask. */
  isConnected: boolean;
  /** Tried again more than once without success: the server or the way to it is away. */
  isDown: boolean;
  /** Of the web app that the server has. */
  build: string | null;
}

const nothing: Live = { isConnected: false, isDown: false, build: null };
export const liveStore = createStore<Live>(nothing);

/** Milliseconds without a sign of life (the server gives one every fifteen seconds) after which a connection is dead. */
const longestSilence = 40_000;
/** Milliseconds before it is tried again. The first time hardly any: the server also ends a connection whose token is old. */
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

/** It is not known what was missed: everything may have changed. */
export function onReset(handler: () => void): () => void {
  resetHandlers.add(handler);
  return () => void resetHandlers.delete(handler);
}

/** Between the tabs. A tab that has just come asks for the state. */
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
      // Nobody knows what happened between the first pictures and now.
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

/** Holds the connection until it is told to stop; comes back from every loss. */
async function lead(tell: (news: News) => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    // Whatever the reason (a refused session signs out by itself, in api.ts), it is tried again.
    await listen(tell, signal, () => (failures = 0)).catch(() => undefined);
    if (signal.aborted) return;
    failures++;
    tell({ state: { ...liveStore.get(), isConnected: false, isDown: failures > 1 } });
    // Apart from one another: a server that comes back must not meet all of its clients in one moment.
    const longest = Math.min(maxPause, firstPause * 3 ** (failures - 1));
    await pause(longest * (0.5 + Math.random() / 2), signal);
  }
}

/** Without locks (a page that did not come over https) a tab has its own connection, and only while it is looked at. */
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

/** While somebody is signed in. @param isAlone a connection of this tab's own. @returns a function that ends it. */
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
