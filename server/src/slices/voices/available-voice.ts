/** A voice that can be asked for, wherever it comes from. */
import type { VoiceKind, EngineVoice } from '../../ports/speech/port.ts';

/** What is known of a speaker. The language is always known, as ISO 639-1. */
export type VoiceLabels = { language: string } & Partial<
  Record<'gender' | 'age' | 'accent' | 'use_case' | 'descriptive', string>
>;

export interface AvailableVoice {
  voice_id: string;
  name: string;
  description: string;
  category: 'premade' | 'cloned';
  /** `premade`: it comes with this server. `model`: a speaker of an installed model. `provider`: a voice of a provider. */
  origin: 'premade' | 'model' | 'provider';
  kind: VoiceKind;
  labels: VoiceLabels;
  /** The share of words that a recogniser gets wrong; absent where it was not measured. */
  word_error_rate?: number;
  /** Listeners understand it at once in its own language. A voice that is not clear is for characters. */
  isClear: boolean;
  engine: EngineVoice;
  /** The languages that it is verified in, its own first. */
  languages: string[];
  /** ISO 639-1 → what the voice says in the preview of that language. Empty where it has no previews. */
  previews: Readonly<Record<string, string>>;
}
