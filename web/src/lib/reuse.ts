/** What any part of the product wants on the Text to Speech screen; the screen's draft takes it up. */
import type { ResolvedVoiceSettings } from '#contract/voices.ts';
import { createStore } from './store.ts';

export interface SpeechWish {
  text?: string;
  voice_id?: string | null;
  model_id?: string | null;
  /** What the voice shall be set to; null goes back to its own settings. */
  settings?: Partial<ResolvedVoiceSettings> | null;
  /** Empty: detected. */
  language_code?: string;
  seed?: number | null;
  output_format?: string | null;
  /** Opens the voice picker. */
  opensVoices?: boolean;
}

export const wishStore = createStore<{ wish: SpeechWish | null }>({ wish: null });

/** Only what is named changes. The text that it takes the place of can be brought back there. */
export const wishSpeech = (wish: SpeechWish): void => wishStore.set({ wish });
