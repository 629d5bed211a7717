/** Holds the recording, the result, and what the screen is doing with them. */
import type { ChosenFile } from '../../ui/drop/media-files.ts';
import { isString, readLocal, writeLocal } from '../../lib/browser/storage.ts';
import { computePeaks, decodeSamples } from '../../lib/player/peaks.ts';
import { stopPlayer } from '../../lib/player/playback.ts';
import { playerStore } from '../../lib/player/state.ts';
import { onSignOut } from '../../lib/session.ts';
import { createStore } from '../../lib/store.ts';
import { isSilent, loudnessOf, type Trim } from './sound/cut-sound.ts';

/** Samples a second of what the browser decodes: enough for speech that is cut here and sent. */
export const decodedRate = 22_050;

export interface Source {
  file: File;
  /** An address of the file within this page. */
  url: string;
  seconds: number;
  /** Null where the browser cannot read the file. It is then sent as it is. */
  samples: Float32Array | null;
  peaks: Float32Array | null;
  loudness: number;
  isSilent: boolean;
  isRecorded: boolean;
}

export type ConversionKind = 'respoken' | 'shifted' | 'mixed';

export interface Result {
  /** The id of the generation; empty where nothing is kept. */
  id: string;
  voice_id: string;
  voice_name: string;
  blob: Blob;
  seconds: number;
  peaks: Float32Array | null;
  loudness: number;
  /** Which part of the source it was made from. */
  trim: Trim;
  kind: ConversionKind;
  warnings: readonly { code: string; message: string }[];
  hasNoiseRemoved: boolean;
  take: number;
  /** What it was made with, so that the same is called again. */
  fingerprint: string;
}

export interface Changer {
  isRecording: boolean;
  isReading: boolean;
  source: Source | null;
  trim: Trim;
  model_id: string;
  removesNoise: boolean;
  isRunning: boolean;
  /** The first sound has arrived. */
  isArriving: boolean;
  error: Error | null;
  result: Result | null;
  /** The share of the result against the original: 0 to 1. */
  mix: number;
  news: string;
}

const modelKey = 'sts-model';

const empty: Changer = {
  isRecording: false,
  isReading: false,
  source: null,
  trim: { from: 0, to: 0 },
  model_id: readLocal(modelKey, isString, ''),
  removesNoise: false,
  isRunning: false,
  isArriving: false,
  error: null,
  result: null,
  mix: 1,
  news: '',
};

export const changerStore = createStore<Changer>(empty);

export function chooseModel(model_id: string): void {
  changerStore.set({ model_id });
  writeLocal(modelKey, model_id);
}

/** What the player holds of this screen goes with it. */
function dropSound(): void {
  const { source } = changerStore.get();
  if (source) URL.revokeObjectURL(source.url);
  const { item } = playerStore.get();
  if (item?.id === sourceItemId) stopPlayer();
}

/** The id of the recording in the player, which is stored nowhere. */
export const sourceItemId = 'voice-changer-source';

export function removeSource(): void {
  dropSound();
  changerStore.set({ source: null, result: null, error: null, isRecording: false, isReading: false, mix: 1 });
}

let reading = 0;

export async function takeSource({ file, seconds }: Pick<ChosenFile, 'file' | 'seconds'>, isRecorded = false) {
  const mine = ++reading;
  removeSource();
  changerStore.set({ isReading: true });
  const decoded = await file
    .arrayBuffer()
    .then(decodeSamples)
    .catch(() => null);
  if (mine !== reading) return;
  const length = decoded?.duration ?? seconds ?? 0;
  const source: Source = {
    file,
    url: URL.createObjectURL(file),
    seconds: length,
    samples: decoded?.samples ?? null,
    peaks: decoded ? computePeaks(decoded.samples) : null,
    loudness: decoded ? loudnessOf(decoded.samples) : 0,
    isSilent: decoded ? isSilent(decoded.samples) : false,
    isRecorded,
  };
  changerStore.set({ source, trim: { from: 0, to: length }, isReading: false });
}

onSignOut(() => {
  reading++;
  dropSound();
  changerStore.set({ ...empty, model_id: '' });
});
