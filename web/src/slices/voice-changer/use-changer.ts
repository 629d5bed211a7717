import { listModels } from '#contract/models/api.ts';
import type { Model } from '#contract/models/types.ts';
import { conversionCredits, maxRecordingSeconds } from '#contract/speech-to-speech/types.ts';
import { listVoices } from '#contract/voices/api.ts';
import { creditsOf, useUser } from '../../lib/account.ts';
import { formatNumber } from '../../lib/format.ts';
import { useRead } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import { useVoiceChoice, type VoiceChoice } from '../speech/public.ts';
import { changerStore, type Changer } from './changer.ts';
import { t } from './messages.ts';
import { runChange } from './run-change.ts';

const catalogueAge = 10 * 60_000;

export interface ChangerView extends VoiceChoice {
  state: Changer;
  models: Model[] | undefined;
  model: Model | undefined;
  seconds: number;
  cost: number;
  credits: ReturnType<typeof creditsOf> | undefined;
  isTooLong: boolean;
  isAgain: boolean;
  /** Why nothing can be made now. `isBad` marks what the person has to repair. */
  obstacle: { text: string; isBad: boolean } | undefined;
  loadError: Error | null;
  reload(): void;
  start(): void;
}

export function useChanger(): ChangerView {
  const state = useStore(changerStore, (all) => all);
  const voiceList = useRead(listVoices, {}, { staleTime: catalogueAge });
  const modelList = useRead(listModels, {}, { staleTime: catalogueAge });
  const models = modelList.data?.filter((model) => model.can_do_voice_conversion);
  const model = models?.find(({ model_id }) => model_id === state.model_id) ?? models?.[0];
  const choice = useVoiceChoice(voiceList.data?.voices, models, model);
  const user = useUser();
  const credits = user && creditsOf(user);
  const { voice, settings } = choice;
  const { source, trim } = state;
  const seconds = Math.max(0, trim.to - trim.from);
  const cost = conversionCredits(seconds);
  const isTooLong = seconds > maxRecordingSeconds + 0.5;
  const fingerprint = JSON.stringify([
    source?.url,
    trim,
    voice?.voice_id,
    model?.model_id,
    settings,
    state.removesNoise,
  ]);
  const obstacle = ((): ChangerView['obstacle'] => {
    if (!source) return { text: t('add_first'), isBad: false };
    if (!voice || !model || !credits) return { text: t('loading'), isBad: false };
    if (source.isSilent) return { text: t('silent_short'), isBad: true };
    if (isTooLong) return { text: t('too_long_short'), isBad: true };
    if (credits.isLimited && cost > credits.left)
      return { text: t('needs_credits', { count: formatNumber(cost), left: formatNumber(credits.left) }), isBad: true };
    return undefined;
  })();
  return {
    ...choice,
    ...{ state, models, model, seconds, cost, credits, isTooLong, obstacle },
    isAgain: state.result?.fingerprint === fingerprint,
    loadError: voiceList.error ?? modelList.error,
    reload() {
      void voiceList.refetch();
      void modelList.refetch();
    },
    start() {
      if (obstacle || state.isRunning || !voice || !model) return;
      const { voice_id, name: voice_name } = voice;
      void runChange({ voice_id, voice_name, model_id: model.model_id, settings, fingerprint });
    },
  };
}
