/** Loads audio into the player: a stream that is still arriving, or a stored item. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { canFeed, createFeed } from './audio-feed.ts';
import {
  currentTime,
  keepWholeStream,
  readDuration,
  resetElement,
  setSource,
  startAt,
  startIn,
  unload,
} from './controls.ts';
import { expectSeconds, followStream } from './growing-wave.ts';
import { clockStore, emptyPlayer, playerStore, setAlignment, type PlayerItem, type PlayOptions } from './state.ts';
import { onSignOut } from '../session.ts';
import { joinAlignments, segmentLines } from './words.ts';

let received: Uint8Array<ArrayBuffer>[] = [];
let receivedType = 'audio/mpeg';
/** Counts what was loaded, so that a late result of an earlier item is dropped. */
let load = 0;

function start(item: PlayerItem, isReceiving: boolean, options: PlayOptions = {}): number {
  const { at = 0, volume = 1, isPaused = false, isRestored = false } = options;
  load++;
  resetElement(volume);
  received = [];
  const { speed } = playerStore.get();
  playerStore.set({
    ...emptyPlayer,
    load,
    speed,
    item: { ...item, autoStart: item.autoStart && !isPaused && !isRestored, loaded: false },
    duration: item.player.duration ?? 0,
    status: 'loading',
    isReceiving,
    expected: isReceiving ? expectSeconds(item.text, 0) : 0,
    lines: segmentLines(item.text),
  });
  clockStore.set({ time: at });
  return load;
}

function autoStart(): void {
  const { item } = playerStore.get();
  if (item?.autoStart) startIn(item.autoStartDelaySeconds);
}

export function stopPlayer(): void {
  load++;
  unload();
  resetElement();
  received = [];
  playerStore.set({ ...emptyPlayer });
  clockStore.set({ time: 0 });
}

export interface StreamPlayback {
  push(bytes: Uint8Array<ArrayBuffer>, alignment: CharacterAlignment | null): void;
  /** Ends the stream. A format that could not play while it arrived starts now if `autoplay` is set. */
  finish(autoplay: boolean): Promise<void>;
  /** Tells whether this is still what the player holds. */
  isCurrent(): boolean;
}

/** Plays audio while it arrives. A format that the browser can only play as a whole starts once it is complete. */
export function playStream(item: PlayerItem, contentType: string): StreamPlayback {
  const mine = start(item, true);
  receivedType = contentType;
  const isCurrent = () => mine === load;
  let alignment: CharacterAlignment | null = null;
  const draw = followStream(item.text, isCurrent);
  const source = canFeed(contentType) ? new MediaSource() : undefined;
  const feed = source && createFeed(source, currentTime);
  if (source) {
    setSource(source);
    autoStart();
  } else unload();
  return {
    isCurrent,
    push(bytes, part) {
      if (!isCurrent()) return;
      received.push(bytes);
      feed?.append(bytes);
      void draw(received);
      if (!part) return;
      alignment = joinAlignments(alignment, part);
      setAlignment(alignment);
    },
    async finish(autoplay) {
      if (!isCurrent()) return;
      const blob = new Blob(received, { type: contentType });
      keepWholeStream(blob);
      // The wave so far was drawn against the expected length, so it is drawn anew.
      playerStore.set({ isReceiving: false, expected: 0, peaks: null });
      void draw(received, true);
      if (blob.size === 0) return;
      if (feed) await feed.end().then(readDuration);
      else {
        setSource(blob);
        if (autoplay) autoStart();
      }
    },
  };
}

/** Plays a stored item, which the element fetches itself with the media cookie. */
export function playUrl(item: PlayerItem, url: string, options: PlayOptions = {}): () => boolean {
  const mine = start(item, false, options);
  setSource(url);
  if (options.at) startAt(options.at);
  if (options.isRestored) playerStore.set({ isRestored: true });
  autoStart();
  return () => mine === load;
}

/** Gives what was received of the current stream, for a download without the server. */
export function bufferedAudio(): Blob | null {
  return received.length > 0 ? new Blob(received, { type: receivedType }) : null;
}

onSignOut(stopPlayer);
