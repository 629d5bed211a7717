/** What the player plays and shows, and the time it is at. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { createStore } from '../store.ts';
import { noLoop, type Loop } from './loop.ts';
import { timeWords, type Segment, type TimedWord } from './words.ts';

export const speeds = [0.8, 1, 1.2, 1.5, 2] as const;
export const skipSeconds = 10;
export const keySkipSeconds = 3;

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

export const emptyPlayer: Player = {
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

export const playerStore = createStore<Player>(emptyPlayer);
/** Apart from the rest, because it changes forty times a second. */
export const clockStore = createStore<{ time: number }>({ time: 0 });

export const setHidden = (isHidden: boolean): void => playerStore.set({ isHidden });

export function setAlignment(alignment: CharacterAlignment): void {
  const { item, lines } = playerStore.get();
  if (item) playerStore.set({ words: timeWords(lines, item.text, alignment) });
}

export function updateItem(change: Partial<PlayerItem>, file_name?: string): void {
  const { item } = playerStore.get();
  if (item) playerStore.set({ item: { ...item, ...change }, ...(file_name ? { file_name } : {}) });
}

export function setPeaks(peaks: Float32Array): void {
  playerStore.set({ peaks });
}
