import { beforeEach, expect, it, vi } from 'vitest';
import { createCodeLoader, importEventually } from './code-loader.ts';

const browser = { isOnline: true, listeners: new Set<() => void>() };

beforeEach(() => {
  browser.isOnline = true;
  browser.listeners.clear();
  vi.stubGlobal('navigator', {
    get onLine() {
      return browser.isOnline;
    },
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => browser.listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => browser.listeners.delete(listener));
});

const failing = (failures: number) =>
  vi.fn<() => Promise<string>>(() =>
    failures-- > 0 ? Promise.reject(new Error('Failed to fetch')) : Promise.resolve('code'),
  );

it('loads code once, whoever asks', async () => {
  const importCode = failing(0);
  const loader = createCodeLoader(importCode);
  await Promise.all([loader.load(), loader.load()]);
  await loader.load();
  expect(importCode).toHaveBeenCalledOnce();
  expect(loader.store.get()).toEqual({ loaded: { code: 'code' }, error: null });
});

it('keeps a failure without rejecting, and loads again when asked again', async () => {
  const loader = createCodeLoader(failing(1));
  await loader.load();
  expect(loader.store.get()).toMatchObject({ loaded: null, error: new Error('Failed to fetch') });
  await loader.load();
  expect(loader.store.get()).toEqual({ loaded: { code: 'code' }, error: null });
});

it('repeats an import when the browser is online again, and not before', async () => {
  vi.useFakeTimers();
  browser.isOnline = false;
  const importCode = failing(1);
  const loaded = importEventually(importCode);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(importCode).toHaveBeenCalledOnce();
  for (const listener of browser.listeners) listener();
  await expect(loaded).resolves.toBe('code');
  expect(browser.listeners.size).toBe(0);
  vi.useRealTimers();
});

it('repeats an import after pauses that grow while only the server is away', async () => {
  vi.useFakeTimers();
  const importCode = failing(3);
  const loaded = importEventually(importCode);
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
  await expect(loaded).resolves.toBe('code');
  expect(importCode).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
