/** The one player, with a fake audio element: what starts it, how fast, and what a sample of a voice does to it. */
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeAudio } from '../../testing/fake-audio.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';

const audios: FakeAudio[] = [];
const audio = () => audios[0]!;
/** Media elements of the page. */
let others: { pause(): void }[] = [];

const browser = fakeBrowser();
browser.send.mockImplementation(async () => Response.json({ visual_waveform: [1], duration_seconds: 3 }));
Object.assign(browser.page, { querySelectorAll: () => others });
class Recorded extends FakeAudio {
  constructor() {
    super();
    audios.push(this);
  }
}
vi.stubGlobal('Audio', Recorded);
// Another file may have loaded the player with an element of its own.
vi.resetModules();
vi.stubGlobal('removeEventListener', browser.page.removeEventListener.bind(browser.page));
const { pause, play, setSpeed } = await import('../../lib/player/controls.ts');
const { playStream, playUrl, stopPlayer } = await import('../../lib/player/playback.ts');
const { clockStore, playerStore } = await import('../../lib/player/state.ts');
const { liveStore } = await import('../../lib/live/live.ts');
const { toastStore } = await import('../../lib/toasts.ts');
const { chooseSampleLanguage, endSample, toggleSample } = await import('./preview/voice-preview.ts');
const { startPlayerMemory } = await import('./player-memory.ts');
const { followNewItem, playHistoryItem, previewStore, streamItem } = await import('./public.ts');
const { storedItem } = await import('./stored-item.ts');

const ada = { voice_id: 'ada', voice_name: 'Ada' };
const stream = streamItem({ id: 'new', type: 'text-to-speech', text: 'Hello there.', ...ada });
const said = { history_item_id: 'one', text: 'Good morning.', voice_id: 'ada', voice_name: 'Ada', duration_seconds: 3 };
const voice = {
  voice_id: 'bea',
  name: 'Bea',
  category: 'premade' as const,
  preview_url: '/bea.mp3',
  verified_languages: ['en', 'de', 'de'].map((language, at) => ({
    language,
    model_id: '',
    accent: null,
    locale: null,
    preview_url: at === 0 ? '/bea.mp3' : `/bea-${language}${at}.mp3`,
  })),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stopPlayer();
  setSpeed(1);
  others = [];
  Object.assign(audio(), { refusal: null, held: [], currentTime: 0, ended: false });
  vi.clearAllTimers();
  vi.useRealTimers();
});
afterAll(() => vi.unstubAllGlobals());

it('an item says what it is, what it shows, and whether it is loaded', () => {
  expect(stream).toMatchObject({ id: 'new', type: 'text-to-speech', fileName: null, autoStart: true });
  playUrl(storedItem(said), '/one');
  expect(playerStore.get()).toMatchObject({
    duration: 3,
    item: {
      id: 'one',
      fileName: null,
      type: 'speechHistoryItem',
      player: {
        title: 'Good morning.',
        description: 'Ada',
        voice_id: 'ada',
        voice_name: 'Ada',
        duration: 3,
        languagePreviewUrls: [],
      },
      autoStart: true,
      autoStartDelaySeconds: 0,
      loaded: false,
    },
  });
  audio().dispatchEvent(new Event('canplay'));
  expect(playerStore.get().item?.loaded).toBe(true);
  toggleSample(voice);
  expect(playerStore.get().item).toMatchObject({
    id: 'bea',
    type: 'voicePreview',
    fileName: expect.stringMatching(/^Veery_.*_Bea_pre\.mp3$/) as string,
    player: {
      title: 'Bea',
      languagePreviewUrls: [
        { language: 'en', previewUrl: '/bea.mp3' },
        { language: 'de', previewUrl: '/bea-de1.mp3' },
      ],
    },
  });
});

it('logs that the browser did not allow sound to start by itself, and shows the item paused', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  audio().refusal = new DOMException('', 'NotAllowedError');
  playUrl(storedItem(said), '/one');
  await vi.advanceTimersByTimeAsync(0);
  expect(playerStore.get()).toMatchObject({ status: 'paused', hasFailed: false });
  expect(warn.mock.calls).toEqual([['The browser did not allow sound to start by itself.']]);
  expect(toastStore.get().toasts).toEqual([]);
  warn.mockRestore();
});

it('starts by itself after a delay, but not once somebody has paused it or played another', async () => {
  const late = { ...storedItem(said), autoStartDelaySeconds: 2 };
  playUrl(late, '/one');
  await vi.advanceTimersByTimeAsync(1999);
  expect(audio().paused).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(audio().paused).toBe(false);
  playUrl(late, '/one');
  pause();
  await vi.advanceTimersByTimeAsync(5000);
  expect(audio().paused).toBe(true);
  playUrl(late, '/one');
  playUrl({ ...storedItem(said), autoStart: false }, '/two');
  await vi.advanceTimersByTimeAsync(5000);
  expect(audio().paused).toBe(true);
});

it('a sample is heard as the voice speaks, and the chosen speed holds for what is spoken', () => {
  playUrl(storedItem(said), '/one');
  setSpeed(1.5);
  expect(audio().playbackRate).toBe(1.5);
  toggleSample(voice);
  expect(audio().playbackRate).toBe(1);
  setSpeed(2);
  expect(audio().playbackRate).toBe(1);
  playUrl(storedItem(said), '/one');
  expect(audio().playbackRate).toBe(2);
});

it('the speed is kept, also while there is no item to come back to', () => {
  browser.local.setItem('xi:player-speed', '1.2');
  const stop = startPlayerMemory();
  expect(playerStore.get().speed).toBe(1.2);
  setSpeed(0.8);
  expect(browser.local.getItem('xi:player-speed')).toBe('0.8');
  stop();
  browser.local.setItem('xi:player-speed', '17');
  startPlayerMemory()();
  expect(playerStore.get().speed).toBe(0.8);
});

it('two sounds never play at once', () => {
  playUrl(storedItem(said), '/one');
  toggleSample(voice);
  // There is no second element.
  expect([audios.length, audio().src]).toEqual([1, '/bea.mp3']);
  browser.page.dispatchEvent(new Event('play'));
  expect(playerStore.get().status).toBe('paused');
  const other = { pause: vi.fn() };
  others = [other];
  toggleSample(voice);
  expect(other.pause).toHaveBeenCalledOnce();
  expect(playerStore.get().status).toBe('playing');
});

it('a sample pauses, goes on, changes its language, and gives way to what it interrupted', () => {
  playHistoryItem(said);
  clockStore.set({ time: 1.5 });
  toggleSample(voice);
  expect(previewStore.get()).toMatchObject({ voice_id: 'bea', url: '/bea.mp3' });
  toggleSample(voice);
  expect([audio().paused, previewStore.get().voice_id]).toEqual([true, null]);
  toggleSample(voice);
  expect([audio().paused, previewStore.get().voice_id]).toEqual([false, 'bea']);
  chooseSampleLanguage('de');
  expect([audio().src, previewStore.get().url]).toEqual(['/bea-de1.mp3', '/bea-de1.mp3']);
  endSample();
  expect(playerStore.get()).toMatchObject({ isRestored: true, item: { history_item_id: 'one' } });
  expect([audio().currentTime, audio().paused, previewStore.get().voice_id]).toEqual([1.5, true, null]);
  // Without a sample there is nothing to end.
  endSample();
  expect(playerStore.get().item?.history_item_id).toBe('one');
});

it('a sample that interrupted nothing leaves nothing', () => {
  toggleSample(voice);
  endSample();
  expect(playerStore.get().item).toBeNull();
});

it('a stream is heard from its first chunk, and goes on unchanged when its item is stored', async () => {
  class FakeSource extends EventTarget {
    static isTypeSupported = () => true;
    readyState = 'closed';
  }
  vi.stubGlobal('MediaSource', FakeSource);
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:stream');
  const item = { history_item_id: 'new', state: 'created', date_unix: 0, content_type: 'audio/mpeg', feedback: null };
  browser.send.mockImplementation(async (url) =>
    Response.json(url.endsWith('/new') ? { ...item, settings: null } : { visual_waveform: [1], duration_seconds: 3 }),
  );
  const playback = playStream(stream, 'audio/mpeg');
  playback.push(Uint8Array.of(1), null);
  expect([audio().src, audio().paused]).toEqual(['blob:stream', false]);
  audio().currentTime = 0.7;
  const changes = vi.fn();
  audio().addEventListener('pause', changes);
  liveStore.set({ isConnected: true });
  const following = followNewItem('new', playback.isCurrent, () => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  await following;
  expect(playerStore.get().item).toMatchObject({ type: 'text-to-speech', history_item_id: 'new' });
  expect([audio().src, audio().currentTime, audio().paused]).toEqual(['blob:stream', 0.7, false]);
  expect([changes.mock.calls.length, create.mock.calls.length]).toEqual([0, 1]);
  create.mockRestore();
});

it('a long stream is played again from its start, which the browser may have dropped', async () => {
  const create = vi.spyOn(URL, 'createObjectURL');
  const playback = playStream(stream, 'audio/wav');
  playback.push(Uint8Array.of(1, 2, 3), null);
  await playback.finish(true);
  create.mockClear();
  Object.assign(audio(), { held: [[60, 90]], currentTime: 90 });
  audio().end();
  await play();
  expect([audio().currentTime, audio().paused]).toEqual([0, false]);
  expect(create).toHaveBeenCalledOnce();
  create.mockRestore();
});
