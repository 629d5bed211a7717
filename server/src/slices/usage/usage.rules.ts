/** The quota request of a generation, and the ways it can end. */
import { addMonths } from '../../kernel/months.ts';

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
  /** Absent where the sound is not that of a whole text, so that nothing of it is free. */
  regeneration?: Regeneration | undefined;
}

/** What decides whether a request makes the same text once more, which is free twice. */
export interface Regeneration {
  /** Equal for equal text, voice and settings. */
  key: Buffer;
  /** The generation whose sound is regenerated; absent for a text that is made for the first time. */
  sound_of?: string | undefined;
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

interface CreditMonth {
  credit_limit: number;
  credits_used: number;
  anchored_at: Date;
  anchor_period: number;
  period: number;
}

/**
 * Of the credits used, those that an upgrade takes into the month that it begins: money is given back for the rest of the
 * present month, so the elapsed share of the month's credits is what stays paid for. What went beyond the credits is paid for as extra use.
 */
export function carriedCredits(account: CreditMonth, upgradedAt: Date): number {
  const months = account.period - account.anchor_period;
  const start = addMonths(account.anchored_at, months - 1).getTime();
  const end = addMonths(account.anchored_at, months).getTime();
  const elapsed = Math.min(Math.max((upgradedAt.getTime() - start) / (end - start), 0), 1);
  const used = Math.min(account.credits_used, account.credit_limit);
  return Math.max(0, used - Math.floor(account.credit_limit * elapsed));
}
