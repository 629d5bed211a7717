/** Holds what any area requests of the Text to Speech screen. The draft of the screen applies it. */
import type { DictionaryLocator } from '#contract/pronunciation-dictionaries/types.ts';
import type { ResolvedVoiceSettings } from '#contract/voices/types.ts';
import { createStore } from '../../lib/store.ts';

export interface SpeechInput {
  text?: string;
  voice_id?: string | null;
  model_id?: string | null;
  /** The settings of the voice; null restores its own. */
  settings?: Partial<ResolvedVoiceSettings> | null;
  /** Empty means that the language is detected. */
  language_code?: string;
  seed?: number | null;
  output_format?: string | null;
  /** null means the list of the workspace. */
  dictionaries?: readonly DictionaryLocator[] | null;
  /** Opens the voice picker. */
  opensVoices?: boolean;
}

export const speechInputStore = createStore<{ input: SpeechInput | null }>({ input: null });

/** Requests a change of what is named. The screen offers to restore a text that the new one replaced. */
export const requestSpeech = (input: SpeechInput): void => speechInputStore.set({ input });
