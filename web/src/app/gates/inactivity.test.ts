import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchInactivity } from './inactivity.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const browser = new EventTarget();
const kept = new Map<string, string>();
const handlers = { onWarn: vi.fn(), onStay: vi.fn(), onExpire: vi.fn() };
const calls = () => Object.values(handlers).map((handler) => handler.mock.calls.length);
const happen = (type: string) => page.dispatchEvent(new Event(type));
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
let stop: () => void;

/** The session ends after ten minutes without input. */
const start = () => {
  const watch = watchInactivity(600, handlers);
  stop = watch.stop;
  return watch;
};
const otherTabAt = (at: number) =>
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'xi:last_active', newValue: String(at) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  kept.clear();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('warns a minute before, then ends', () => {
  start();
  pass(539);
  expect(calls()).toEqual([0, 0, 0]);
  pass(1);
  expect(handlers.onWarn).toHaveBeenCalledWith(Date.now() + 60_000);
  pass(59);
  expect(calls()).toEqual([1, 0, 0]);
  pass(1);
  expect(calls()).toEqual([1, 0, 1]);
  pass(6000);
  expect(calls()).toEqual([1, 0, 1]);
});

it.each(['mousemove', 'mousedown', 'keydown', 'click', 'scroll', 'wheel', 'touchstart', 'visibilitychange'])(
  'is reset by %s',
  (type) => {
    start();
    pass(539);
    happen(type);
    pass(539);
    expect(calls()).toEqual([0, 0, 0]);
    pass(1);
    expect(calls()).toEqual([1, 0, 0]);
  },
);

it('does not count a page that goes out of sight', () => {
  start();
  pass(539);
  page.hidden = true;
  happen('visibilitychange');
  pass(1);
  expect(calls()).toEqual([1, 0, 0]);
});

it('stays when asked and answered; a nudged mouse is no answer', () => {
  const watch = start();
  pass(541);
  happen('mousemove');
  happen('touchstart');
  expect(calls()).toEqual([1, 0, 0]);
  watch.stay();
  expect(calls()).toEqual([1, 1, 0]);
  pass(545);
  expect(calls()).toEqual([2, 1, 0]);
  happen('keydown');
  expect(calls()).toEqual([2, 2, 0]);
});

it('wakes up too late: a movement does not save what has run out', () => {
  start();
  vi.setSystemTime(Date.now() + 3_600_000);
  happen('mousemove');
  expect(calls()).toEqual([0, 0, 1]);
});

it('counts what happens in other tabs, and tells them', () => {
  start();
  pass(541);
  otherTabAt(Date.now() - 1000);
  expect(calls()).toEqual([1, 1, 0]);
  // No clock of this machine can give such a time.
  otherTabAt(Date.now() + 86_400_000);
  pass(539);
  expect(calls()).toEqual([2, 1, 0]);
  happen('click');
  happen('click');
  pass(1);
  happen('keydown');
  pass(2);
  expect(Number(kept.get('xi:last_active'))).toBe(Date.now() - 2000);
});

it('holds times that a timer of the browser cannot, and short ones', () => {
  stop = watchInactivity(2_592_000, handlers).stop;
  pass(2_592_000 - 61);
  expect(calls()).toEqual([0, 0, 0]);
  pass(1);
  expect(calls()).toEqual([1, 0, 0]);
  stop();
  stop = watchInactivity(20, handlers).stop;
  pass(10);
  expect(calls()).toEqual([2, 0, 0]);
});
