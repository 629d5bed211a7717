/** The quota request of a generation, and the ways it can end. */

export interface QuotaRequest {
  generation_id: string;
  /** `sts`: a recording in another voice. */
  product: 'tts' | 'sts' | 'audio_isolation' | 'stt' | 'alignment';
  model_id: string;
  voice_id: string;
  characters: number;
  credits: number;
  audio_key: string;
  /**
   * A hash of everything that determines the audio; null when neither an earlier item may be reused nor this one later.
   */
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
