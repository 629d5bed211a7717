import { listModels } from '#contract/models/api.ts';
import type { Model } from '#contract/models/types.ts';
import { listVoices } from '#contract/voices/api.ts';
import type { ResolvedVoiceSettings, Voice } from '#contract/voices/types.ts';
import { creditsOf, useUser, type Credits } from '../../lib/account.ts';
import { costOf, countCharacters } from '../../lib/format.ts';
import { useRead } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import type { Obstacle } from '../../ui/plan/GenerationBar.tsx';
import { draftStore, setTuning, type Draft } from './drafts/draft.ts';
import { generate } from './generation/generation.ts';
import { generationStore, type SpeechInput } from './generation/generation-state.ts';
import { randomSeed, makeJob } from './generation/job.ts';
import { t } from './messages.ts';
import { redoneOf, redoneStore } from './redo/redone-sentences.ts';
import { useRedoPrice, type RedoPrice } from './redo/use-redo-price.ts';
import { hashText } from './takes/take-rules.ts';
import { useBase } from './takes/use-base.ts';
import { changeTuning, fallbackSettings, type VoiceTuning } from './settings/settings.ts';

const catalogueAge = 10 * 60_000;

export interface Speech {
  draft: Draft;
  voices: Voice[] | undefined;
  voice: Voice | undefined;
  models: Model[] | undefined;
  model: Model | undefined;
  /** The values of the sliders: the user's own, or else the voice's. */
  settings: ResolvedVoiceSettings;
  preset: ResolvedVoiceSettings;
  /** Changes the settings of this voice. null restores the voice's own. */
  tune(change: VoiceTuning | null): void;
  credits: Credits | undefined;
  characters: number;
  limit: number;
  cost: number;
  /** The answer is in the history already. */
  isFree: boolean;
  /** The generation is one of so many takes of the unchanged text that are free. */
  freeTakes: number;
  /** Sentences of an earlier take are kept, and only the others are spoken. */
  isPartly: boolean;
  redo: RedoPrice;
  /** The name of the take whose sentences can be kept. */
  baseName: string;
  /** Sentences that are spoken again although they did not change. */
  redone: readonly number[];
  /** The request that Generate sends. */
  input: SpeechInput | undefined;
  /** The latest generation had the same input. */
  isLatest: boolean;
  /** The latest generation had the same input and finished, so the next one needs another seed. */
  isMade: boolean;
  /** There is a take of which something is kept, or that is made anew as it is. With other settings there is none. */
  isAgain: boolean;
  obstacle: Obstacle | undefined;
  /** The error of reading the voices or the models. */
  loadError: Error | null;
  reload(): void;
  start(): void;
  /** Generates with a new seed, whether or not there is a take yet. */
  startAgain(): void;
  /** Generates the whole text, whatever could be kept. */
  startWhole(): void;
}

export function useSpeech(): Speech {
  const draft = useStore(draftStore, (state) => state);
  const latest = useStore(generationStore, ({ fingerprint }) => fingerprint);
  const isWhole = useStore(generationStore, (state) => state.isWhole);
  const user = useUser();
  const voiceList = useRead(listVoices, {}, { staleTime: catalogueAge });
  const modelList = useRead(listModels, {}, { staleTime: catalogueAge });
  const voices = voiceList.data?.voices;
  const models = modelList.data?.filter((model) => model.can_do_text_to_speech);
  // A voice or model that no longer exists falls back to the first one.
  const voice = voices?.find(({ voice_id }) => voice_id === draft.voice_id) ?? voices?.[0];
  const model = models?.find(({ model_id }) => model_id === draft.model_id) ?? models?.[0];
  const preset = { ...fallbackSettings, ...voice?.settings };
  const tuning = voice && draft.tunings[voice.voice_id];
  const base = useBase();
  const redone = useStore(redoneStore, (state) => redoneOf(draft.text, state));
  const plain = voice && model && makeJob(draft, voice, model);
  // A fixed seed asks for its own delivery, so nothing is kept of another delivery of the same text.
  const isOwnDelivery = draft.seed !== null && redone.length === 0 && base?.of === hashText(draft.text);
  const isLatest = plain !== undefined && latest === plain.fingerprint;
  const isMade = isLatest && isWhole;
  // What was just made is made anew as a whole, unless a sentence of it was chosen.
  const isNewWhole = isMade && redone.length === 0;
  const isSeeded = isNewWhole && draft.seed !== null;
  const job = plain && { ...plain, redone, isWhole: isOwnDelivery || isSeeded, ...(base ? { base: base.id } : {}) };
  const characters = countCharacters(draft.text);
  const isFreePlan = user?.subscription.tier === 'free';
  const planLimit = isFreePlan
    ? model?.max_characters_request_free_user
    : model?.max_characters_request_subscribed_user;
  const limit = Math.min(planLimit ?? 0, model?.maximum_text_length_per_request ?? Infinity);
  // The server refuses to price a text that is too long.
  const redo = useRedoPrice(characters > limit ? undefined : job);
  const credits = user && creditsOf(user);
  // Without a fixed seed a new one is drawn, for which nothing was made before.
  const found = isNewWhole && !isSeeded ? undefined : redo.found;
  const freeTakes = !found && (isNewWhole || job?.isWhole) ? redo.freeTakes : 0;
  const whole = freeTakes > 0 ? 0 : undefined;
  const cost = found?.credits ?? whole ?? costOf(draft.text, model?.model_rates.character_cost_multiplier ?? 1);
  const isFree = draft.text.trim() !== '' && cost === 0;
  const isPartly = found !== undefined && !found.isCached && found.sentences.some(({ isKept }) => isKept);

  const shown = { draft, voices, voice, models, model, preset, credits, characters, limit, cost, isLatest, isMade };
  const values = { ...shown, isFree, freeTakes, isPartly, redo, redone };
  // The price may turn out lower than that of the whole text.
  const obstacle = findObstacle(redo.isPending ? { ...shown, cost: 0 } : shown);
  const begin = (isWhole: boolean, isNew: boolean) => {
    if (!obstacle && job) void generate({ ...(isNew ? randomSeed(job) : job), isWhole: isWhole || job.isWhole });
  };
  return {
    ...values,
    settings: { ...preset, ...tuning },
    tune(change) {
      if (voice) setTuning(voice.voice_id, change ? changeTuning(tuning, change, preset) : undefined);
    },
    input: job?.input,
    obstacle,
    loadError: voiceList.error ?? modelList.error,
    reload() {
      void voiceList.refetch();
      void modelList.refetch();
    },
    baseName: base ? t('take', { number: base.number }) : '',
    isAgain: isMade || (base !== undefined && (redo.isPending || redo.found !== undefined)),
    // The same request with the same seed would give the same sound, so a sentence that is made again has another one.
    start: () => begin(isNewWhole, isMade || redone.length > 0),
    startAgain: () => begin(true, true),
    startWhole: () => begin(true, false),
  };
}

type SpeechState = Pick<Speech, 'draft' | 'voice' | 'model' | 'credits' | 'characters' | 'limit' | 'cost'>;

function findObstacle({ draft, voice, model, credits, characters, limit, cost }: SpeechState): Speech['obstacle'] {
  if (!voice || !model || !credits) return { text: t('voices_loading'), isBad: false };
  if (draft.text.trim() === '') return { text: t('text_missing'), isBad: false };
  if (characters > limit) return { text: t('text_too_long', { count: characters - limit }), isBad: true };
  if (credits.isLimited && cost > credits.left) {
    const rate = cost / Math.max(1, characters);
    const shorterBy = Math.max(1, Math.ceil((cost - credits.left) / rate));
    return { text: t('needs_credits', { count: cost, left: credits.left }), isBad: true, isQuota: true, shorterBy };
  }
  return undefined;
}
