/** Plays the pair that is on the screen. */
import { getIsolatedAudio, getOriginalAudio } from '#contract/audio-isolation/api.ts';
import type { IsolationDetails } from '#contract/audio-isolation/types.ts';
import { buildRequest } from '#contract/kit/client.ts';
import { send } from '../../../lib/api.ts';
import { pause as pausePlayer } from '../../../lib/player/controls.ts';
import { playerStore } from '../../../lib/player/state.ts';
import { onSignOut } from '../../../lib/session.ts';
import { createStore } from '../../../lib/store.ts';
import { gainsOf, type Side } from './mix-rules.ts';
import { bufferPair, elementPair, type PairBuffers, type PairSound } from './pair-sound.ts';

/** Seconds. Two longer sounds take more memory than a page should. */
export const maxDecodedSeconds = 600;
/** Milliseconds between two updates of the clock. */
const clockInterval = 25;

interface Pair {
  /** The entry whose pair is loaded. */
  id: string | null;
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'ended';
  side: Side;
  /** The share of the isolated sound, from 0 to 1. */
  voice: number;
  error: unknown;
}

const empty: Pair = { id: null, status: 'idle', side: 'isolated', voice: 1, error: null };
export const pairStore = createStore<Pair>(empty);
export const pairClock = createStore({ time: 0 });

let sound: PairSound | null = null;
let buffers: PairBuffers | null = null;
let duration = 0;
let timer: ReturnType<typeof setInterval> | undefined;

const gains = () => gainsOf(pairStore.get().side, pairStore.get().voice);
const tick = () => sound && pairClock.set({ time: Math.min(duration, sound.readTime()) });

const entry = (id: string) => ({ params: { history_item_id: id }, query: {} });

/** Reads both sounds of an entry. A second call finds them in memory. */
export async function readBuffers(id: string): Promise<PairBuffers> {
  if (buffers && pairStore.get().id === id) return buffers;
  const decoder = new OfflineAudioContext(1, 1, 44_100);
  const read = async (endpoint: typeof getIsolatedAudio | typeof getOriginalAudio) =>
    decoder.decodeAudioData(await (await send(endpoint, entry(id))).arrayBuffer());
  const [original, isolated] = await Promise.all([read(getOriginalAudio), read(getIsolatedAudio)]);
  if (pairStore.get().id === id) buffers = { original, isolated };
  return { original, isolated };
}

async function load(id: string): Promise<PairSound> {
  const options = {
    gains: gains(),
    onEnd() {
      clearInterval(timer);
      pairClock.set({ time: duration });
      pairStore.set({ status: 'ended' });
    },
  };
  if (duration <= maxDecodedSeconds) return bufferPair(await readBuffers(id), options);
  return elementPair(
    {
      original: buildRequest(getOriginalAudio, entry(id)).url,
      isolated: buildRequest(getIsolatedAudio, entry(id)).url,
    },
    options,
  );
}

/** Takes another pair into hand. Its sound is fetched when it is first played. */
export function openPair({ id, duration_seconds }: Pick<IsolationDetails, 'id' | 'duration_seconds'>): void {
  if (pairStore.get().id === id) return;
  closePair();
  duration = duration_seconds ?? 0;
  pairStore.set({ ...empty, id });
}

export function closePair(): void {
  clearInterval(timer);
  sound?.close();
  sound = null;
  buffers = null;
  pairClock.set({ time: 0 });
  pairStore.set(empty);
}

export async function playPair(): Promise<void> {
  const { id, status } = pairStore.get();
  if (id === null || status === 'loading' || status === 'playing') return;
  pausePlayer();
  const at = status === 'ended' ? 0 : pairClock.get().time;
  try {
    if (!sound) {
      pairStore.set({ status: 'loading', error: null });
      const loaded = await load(id);
      // Another pair was opened meanwhile.
      if (pairStore.get().id !== id) return loaded.close();
      sound = loaded;
    }
    sound.setGains(gains());
    await sound.play(at);
    pairStore.set({ status: 'playing', error: null });
    clearInterval(timer);
    timer = setInterval(tick, clockInterval);
  } catch (error) {
    if (pairStore.get().id === id) pairStore.set({ status: 'paused', error });
  }
}

export function pausePair(): void {
  if (pairStore.get().status !== 'playing' || !sound) return;
  clearInterval(timer);
  pairClock.set({ time: Math.min(duration, sound.pause()) });
  pairStore.set({ status: 'paused' });
}

export const togglePair = (): void => (pairStore.get().status === 'playing' ? pausePair() : void playPair());

export function seekPair(seconds: number): void {
  const { status } = pairStore.get();
  const time = Math.min(duration, Math.max(0, seconds));
  pairClock.set({ time });
  if (status === 'playing') void sound?.play(time);
  else if (status === 'ended') pairStore.set({ status: 'paused' });
}

/** Switches between the sounds while the time goes on. */
export function hear(side: Side): void {
  pairStore.set({ side });
  sound?.setGains(gains());
}

/** Mixes some of the original back in, which is heard at once. */
export function setVoice(voice: number): void {
  pairStore.set({ voice, side: 'isolated' });
  sound?.setGains(gains());
}

// Two sounds never play at once.
playerStore.subscribe(() => {
  if (playerStore.get().status === 'playing') pausePair();
});
onSignOut(closePair);
