import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const seen: (string | null)[] = [];
let answers: string[][];
let hold: PromiseWithResolvers<void>;

/** Answers with the texts in turn. The last answer stays open until the test ends it. */
function answer(_url: string, init: RequestInit): Promise<Response> {
  seen.push(new Headers(init.headers).get('last-event-id'));
  const texts = answers.shift();
  if (!texts) return Promise.reject(new TypeError('refused'));
  const isLast = answers.length === 0;
  const body = new ReadableStream({
    async start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      if (isLast) await hold.promise;
      controller.close();
    },
  });
  return Promise.resolve(new Response(body));
}

const event = (id: string, data: object, name?: string) =>
  `id: ${id}\n${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
const change = (id: string) => ({ collection: 'history', id, what: 'added' }) as const;

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  seen.length = 0;
  hold = Promise.withResolvers();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  hold.resolve();
  vi.unstubAllGlobals();
});

it('comes back after a loss to where it was, and tells everybody what it hears, in order', async () => {
  answers = [
    [event('p-1', { build: 'one' }, 'hello'), event('p-2', change('a'))],
    [event('', { build: 'two' }, 'hello'), event('p-3', change('b'))],
  ];
  const { liveStore, onChange, onReset, startLive } = await import('./live.ts');
  const heard: string[] = [];
  const ends = [
    onChange('history', ({ id }) => heard.push(id)),
    onChange('job', () => heard.push('a job')),
    onReset(() => heard.push('reset')),
  ];
  const stop = startLive();
  await vi.waitFor(() => expect(heard).toContain('b'), 5000);
  // Without a position, changes may have been missed before; with one, none were.
  expect(heard).toEqual(['reset', 'a', 'b']);
  expect(seen).toEqual([null, 'p-2']);
  expect(liveStore.get()).toEqual({ isConnected: true, isDown: false, build: 'two' });
  stop();
  for (const end of ends) end();
  expect(liveStore.get()).toEqual({ isConnected: false, isDown: false, build: null });
});

it('a server that stays away is called down after a second try', async () => {
  answers = [];
  const { liveStore, startLive } = await import('./live.ts');
  const stop = startLive();
  await vi.waitFor(() => expect(liveStore.get().isDown).toBe(true), 5000);
  expect(seen.length).toBe(2);
  stop();
});

it('a reset of the server’s reaches whoever wants to know', async () => {
  kept.set('xi:live-id', JSON.stringify('old-1'));
  answers = [[event('', { build: 'one' }, 'hello'), event('p-9', {}, 'reset'), event('p-10', change('c'))]];
  const { onChange, onReset, startLive } = await import('./live.ts');
  const heard: string[] = [];
  onChange('history', ({ id }) => heard.push(id));
  onReset(() => heard.push('reset'));
  const stop = startLive();
  await vi.waitFor(() => expect(heard).toEqual(['reset', 'c']), 5000);
  expect(seen).toEqual(['old-1']);
  expect(kept.get('xi:live-id')).toBe('"p-10"');
  stop();
});

it('a tab that opens beside the one with the connection hears what changed since its first reads', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  let say = (_text: string): void => undefined;
  const body = new ReadableStream({
    start: (controller) => void (say = (text) => controller.enqueue(new TextEncoder().encode(text))),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  async function openTab(timeOrigin: number) {
    vi.stubGlobal('performance', { timeOrigin });
    vi.resetModules();
    const { onChange, onReset, startLive } = await import('./live.ts');
    const heard: string[] = [];
    onChange('history', ({ id }) => heard.push(id));
    onReset(() => heard.push('reset'));
    return { heard, stop: startLive() };
  }
  const first = await openTab(1_000_000);
  say(event('p-1', { build: 'one' }, 'hello') + event('p-2', change('before')));
  await vi.waitFor(() => expect(first.heard).toEqual(['reset', 'before']), 5000);
  vi.setSystemTime(1_010_000);
  say(event('p-3', change('meanwhile')));
  await vi.waitFor(() => expect(first.heard).toContain('meanwhile'), 5000);
  vi.setSystemTime(1_012_000);
  const second = await openTab(1_009_000);
  await vi.waitFor(() => expect(second.heard).toEqual(['meanwhile']), 5000);
  // What a page from before the connection has missed is not known.
  const third = await openTab(900_000);
  await vi.waitFor(() => expect(third.heard).toEqual(['reset']), 5000);
  for (const { stop } of [third, second, first]) stop();
  vi.useRealTimers();
});
