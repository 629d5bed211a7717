import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HistoryItem } from '#contract/history/types.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';

const id = 'item';
const settings = { speed: 1, use_speaker_boost: true };
const item = {
  history_item_id: id,
  state: 'created',
  date_unix: 1_700_000_000,
  voice_name: 'Ada',
  voice_category: 'premade',
  model_id: null,
  settings,
  content_type: 'audio/mpeg',
  feedback: null,
};

const { send } = fakeBrowser();
vi.stubGlobal('Audio', class extends EventTarget {});
// Another file may have loaded the player with an element of its own.
vi.resetModules();
const { liveStore } = await import('../../lib/live/live.ts');
const { playerStore } = await import('../../lib/player/state.ts');
const { streamItem, followNewItem, reportStored } = await import('./public.ts');
const stream = streamItem({ id, type: 'text-to-speech', text: 'Hello.', voice_id: 'ada', voice_name: 'Ada' });

/** Answers each poll with the next of these, and the last one from then on. */
function follow(answers: object[], isConnected = false) {
  let asked = 0;
  send.mockImplementation(async (url) => {
    if (!url.endsWith(`/v1/history/${id}`)) return Response.json({ visual_waveform: [1], duration_seconds: 1 });
    return Response.json(answers[Math.min(asked++, answers.length - 1)]);
  });
  liveStore.set({ isConnected });
  playerStore.set({ item: stream });
  const player = { isCurrent: true };
  const onStored = vi.fn();
  const polling = followNewItem(id, () => player.isCurrent, onStored);
  return { polling, player, onStored, asked: () => asked, item: () => playerStore.get().item };
}

const rated = { ...item, feedback: { thumbs_up: true } as unknown as HistoryItem['feedback'] };
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
afterAll(() => vi.unstubAllGlobals());

it('asks after a second and then every five, for the file name and the feedback, and then no more', async () => {
  const { polling, onStored, asked, item: played } = follow([{ ...item, state: 'processing' }, item, item, rated]);
  await pass(999);
  expect(asked()).toBe(0);
  await pass(1);
  expect([asked(), played()?.fileName]).toEqual([1, null]);
  await pass(4999);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
  expect(played()).toMatchObject({
    history_item_id: id,
    fileName: 'Veery_2023-11-14T22_13_20_Ada_pre_sp100_b100.mp3',
  });
  await pass(5000);
  expect(asked()).toBe(3);
  await pass(5000);
  await polling;
  await pass(60_000);
  expect(asked()).toBe(4);
  expect(onStored).toHaveBeenCalledOnce();
});

it('asks at most ten times', async () => {
  const { polling, asked } = follow([item]);
  await pass(120_000);
  await polling;
  expect(asked()).toBe(10);
});

it('asks once where the live connection says that the item is stored, and brings its feedback', async () => {
  const { polling, asked, item: played } = follow([item], true);
  await pass(200);
  reportStored(id);
  await polling;
  await pass(60_000);
  expect([asked(), played()?.history_item_id]).toEqual([1, id]);
});

it('stops when the live connection is back, and when something else is played', async () => {
  const connected = follow([item]);
  await pass(1000);
  liveStore.set({ isConnected: true });
  await pass(5000);
  await connected.polling;
  expect(connected.asked()).toBe(1);
  const left = follow([item]);
  await pass(1000);
  left.player.isCurrent = false;
  await pass(5000);
  await left.polling;
  expect([left.asked(), left.onStored.mock.calls.length]).toEqual([1, 1]);
});
