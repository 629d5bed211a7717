/** Downloads of what the player holds: from the history, or without it, and what is told of them. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAudio } from '../../../testing/fake-audio.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';

const browser = fakeBrowser();
vi.stubGlobal('Audio', FakeAudio);
// Another file may have loaded the player with an element of its own.
vi.resetModules();
const link = { href: '', download: '', click: () => undefined };
Object.assign(browser.page, { createElement: () => link, querySelectorAll: () => [] });
const { readDownload } = await import('../../../lib/download.ts');
const { playStream, stopPlayer } = await import('../../../lib/player/playback.ts');
const { toastStore } = await import('../../../lib/toasts.ts');
const { drainEvents } = await import('../../analytics/public.ts');
const { downloadPlayed } = await import('./download-played.ts');
const { playHistoryItem, streamItem } = await import('../public.ts');
const { reportPlays } = await import('../report-plays.ts');

const said = { history_item_id: 'one', text: 'Good morning.', voice_id: 'ada', voice_name: 'Ada' };
const stored = { ...said, date_unix: 1_700_000_000, settings: null, model_id: null, content_type: 'audio/wav' };
const failure = () => Response.json({ detail: { status: 'internal', message: 'Broken.' } }, { status: 503 });
const sound = (type: string) => new Response('sound', { headers: { 'content-type': type } });

let item: () => Response;
let audio: () => Response;
const saved: Blob[] = [];
browser.send.mockImplementation(async (url, init) => {
  if (url.endsWith('/audio')) return audio();
  if (url.endsWith('/waveform?points=600')) return Response.json({ visual_waveform: [1], duration_seconds: 3 });
  return init?.method === 'GET' ? item() : failure();
});
const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
  saved.push(blob as Blob);
  return 'blob:saved';
});

const recorded = () => drainEvents().map(({ name, properties }) => [name, properties]);

beforeEach(() => {
  saved.length = 0;
  item = failure;
  audio = () => sound('audio/wav');
});
afterEach(() => {
  stopPlayer();
  drainEvents();
});
afterAll(() => {
  create.mockRestore();
  vi.unstubAllGlobals();
});

it('saves the audio of the history, of which it is told once', async () => {
  item = () => Response.json(stored);
  playHistoryItem(said);
  await downloadPlayed();
  expect([saved.length, saved[0]?.type, link.download]).toEqual([1, 'audio/wav', 'Veery_2023-11-14T22_13_20_Ada.wav']);
  expect(recorded()).toEqual([['item_downloaded', { kind: 'played' }]]);
});

describe('while the history cannot be read', () => {
  it('what was received of a stream is saved as audio/mpeg, whatever its format', async () => {
    const ada = { voice_id: 'ada', voice_name: 'Ada' };
    const playback = playStream(streamItem({ id: 'new', type: 'text-to-speech', text: 'Hello.', ...ada }), 'audio/wav');
    playback.push(Uint8Array.of(1, 2, 3), null);
    await downloadPlayed();
    expect([saved[0]?.type, await saved[0]?.text()]).toEqual(['audio/mpeg', '\u0001\u0002\u0003']);
    expect(link.download).toMatch(/^Veery_[\dT_-]+_Ada\.mp3$/);
  });

  it('the source of an item from the history is saved as audio/mpeg, under its name', async () => {
    item = () => Response.json({ ...stored, history_item_id: 'two' });
    playHistoryItem({ ...said, history_item_id: 'two' });
    await vi.waitFor(async () => {
      const { playerStore } = await import('../../../lib/player/state.ts');
      expect(playerStore.get().item?.fileName).toBeTruthy();
    });
    item = failure;
    await downloadPlayed();
    const [url, init] = browser.send.mock.calls.at(-1) ?? [];
    expect([url, init]).toEqual(['/v1/history/two/audio', { cache: 'force-cache', credentials: 'same-origin' }]);
    expect([saved[0]?.type, await saved[0]?.text()]).toEqual(['audio/mpeg', 'sound']);
    expect(link.download).toBe('Veery_2023-11-14T22_13_20_Ada.mp3');
    expect(toastStore.get().toasts.at(-1)?.message).toMatch(/^The history could not be read\./);
    expect(recorded()).toEqual([['item_downloaded', { kind: 'played' }]]);
  });

  it.each([
    ['is refused too', failure],
    ['is no audio', () => sound('text/html')],
  ])('the refusal is shown where the source %s', async (_what, answer) => {
    audio = answer;
    playHistoryItem(said);
    await expect(downloadPlayed()).rejects.toThrow('Broken.');
    expect([saved.length, recorded()]).toEqual([0, []]);
  });
});

describe('what is no download', () => {
  it('is refused by its type', async () => {
    await expect(readDownload(sound('text/html; charset=utf-8'))).rejects.toThrow(
      /^Invalid response type received: 'text\/html' is not supported\.$/,
    );
  });
  it('is refused without a body', async () => {
    const empty = new Response(null, { headers: { 'content-type': 'audio/mpeg' } });
    await expect(readDownload(empty)).rejects.toThrow(
      /^Could not download from stream because response\.body is null\.$/,
    );
  });
});

it('what is played is reported once, however often it is paused', async () => {
  const { pause, play } = await import('../../../lib/player/controls.ts');
  const end = reportPlays();
  playHistoryItem(said);
  pause();
  await play();
  end();
  expect(recorded()).toEqual([['player_played', { source: 'speechHistoryItem' }]]);
});
