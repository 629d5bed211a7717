import { listModels, type Model } from '#contract/models.ts';
import { listVoices, type Voice } from '#contract/voices.ts';
import { creditsOf, useUser, type Credits } from '../../lib/account.ts';
import { costOf, countCharacters, formatCredits, formatNumber } from '../../lib/format.ts';
import { useRead } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import { draftStore, type Draft } from './draft.ts';
import { generate } from './generation.ts';

const fallback = { speed: 1, stability: 0.5 };
const catalogueAge = 10 * 60_000;

export interface Speech {
  draft: Draft;
  voices: Voice[] | undefined;
  voice: Voice | undefined;
  models: Model[] | undefined;
  model: Model | undefined;
  /** What the sliders show: the draft's value, else the voice's. */
  speed: number;
  stability: number;
  preset: { speed: number; stability: number };
  credits: Credits | undefined;
  characters: number;
  limit: number;
  cost: number;
  /** Why speech cannot be generated now; undefined when it can. `isBad` marks what the person has to repair. */
  obstacle: { text: string; isBad: boolean } | undefined;
  /** The voices or the models could not be read. */
  loadError: Error | null;
  reload(): void;
  start(): void;
}

export function useSpeech(): Speech {
  const draft = useStore(draftStore, (state) => state);
  const user = useUser();
  const voiceList = useRead(listVoices, {}, { staleTime: catalogueAge });
  const modelList = useRead(listModels, {}, { staleTime: catalogueAge });
  const voices = voiceList.data?.voices;
  const models = modelList.data?.filter((model) => model.can_do_text_to_speech);
  // A voice or model that went away falls back to the first one there is.
  const voice = voices?.find(({ voice_id }) => voice_id === draft.voice_id) ?? voices?.[0];
  const model = models?.find(({ model_id }) => model_id === draft.model_id) ?? models?.[0];
  const preset = { ...fallback, ...voice?.settings };
  const credits = user && creditsOf(user);
  const characters = countCharacters(draft.text);
  const isFree = user?.subscription.tier === 'free';
  const planLimit = isFree ? model?.max_characters_request_free_user : model?.max_characters_request_subscribed_user;
  const limit = Math.min(planLimit ?? 0, model?.maximum_text_length_per_request ?? Infinity);
  const cost = costOf(draft.text, model?.model_rates.character_cost_multiplier ?? 1);

  const values = { draft, voices, voice, models, model, preset, credits, characters, limit, cost };
  const obstacle = findObstacle(values);
  return {
    ...values,
    speed: draft.speed ?? preset.speed,
    stability: draft.stability ?? preset.stability,
    obstacle,
    loadError: voiceList.error ?? modelList.error,
    reload() {
      void voiceList.refetch();
      void modelList.refetch();
    },
    start() {
      if (obstacle || !voice || !model) return;
      const { voice_id, name: voice_name } = voice;
      void generate({ ...draft, voice_id, voice_name, model_id: model.model_id });
    },
  };
}

type Given = Pick<Speech, 'draft' | 'voice' | 'model' | 'credits' | 'characters' | 'limit' | 'cost'>;

function findObstacle({ draft, voice, model, credits, characters, limit, cost }: Given): Speech['obstacle'] {
  if (!voice || !model || !credits) return { text: 'Loading voices', isBad: false };
  if (draft.text.trim() === '') return { text: 'Write something first', isBad: false };
  if (characters > limit) return { text: `${formatNumber(characters - limit)} characters too many`, isBad: true };
  if (credits.isLimited && cost > credits.left) {
    return { text: `Needs ${formatCredits(cost)}, ${formatNumber(credits.left)} left`, isBad: true };
  }
  return undefined;
}
