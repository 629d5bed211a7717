/** What a generation asks the ledger for, and how it ended. */
import { AppError } from '../../kernel/errors.ts';

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

/** 429: every place among the running requests is taken. */
export class ConcurrencyExceeded extends AppError {
  readonly concurrency: Concurrency;

  constructor(concurrency: Concurrency) {
    const message = `Too many concurrent requests. Your current subscription is associated with a maximum of ${concurrency.limit} concurrent requests (running in parallel).`;
    super(429, 'too_many_concurrent_requests', message, { code: 'concurrent_limit_exceeded', retryAfterSeconds: 1 });
    this.concurrency = concurrency;
  }
}
