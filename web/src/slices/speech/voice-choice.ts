/** The voice and its settings, which Text to Speech shares with other screens that speak. */
import type { Model } from '#contract/models/types.ts';
import type { ResolvedVoiceSettings, Voice } from '#contract/voices/types.ts';
import { useStore } from '../../lib/store.ts';
import { draftStore, setTuning } from './drafts/draft.ts';
import { changeTuning, fallbackSettings, type VoiceTuning } from './settings/settings.ts';
import type { Speech } from './use-speech.ts';

export type VoiceChoice = Pick<Speech, 'voices' | 'voice' | 'models' | 'model' | 'settings' | 'preset' | 'tune'>;

export function useVoiceChoice(
  voices: Voice[] | undefined,
  models: Model[] | undefined,
  model: Model | undefined,
): VoiceChoice {
  const chosen = useStore(draftStore, ({ voice_id }) => voice_id);
  const tunings = useStore(draftStore, (draft) => draft.tunings);
  // A voice that no longer exists falls back to the first one.
  const voice = voices?.find(({ voice_id }) => voice_id === chosen) ?? voices?.[0];
  const preset: ResolvedVoiceSettings = { ...fallbackSettings, ...voice?.settings };
  const tuning = voice && tunings[voice.voice_id];
  return {
    ...{ voices, voice, models, model, preset },
    settings: { ...preset, ...tuning },
    tune(change: VoiceTuning | null) {
      if (voice) setTuning(voice.voice_id, change ? changeTuning(tuning, change, preset) : undefined);
    },
  };
}
