/** Controls the one audio element of the app. */
import { loopJump, nextLoop, loopRestart } from './loop.ts';
import { clockStore, hasSpeed, playerStore, updateItem } from './state.ts';

/** Milliseconds between two updates of the clock. */
const clockInterval = 25;
/** Milliseconds of playback after which the item counts as heard. */
const heardAfter = 3000;

const audio = new Audio();
audio.preload = 'auto';
let objectUrl = '';
/**
 * The audio of a stream that has ended, because the browser may have dropped the start of a long one from its buffer.
 */
let wholeStream: Blob | null = null;

export function setSource(source: string | Blob | MediaSource): void {
  if (objectUrl) URL.revokeObjectURL(objectUrl);
  objectUrl = typeof source === 'string' ? '' : URL.createObjectURL(source);
  audio.src = typeof source === 'string' ? source : objectUrl;
  const { item, speed } = playerStore.get();
  // Setting a source resets the rate.
  audio.playbackRate = item && hasSpeed(item) ? speed : 1;
}

/** The address that the current item is played from. */
export const readSource = (): string => audio.src;

/** Empties the element, so that Play does not start the previous audio. */
export function unload(): void {
  audio.removeAttribute('src');
  audio.load();
}

function bufferedEnd(): number {
  const { buffered } = audio;
  return buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
}

export function readDuration(): void {
  const known = playerStore.get().item?.player.duration ?? 0;
  const duration = Number.isFinite(audio.duration) ? audio.duration : bufferedEnd() || known;
  if (duration !== playerStore.get().duration) playerStore.set({ duration });
}

const setTime = () => clockStore.set({ time: audio.currentTime });
let clockTimer: ReturnType<typeof setInterval> | undefined;
/** Milliseconds of the item that were played before `playingSince`. */
let playedBefore = 0;
let playingSince = 0;

function onTick(): void {
  setTime();
  const { loop, isHeard } = playerStore.get();
  const jump = loopJump(loop, audio.currentTime);
  if (jump !== null) moveTo(jump);
  if (!isHeard && playedBefore + performance.now() - playingSince >= heardAfter) playerStore.set({ isHeard: true });
}

function tick(isOn: boolean): void {
  if (clockTimer !== undefined) playedBefore += performance.now() - playingSince;
  clearInterval(clockTimer);
  playingSince = performance.now();
  clockTimer = isOn ? setInterval(onTick, clockInterval) : undefined;
}

/** Calls the listener when the audio ends, so that the queue plays its next item. */
const endListeners = new Set<() => void>();
export function onEnded(follow: () => void): void {
  endListeners.add(follow);
}

for (const name of ['durationchange', 'progress', 'loadedmetadata'] as const)
  audio.addEventListener(name, readDuration);
audio.addEventListener('canplay', () => {
  if (playerStore.get().item?.loaded === false) updateItem({ loaded: true });
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
  const restart = loopRestart(playerStore.get().loop);
  playerStore.set({ isHeard: true, ...(restart === null ? { status: 'ended' } : {}) });
  if (restart === null) for (const follow of endListeners) follow();
  else {
    moveTo(restart);
    void play();
  }
});
audio.addEventListener('seeked', setTime);
audio.addEventListener('error', () => {
  // An element whose source was removed reports an error too.
  if (!playerStore.get().item || !audio.hasAttribute('src')) return;
  // The element still counts as playing, so the next press of Play would stop it.
  audio.pause();
  playerStore.set({ hasFailed: true, status: 'paused' });
});

/** Two sounds never play at once. The player's own element is not a part of the page, so its events are not heard here. */
addEventListener('play', () => pause(), true);

let startTimer: ReturnType<typeof setTimeout> | undefined;

export async function play(): Promise<void> {
  clearTimeout(startTimer);
  const { item, status, load } = playerStore.get();
  if (!item) return;
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) other.pause();
  if (status === 'ended') moveTo(0);
  // A failed source is loaded again, because it may be available now.
  if (audio.error) {
    playerStore.set({ hasFailed: false, status: 'loading' });
    audio.load();
  }
  try {
    await audio.play();
  } catch (error) {
    // Browsers refuse to play audio before the first click, which is not an error to show.
    if ((error as Error).name === 'NotAllowedError')
      console.warn('The browser did not allow sound to start by itself.');
    // An item that was loaded meanwhile has a state of its own.
    if (load === playerStore.get().load && playerStore.get().status === 'loading')
      playerStore.set({ status: 'paused' });
  }
}

/** Starts an item by itself, unless somebody starts or pauses it, or plays another, within these seconds. */
export function startIn(seconds: number): void {
  if (seconds > 0) startTimer = setTimeout(() => void play(), seconds * 1000);
  else void play();
}

export function pause(): void {
  clearTimeout(startTimer);
  audio.pause();
}
export const toggle = (): void => (audio.paused ? void play() : pause());

export function seek(seconds: number): void {
  const { item, duration } = playerStore.get();
  if (!item) return;
  // Sets the start position. The browser keeps it until the duration is known.
  const time = Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds);
  moveTo(time);
  if (playerStore.get().status === 'ended' && time < duration) playerStore.set({ status: 'paused' });
  setTime();
}

/** Moves to a time, also to one that the browser has dropped of a long stream: the blob still holds it. */
function moveTo(time: number): void {
  const isBuffered = Array.from({ length: audio.buffered.length }, (_, at) => at).some(
    (at) => time >= audio.buffered.start(at) - 0.1 && time <= audio.buffered.end(at) + 0.1,
  );
  if (!isBuffered && wholeStream) {
    const wasPlaying = !audio.paused;
    setSource(wholeStream);
    wholeStream = null;
    if (wasPlaying) void play();
  }
  audio.currentTime = time;
}

export const skip = (seconds: number): void => seek(audio.currentTime + seconds);

export function setSpeed(speed: number): void {
  playerStore.set({ speed });
  const { item } = playerStore.get();
  if (item && hasSpeed(item)) audio.playbackRate = speed;
}

export function setVolume(volume: number): void {
  audio.volume = Math.max(0, Math.min(1, volume));
}

export const toggleLoop = (): void => playerStore.set({ loop: nextLoop(playerStore.get().loop, audio.currentTime) });

export function keepWholeStream(blob: Blob): void {
  wholeStream = blob;
}

/** Prepares the element for another item. */
export function resetElement(volume = 1): void {
  pause();
  tick(false);
  playedBefore = 0;
  wholeStream = null;
  setVolume(volume);
}

export const currentTime = (): number => audio.currentTime;

/** Sets the start position. The browser keeps it until the duration is known. */
export function startAt(seconds: number): void {
  audio.currentTime = seconds;
}
