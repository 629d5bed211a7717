/** Holds the recording, the result, and what the screen is doing with them. */
import { isString, readLocal, writeLocal } from '../../lib/browser/storage.ts';
import { createStore } from '../../lib/store.ts';
import type { Trim } from './sound/cut-sound.ts';

/** Samples a second of what the browser decodes: enough for speech that is cut here and sent. */
export const decodedRate = 22_050;

export interface Source {
  file: File;
  /** What the server gets: the file, or a wav of it where that is all that the server reads; null where it reads neither. */
  sent: File | null;
  /** An address of the file within this page. */
  url: string;
  seconds: number;
  /** Null where the browser cannot read the file. It is then sent as it is. */
  samples: Float32Array | null;
  peaks: Float32Array | null;
  loudness: number;
  isSilent: boolean;
  isRecorded: boolean;
  /** Its upload in this page; null for what is not sent, because the server would refuse it. */
  uploadId: string | null;
}

export const purpose = 'speech_to_speech';

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
  warnings: readonly { code: string; params?: Record<string, string>; message: string }[];
  hasNoiseRemoved: boolean;
  take: number;
  /** The history has it, so that it can be downloaded in every format and rated. */
  isStored: boolean;
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
  /** What has to be sent first is on its way, from 0 to 1; null once the server has it. */
  sentShare: number | null;
  /** The first sound has arrived. */
  isArriving: boolean;
  error: Error | null;
  result: Result | null;
  /** The share of the result against the original: 0 to 1. */
  mix: number;
  news: string;
}

const modelKey = 'sts-model';

export const emptyChanger: Changer = {
  isRecording: false,
  isReading: false,
  source: null,
  trim: { from: 0, to: 0 },
  model_id: readLocal(modelKey, isString, ''),
  removesNoise: false,
  isRunning: false,
  sentShare: null,
  isArriving: false,
  error: null,
  result: null,
  mix: 1,
  news: '',
};

export const changerStore = createStore<Changer>(emptyChanger);

export function chooseModel(model_id: string): void {
  changerStore.set({ model_id });
  writeLocal(modelKey, model_id);
}

/** The id of the recording in the player, which is stored nowhere. */
export const sourceItemId = 'voice-changer-source';
