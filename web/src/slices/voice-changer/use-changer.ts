import { listModels } from '#contract/models/api.ts';
import type { Model } from '#contract/models/types.ts';
import { conversionCredits, maxRecordingSeconds } from '#contract/speech-to-speech/types.ts';
import { listVoices } from '#contract/voices/api.ts';
import { creditsOf, useUser } from '../../lib/account.ts';
import { formatNumber } from '../../lib/format.ts';
import { useRead } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import { percentOf, type Upload } from '../../lib/uploads/upload.ts';
import { useAllUploads } from '../../lib/uploads/uploads.ts';
import type { Obstacle } from '../../ui/plan/GenerationBar.tsx';
import { useVoiceChoice, type VoiceChoice } from '../speech/public.ts';
import { changerStore, decodedRate, type Changer } from './changer.ts';
import { t } from './messages.ts';
import { findUpload } from './recording-upload.ts';
import { runChange } from './run-change.ts';
import { isWholeOf, secondsOfCut } from './sound/cut-sound.ts';

const catalogueAge = 10 * 60_000;

export interface ChangerView extends VoiceChoice {
  state: Changer;
  models: Model[] | undefined;
  model: Model | undefined;
  /** Of what is changed, as the server counts it once it has the file. */
  seconds: number;
  /** Where the recording is on its way to the server, or could not be sent. */
  upload: Upload | undefined;
  cost: number;
  credits: ReturnType<typeof creditsOf> | undefined;
  isTooLong: boolean;
  isAgain: boolean;
  obstacle: Obstacle | undefined;
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
  const upload = findUpload(useAllUploads(), source?.uploadId ?? null);
  const isWhole = source !== null && (source.samples === null || isWholeOf(trim, source.seconds));
  const seconds = isWhole ? (upload?.media?.seconds ?? source.seconds) : secondsOfCut(trim, decodedRate);
  const cost = conversionCredits(seconds);
  const isTooLong = seconds > maxRecordingSeconds;
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
    if (source.sent === null) return { text: t('unreadable'), isBad: true };
    if (isTooLong) return { text: t('too_long_short'), isBad: true };
    if (isWhole && upload?.state === 'failed') return { text: t('not_sent'), isBad: true };
    // The price is exact once the server has counted the seconds.
    if (isWhole && upload && upload.state !== 'sent')
      return { text: t('sending', { percent: percentOf(upload) }), isBad: false };
    if (credits.isLimited && cost > credits.left)
      return {
        text: t('needs_credits', { count: formatNumber(cost), left: formatNumber(credits.left) }),
        isBad: true,
        isQuota: true,
      };
    return undefined;
  })();
  return {
    ...choice,
    ...{ state, models, model, seconds, upload, cost, credits, isTooLong, obstacle },
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
