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
  /** The turns of a dialogue, as far as they were spoken. */
  turns?: SpokenTurn[] | undefined;
}

export interface SpokenTurn {
  voice_id: string;
  characters: number;
}

/** What a voice has of an entry of the ledger. */
export interface VoiceShare {
  voice_id: string;
  credits: number;
  /** Of everything else that an entry counts. */
  share: number;
}

/**
 * Divides the credits of a dialogue among its voices by their characters. The shares sum to the credits: what rounding leaves
 * goes to the voices that lost most by it. The voice with the most characters comes first. Null where there are not several.
 */
export function divideByVoice(turns: readonly SpokenTurn[], credits: number): VoiceShare[] | null {
  const byVoice = new Map<string, number>();
  for (const { voice_id, characters } of turns) byVoice.set(voice_id, (byVoice.get(voice_id) ?? 0) + characters);
  const total = [...byVoice.values()].reduce((sum, characters) => sum + characters, 0);
  if (byVoice.size < 2 || total === 0) return null;
  const exact = [...byVoice].map(([voice_id, characters]) => {
    const share = characters / total;
    const whole = Math.floor((credits * characters) / total);
    return { voice_id, share, credits: whole, lost: (credits * characters) / total - whole };
  });
  const left = credits - exact.reduce((sum, one) => sum + one.credits, 0);
  exact.sort((a, b) => b.lost - a.lost);
  const divided = exact.map(({ voice_id, share, credits }, i) => ({
    voice_id,
    share,
    credits: credits + (i < left ? 1 : 0),
  }));
  return divided.toSorted((a, b) => b.share - a.share);
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
