/** The one sound of the product: a single <audio> element, what it plays, and the words that go with it. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { canFeed, createFeed } from './audio-feed.ts';
import { jumpOf, nextLoop, noLoop, restartOf, type Loop } from './loop.ts';
import { createStore } from '../store.ts';
import { joinAlignments, segmentLines, timeWords, type Segment, type TimedWord } from './words.ts';

export const speeds = [0.8, 1, 1.2, 1.5, 2] as const;
export const skipSeconds = 10;
export const keySkipSeconds = 3;
const timeRefresh = 25;
/** Milliseconds of sound after which somebody may have an opinion of it. */
const opinionTime = 3000;

export interface PlayerItem {
  kind: 'stream' | 'history';
  text: string;
  voice_id: string | null;
  voice_name: string;
  history_item_id: string | null;
}

export interface Player {
  status: 'idle' | 'loading' | 'ready' | 'playing' | 'paused' | 'ended';
  item: PlayerItem | null;
  lines: Segment[][];
  words: TimedWord[];
  /** While audio still arrives, what has arrived. */
  duration: number;
  isReceiving: boolean;
  peaks: Float32Array | null;
  speed: number;
  isHidden: boolean;
  /** Counts what was loaded, so that a view can tell one playback from the next of the same text. */
  load: number;
  /** Known once the server has stored the item. */
  file_name: string | null;
  loop: Loop;
  /** Three seconds of it were played, or its end was. */
  isHeard: boolean;
  /** The browser cannot read or decode it. */
  hasFailed: boolean;
  /** Loaded by a reload of the page, and not started since: nobody asked to see it. */
  isRestored: boolean;
}

export interface PlayOptions {
  /** Seconds from the start. */
  at?: number | undefined;
  /** 0 to 1; of this one only. */
  volume?: number | undefined;
  /** Loads it and waits for a press on Play. */
  isPaused?: boolean | undefined;
  /** It is what played before a reload: it waits, and takes no part of the screen. */
  isRestored?: boolean | undefined;
}

const empty: Player = {
  status: 'idle',
  item: null,
  lines: [],
  words: [],
  duration: 0,
  isReceiving: false,
  peaks: null,
  speed: 1,
  isHidden: false,
  load: 0,
  file_name: null,
  loop: noLoop,
  isHeard: false,
  hasFailed: false,
  isRestored: false,
};

export const playerStore = createStore<Player>(empty);
/** Apart from the rest, because it changes forty times a second. */
export const clockStore = createStore<{ time: number }>({ time: 0 });

const audio = new Audio();
audio.preload = 'auto';
let objectUrl = '';
let received: Uint8Array<ArrayBuffer>[] = [];
let receivedType = 'audio/mpeg';
let complete: Blob | null = null;
/** Counts loads, so that what belongs to an earlier one is dropped when it comes late. */
let load = 0;

function setSource(url: string): void {
  if (objectUrl) URL.revokeObjectURL(objectUrl);
  objectUrl = url.startsWith('blob:') ? url : '';
  audio.src = url;
  // Setting a source resets the rate.
  audio.playbackRate = playerStore.get().speed;
}

/** What was loaded before must not be what a click on Play starts. */
function unload(): void {
  audio.removeAttribute('src');
  audio.load();
}

function bufferedEnd(): number {
  const { buffered } = audio;
  return buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
}

function readDuration(): void {
  const duration = Number.isFinite(audio.duration) ? audio.duration : bufferedEnd();
  if (duration !== playerStore.get().duration) playerStore.set({ duration });
}

const setTime = () => clockStore.set({ time: audio.currentTime });
let ticking: ReturnType<typeof setInterval> | undefined;
/** Milliseconds of the item that were played before `playingSince`. */
let heard = 0;
let playingSince = 0;

function onTick(): void {
  setTime();
  const { loop, isHeard } = playerStore.get();
  const jump = jumpOf(loop, audio.currentTime);
  if (jump !== null) audio.currentTime = jump;
  if (!isHeard && heard + performance.now() - playingSince >= opinionTime) playerStore.set({ isHeard: true });
}

function tick(isOn: boolean): void {
  if (ticking !== undefined) heard += performance.now() - playingSince;
  clearInterval(ticking);
  playingSince = performance.now();
  ticking = isOn ? setInterval(onTick, timeRefresh) : undefined;
}

/** What comes after an end: the queue plays its next one. */
const successors = new Set<() => void>();
export function onEnded(follow: () => void): void {
  successors.add(follow);
}

for (const name of ['durationchange', 'progress', 'loadedmetadata'] as const)
  audio.addEventListener(name, readDuration);
audio.addEventListener('canplay', () => {
  if (playerStore.get().status === 'loading') playerStore.set({ status: 'ready' });
});
audio.addEventListener('playing', () => {
  playerStore.set({ status: 'playing', isRestored: false });
  tick(true);
});
audio.addEventListener('pause', () => {
  tick(false);
  setTime();
  if (playerStore.get().item && !audio.ended) playerStore.set({ status: 'paused' });
});
audio.addEventListener('ended', () => {
  tick(false);
  setTime();
  const restart = restartOf(playerStore.get().loop);
  playerStore.set({ isHeard: true, ...(restart === null ? { status: 'ended' } : {}) });
  if (restart === null) for (const follow of successors) follow();
  else {
    audio.currentTime = restart;
    void play();
  }
});
audio.addEventListener('seeked', setTime);
audio.addEventListener('error', () => {
  // Taking the source away is not a failure.
  if (!playerStore.get().item || !audio.hasAttribute('src')) return;
  // The element still counts as playing, and the next press of Play would stop it.
  audio.pause();
  playerStore.set({ hasFailed: true, status: 'paused' });
});

/** Others that make sound fall silent when this one starts. */
const rivals = new Set<() => void>();
export function onPlay(silence: () => void): void {
  rivals.add(silence);
}

export async function play(): Promise<void> {
  const { item, status } = playerStore.get();
  if (!item) return;
  const mine = load;
  for (const silence of rivals) silence();
  if (status === 'ended') audio.currentTime = 0;
  // Once more from the start: what failed may be there again.
  if (audio.error) {
    playerStore.set({ hasFailed: false, status: 'loading' });
    audio.load();
  }
  try {
    await audio.play();
  } catch (error) {
    // Browsers refuse sound before the first click; that is theirs to say, not an error to show.
    if ((error as Error).name === 'NotAllowedError')
      console.warn('The browser did not allow sound to start by itself.');
    // What came instead has a state of its own.
    if (mine === load && playerStore.get().status === 'loading') playerStore.set({ status: 'paused' });
  }
}

export const pause = (): void => audio.pause();
export const toggle = (): void => (audio.paused ? void play() : pause());

export function seek(seconds: number): void {
  const { item, duration } = playerStore.get();
  if (!item) return;
  // Before the length is known, the browser keeps the time until it is.
  const time = Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds);
  const isBuffered = Array.from({ length: audio.buffered.length }, (_, at) => at).some(
    (at) => time >= audio.buffered.start(at) - 0.1 && time <= audio.buffered.end(at) + 0.1,
  );
  // A long stream may have been dropped from the browser's buffer; the whole of it is still here.
  if (!isBuffered && complete && item.kind === 'stream') {
    const wasPlaying = !audio.paused;
    setSource(URL.createObjectURL(complete));
    complete = null;
    if (wasPlaying) void play();
  }
  audio.currentTime = time;
  if (playerStore.get().status === 'ended' && time < duration) playerStore.set({ status: 'paused' });
  setTime();
}

export const skip = (seconds: number): void => seek(audio.currentTime + seconds);

export function setSpeed(speed: number): void {
  audio.playbackRate = speed;
  playerStore.set({ speed });
}

export function setVolume(volume: number): void {
  audio.volume = Math.max(0, Math.min(1, volume));
}

export const toggleLoop = (): void => playerStore.set({ loop: nextLoop(playerStore.get().loop, audio.currentTime) });

export const setHidden = (isHidden: boolean): void => playerStore.set({ isHidden });

function start(item: PlayerItem, isReceiving: boolean, { at = 0, volume = 1 }: PlayOptions = {}): number {
  load++;
  audio.pause();
  tick(false);
  heard = 0;
  setVolume(volume);
  received = [];
  complete = null;
  const { speed } = playerStore.get();
  playerStore.set({ ...empty, load, speed, item, status: 'loading', isReceiving, lines: segmentLines(item.text) });
  clockStore.set({ time: at });
  return load;
}

export function stopPlayer(): void {
  load++;
  unload();
  tick(false);
  received = [];
  complete = null;
  playerStore.set({ ...empty });
  clockStore.set({ time: 0 });
}

export function setAlignment(alignment: CharacterAlignment): void {
  const { item, lines } = playerStore.get();
  if (item) playerStore.set({ words: timeWords(lines, item.text, alignment) });
}

export function updateItem(change: Partial<PlayerItem>, file_name?: string): void {
  const { item } = playerStore.get();
  if (item) playerStore.set({ item: { ...item, ...change }, ...(file_name ? { file_name } : {}) });
}

export interface StreamPlayback {
  push(bytes: Uint8Array<ArrayBuffer>, alignment: CharacterAlignment | null): void;
  /** The end, or as far as it came. What could not be heard on the way starts now, unless it shall not. */
  finish(shallPlay: boolean): Promise<void>;
  /** False once something else is being played. */
  isCurrent(): boolean;
}

/** Plays what is pushed, from the first part on. Where the browser cannot, it plays all of it at the end. */
export function playStream(item: PlayerItem, contentType: string): StreamPlayback {
  const mine = start(item, true);
  receivedType = contentType;
  const isCurrent = () => mine === load;
  let alignment: CharacterAlignment | null = null;
  const source = canFeed(contentType) ? new MediaSource() : undefined;
  const feed = source && createFeed(source, () => audio.currentTime);
  if (source) {
    setSource(URL.createObjectURL(source));
    void play();
  } else unload();
  return {
    isCurrent,
    push(bytes, part) {
      if (!isCurrent()) return;
      received.push(bytes);
      feed?.append(bytes);
      if (!part) return;
      alignment = joinAlignments(alignment, part);
      setAlignment(alignment);
    },
    async finish(shallPlay) {
      if (!isCurrent()) return;
      const blob = new Blob(received, { type: contentType });
      complete = blob;
      playerStore.set({ isReceiving: false });
      if (blob.size === 0) return;
      if (feed) await feed.end().then(readDuration);
      else {
        setSource(URL.createObjectURL(blob));
        if (shallPlay) void play();
      }
    },
  };
}

/** Plays a stored item: the media cookie lets the element fetch it by itself. */
export function playUrl(item: PlayerItem, url: string, options: PlayOptions = {}): () => boolean {
  const mine = start(item, false, options);
  setSource(url);
  if (options.at) audio.currentTime = options.at;
  if (options.isRestored) playerStore.set({ isRestored: true });
  else if (!options.isPaused) void play();
  return () => mine === load;
}

export function setPeaks(peaks: Float32Array): void {
  playerStore.set({ peaks });
}

/** What was received of the current stream, for a download that cannot ask the server. */
export function bufferedAudio(): Blob | null {
  return received.length > 0 ? new Blob(received, { type: receivedType }) : null;
}
