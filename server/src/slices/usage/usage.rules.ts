/** What a generation asks the ledger for, and how it ended. */

export interface QuotaRequest {
  generation_id: string;
  product: 'tts';
  model_id: string;
  voice_id: string;
  characters: number;
  credits: number;
  audio_key: string;
  /** What the sound will be made from, hashed; null where neither an earlier item may serve nor this one serve later. */
  cache_key: Buffer | null;
}

export interface Outcome {
  state: 'done' | 'partial' | 'failed';
  characters: number;
  credits: number;
  audio_seconds: number;
  first_byte_ms: number | null;
}

/** How many requests of the workspace run, and how many may. */
export interface Concurrency {
  running: number;
  limit: number;
}
