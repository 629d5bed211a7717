/** Holds what the player plays and shows, and its current time. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { createStore } from '../store.ts';
import { noLoop, type Loop } from './loop.ts';
import { timeWords, type Segment, type TimedWord } from './words.ts';

export const speeds = [0.8, 1, 1.2, 1.5, 2] as const;
export const skipSeconds = 10;
export const keySkipSeconds = 3;

/** What is played: audio that was just made, an item of the history, or a sample of a voice. */
export type PlayerItemType = 'text-to-speech' | 'speech-to-speech' | 'speechHistoryItem' | 'voicePreview';

export interface LanguagePreview {
  /** The code of the language, such as `de`. */
  language: string;
  previewUrl: string;
}

export interface PlayerItem {
  /** The id of the generation, which is the item's in the history, or of the voice of a preview. */
  id: string;
  /** The name of its download. That of an item is known once the server has stored it. */
  fileName: string | null;
  type: PlayerItemType;
  /** What the player shows of it. */
  player: {
    title: string;
    description: string;
    voice_id: string | null;
    voice_name: string;
    /** Seconds; null where it is known only once the audio is loaded. */
    duration: number | null;
    /** Samples of the voice in several languages. Other items have none. */
    languagePreviewUrls: readonly LanguagePreview[];
  };
  /** It starts by itself, after these seconds. */
  autoStart: boolean;
  autoStartDelaySeconds: number;
  /** Enough of the audio has arrived to be played. */
  loaded: boolean;
  /** The words that are spoken; empty where they are not known. */
  text: string;
  /** Null until the server has stored the item, and for a preview. */
  history_item_id: string | null;
}

/** Spoken items can be played faster and slower. A preview is heard as the voice speaks. */
export const hasSpeed = ({ type }: PlayerItem): boolean => type !== 'voicePreview';

export interface Player {
  status: 'idle' | 'loading' | 'ready' | 'playing' | 'paused' | 'ended';
  item: PlayerItem | null;
  /** What the slice that made the item calls it, such as its take. Empty if it has no such name. */
  note: string;
  lines: Segment[][];
  words: TimedWord[];
  /** Seconds. While audio is still arriving, this is the length of what has arrived. */
  duration: number;
  isReceiving: boolean;
  /** The length in seconds that a stream is expected to have when all of it has arrived; 0 when it is known. */
  expected: number;
  peaks: Float32Array | null;
  speed: number;
  isHidden: boolean;
  /** Counts what was loaded, so that a view can tell one playback from the next of the same text. */
  load: number;
  loop: Loop;
  /** At least three seconds, or the end, were played. */
  isHeard: boolean;
  /** The browser could not read or decode the audio. */
  hasFailed: boolean;
  /** The item was restored by a reload and not started since, so the player stays out of sight. */
  isRestored: boolean;
}

export interface PlayOptions {
  /** Seconds from the start. */
  at?: number | undefined;
  /** A volume from 0 to 1 for this playback only. */
  volume?: number | undefined;
  /** The item is loaded and waits for a press on Play. */
  isPaused?: boolean | undefined;
  /** The item played before a reload. It waits, and the player stays out of sight. */
  isRestored?: boolean | undefined;
}

export const emptyPlayer: Player = {
  status: 'idle',
  item: null,
  note: '',
  lines: [],
  words: [],
  duration: 0,
  isReceiving: false,
  expected: 0,
  peaks: null,
  speed: 1,
  isHidden: false,
  load: 0,
  loop: noLoop,
  isHeard: false,
  hasFailed: false,
  isRestored: false,
};

export const playerStore = createStore<Player>(emptyPlayer);
/** The time has a store of its own, because it changes forty times a second. */
export const clockStore = createStore<{ time: number }>({ time: 0 });

export const setHidden = (isHidden: boolean): void => playerStore.set({ isHidden });

export function setAlignment(alignment: CharacterAlignment): void {
  const { item, lines } = playerStore.get();
  if (item) playerStore.set({ words: timeWords(lines, item.text, alignment) });
}

export function updateItem(change: Partial<PlayerItem>): void {
  const { item } = playerStore.get();
  if (item) playerStore.set({ item: { ...item, ...change } });
}

export function setPeaks(peaks: Float32Array): void {
  playerStore.set({ peaks });
}
