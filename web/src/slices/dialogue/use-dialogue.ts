/** What the screen of a dialogue shows, and what Generate sends. */
import { useEffect, useMemo } from 'react';
import { dialogueModelId, maxDialogueCharacters } from '#contract/dialogue/types.ts';
import { listModels } from '#contract/models/api.ts';
import type { Model } from '#contract/models/types.ts';
import { listVoices } from '#contract/voices/api.ts';
import type { Voice } from '#contract/voices/types.ts';
import { creditsOf, useUser, type Credits } from '../../lib/account.ts';
import { formatLocale } from '../../lib/language/locale.ts';
import { useRead } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import { colorsOf } from '#contract/voices/speaker-colors.ts';
import type { Obstacle } from '../../ui/plan/GenerationBar.tsx';
import { bestVoiceFor, defaultFormat } from '../speech/public.ts';
import { dialogueDraft, newTurnId, setTurns } from './draft/dialogue-draft.ts';
import { dialogueStore, type DialogueJob } from './generation/dialogue-state.ts';
import { dialogueInput } from './generation/dialogue-input.ts';
import { useDialoguePrice } from './generation/use-dialogue-price.ts';
import { runDialogue } from './generation/run-dialogue.ts';
import { t } from './messages.ts';
import { countDialogue, problemOf, spokenTurns, type Problem, type Turns } from './model/turns.ts';

const catalogueAge = 10 * 60_000;

export interface DialogueView {
  turns: Turns;
  voices: Voice[] | undefined;
  models: Model[] | undefined;
  /** The one model that speaks dialogues. */
  model: Model | undefined;
  nameOf(voiceId: string): string;
  colors: ReadonlyMap<string, number>;
  credits: Credits | undefined;
  characters: number;
  limit: number;
  cost: number;
  /** The history has the audio already. */
  isCached: boolean;
  /** The generation is one of so many takes of the unchanged dialogue that are free. */
  freeTakes: number;
  /** The latest generation had the same input and finished. */
  isMade: boolean;
  isLatest: boolean;
  input: DialogueJob['input'];
  obstacle: Obstacle | undefined;
  loadError: Error | null;
  reload(): void;
  start(): void;
}

/** Two voices that differ, so that a conversation can begin. */
function startVoices(voices: readonly Voice[]): [string, string] {
  const first = bestVoiceFor(voices, formatLocale.split('-')[0] ?? 'en', 'conversational') ?? voices[0];
  const others = voices.filter(({ voice_id }) => voice_id !== first?.voice_id);
  const second =
    others.find(({ labels }) => labels.language === first?.labels.language && labels.gender !== first?.labels.gender) ??
    others[0];
  return [first?.voice_id ?? '', second?.voice_id ?? first?.voice_id ?? ''];
}

/** A dialogue without any turn gets two empty ones, with a voice each. */
function useFirstTurns(turns: Turns, voices: readonly Voice[] | undefined): void {
  useEffect(() => {
    if (!voices || turns.length > 0) return;
    setTurns(startVoices(voices).map((voice_id) => ({ id: newTurnId(), voice_id, text: '' })));
  }, [turns, voices]);
}

export function useDialogue(): DialogueView {
  const turns = useStore(dialogueDraft, (draft) => draft.turns);
  const names = useStore(dialogueDraft, (draft) => draft.names);
  const settings = useStore(dialogueDraft, (draft) => draft.settings);
  const latest = useStore(dialogueStore, ({ fingerprint }) => fingerprint);
  const isWhole = useStore(dialogueStore, (state) => state.isWhole);
  const user = useUser();
  const voiceList = useRead(listVoices, {}, { staleTime: catalogueAge });
  const modelList = useRead(listModels, {}, { staleTime: catalogueAge });
  const voices = voiceList.data?.voices;
  const models = modelList.data;
  const model = models?.find(({ model_id }) => model_id === dialogueModelId);
  useFirstTurns(turns, voices);
  const known = useMemo(() => new Map((voices ?? []).map((voice) => [voice.voice_id, voice])), [voices]);
  const colors = useMemo(() => colorsOf(turns.filter(({ voice_id }) => voice_id !== '')), [turns]);
  const nameOf = (voiceId: string) => names[voiceId] ?? known.get(voiceId)?.name ?? t('no_voice');
  const spoken = spokenTurns(turns);
  const input = dialogueInput(spoken, settings, defaultFormat);
  const fingerprint = JSON.stringify(input);
  const isLatest = latest === fingerprint;
  const isMade = isLatest && isWhole;
  const itemId = useStore(dialogueStore, (state) => state.itemId);
  const problem = voices && problemOf(turns, new Set(known.keys()));
  const take_of = isMade && itemId ? itemId : undefined;
  const price = useDialoguePrice(
    voices && !problem ? { ...input, body: { ...input.body, ...(take_of ? { take_of } : {}) } } : undefined,
  );
  // What was just made is made anew with another seed, so that the history does not have it, unless one is fixed.
  const isAnew = isMade && settings.seed === null;
  const freeTakes = isAnew ? (price?.regenerations_left ?? 0) : 0;
  const isCached = !isAnew && price?.is_cached === true;
  const characters = countDialogue(turns);
  const rate = model?.model_rates.character_cost_multiplier ?? 1;
  // Rounded first, so that no error of floating point costs a credit.
  const full = Math.ceil(Math.round(characters * rate * 1e6) / 1e6);
  const cost = isCached || freeTakes > 0 ? 0 : full;
  const credits = user && creditsOf(user);
  const obstacle = ((): DialogueView['obstacle'] => {
    if (!voices || !model || !credits) return { text: t('loading'), isBad: false };
    if (problem) return { text: describe(problem), isBad: problem.kind !== 'empty' };
    if (credits.isLimited && cost > credits.left)
      return {
        text: t('needs_credits', { count: cost, left: credits.left }),
        isBad: true,
        isQuota: true,
        shorterBy: Math.max(1, Math.ceil((cost - credits.left) / rate)),
      };
    return undefined;
  })();
  return {
    ...{
      turns,
      voices,
      models,
      model,
      nameOf,
      colors,
      credits,
      characters,
      cost,
      isMade,
      isCached,
      freeTakes,
      isLatest,
      input,
      obstacle,
    },
    limit: maxDialogueCharacters,
    loadError: voiceList.error ?? modelList.error,
    reload() {
      void voiceList.refetch();
      void modelList.refetch();
    },
    start() {
      if (obstacle) return;
      const speakers = [...new Set(spoken.map(({ voice_id }) => nameOf(voice_id)))].join(', ');
      // The same request would be answered with the same sound.
      const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
      const body = isAnew ? { ...input.body, seed: random, ...(take_of ? { take_of } : {}) } : input.body;
      void runDialogue({ input: { ...input, body }, turns: spoken, speakers, fingerprint });
    },
  };
}

function describe(problem: Problem): string {
  if (problem.kind === 'no_voice') return t('turn_without_voice', { number: problem.turn });
  if (problem.kind === 'only_tags') return t('turn_only_tags', { number: problem.turn });
  if (problem.kind === 'too_long') return t('too_long', { count: problem.count });
  if (problem.kind === 'too_many_voices') return t('too_many_voices', { count: problem.count });
  return t('text_missing');
}
