/** The voice and the model that rules are heard with. */
import { listModels } from '#contract/models/api.ts';
import { listVoices } from '#contract/voices/api.ts';
import type { Voice } from '#contract/voices/types.ts';
import { costOf } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { useVoiceChoice, type VoiceChoice } from '../../speech/public.ts';
import type { Speaker } from './hear.ts';

const catalogueAge = 10 * 60_000;

interface SpeakerChoice {
  choice: VoiceChoice;
  speaker: Speaker | undefined;
  /** What hearing a text costs for the first time. */
  priceOf(text: string): number;
}

/** @param voiceId a voice other than the one that Text to Speech has chosen */
export function useSpeaker(voiceId?: string): SpeakerChoice {
  const voices = useRead(listVoices, {}, { staleTime: catalogueAge }).data?.voices;
  const models = useRead(listModels, {}, { staleTime: catalogueAge }).data?.filter((one) => one.can_do_text_to_speech);
  const model = models?.[0];
  const choice = useVoiceChoice(voices, models, model);
  const own: Voice | undefined = voices?.find(({ voice_id }) => voice_id === voiceId);
  const voice = own ?? choice.voice;
  return {
    choice,
    speaker: voice && model && { voice, model_id: model.model_id },
    priceOf: (text) => costOf(text, model?.model_rates.character_cost_multiplier ?? 1),
  };
}
