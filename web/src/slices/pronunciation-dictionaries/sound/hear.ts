/** Speaks a few words, so that a rule is heard before it is saved. What was heard once is kept and costs nothing again. */
import type { DictionaryLocator } from '#contract/pronunciation-dictionaries/types.ts';
import { convert } from '#contract/speech/api.ts';
import type { Voice } from '#contract/voices/types.ts';
import { spendCredits } from '../../../lib/account.ts';
import { send } from '../../../lib/api.ts';
import { onSignOut } from '../../../lib/session.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { toastError } from '../../../lib/toasts.ts';
import { previewStore, togglePreview } from '../../player/public.ts';
import { readOutcome } from '../../speech/public.ts';

export interface Words {
  /** What is shown as the title while it plays. */
  title: string;
  /** The text of the request, with tags for sounds. */
  text: string;
  /** Dictionaries that apply to it; none where they are left out, and those of the workspace for null. */
  locators?: readonly DictionaryLocator[] | null;
}

export interface Speaker {
  voice: Voice;
  model_id: string;
}

/** The language in which the voice reads spellings. */
export const languageOf = (speaker: Speaker | undefined): string | undefined => speaker?.voice.labels.language;

type Note = ReturnType<typeof readOutcome>['notes'][number];

interface Heard {
  url: string;
  /** What the voice could not honour, such as sounds of another language. */
  notes: readonly Note[];
}

interface Hearing {
  /** The sounds that were made, by voice, model and text. */
  heard: ReadonlyMap<string, Heard>;
  /** What is being made. */
  busy: string | null;
}

/** The oldest sounds make room for new ones. */
const maxKept = 60;

export const hearingStore = createStore<Hearing>({ heard: new Map(), busy: null });

const keyOf = ({ voice, model_id }: Speaker, { text, locators = [] }: Words) =>
  JSON.stringify([voice.voice_id, model_id, text, locators]);

function keep(key: string, sound: Heard): void {
  const heard = new Map([...hearingStore.get().heard, [key, sound] as const]);
  for (const [oldest, { url }] of heard) {
    if (heard.size <= maxKept) break;
    URL.revokeObjectURL(url);
    heard.delete(oldest);
  }
  hearingStore.set({ heard });
}

async function make({ voice, model_id }: Speaker, { text, locators = [] }: Words): Promise<Heard> {
  const response = await send(convert, {
    params: { voice_id: voice.voice_id },
    // It is no work of anybody, so the history does not keep it.
    query: { enable_logging: false },
    body: { text, model_id, pronunciation_dictionary_locators: locators && [...locators] },
  });
  const { cost, notes } = readOutcome(response.headers);
  const url = URL.createObjectURL(await response.blob());
  spendCredits(cost ?? 0);
  return { url, notes };
}

/** Plays the words, or pauses them. */
export async function hear(speaker: Speaker, words: Words): Promise<void> {
  const key = keyOf(speaker, words);
  if (hearingStore.get().busy === key) return;
  try {
    if (!hearingStore.get().heard.has(key)) {
      hearingStore.set({ busy: key });
      keep(key, await make(speaker, words));
      // Something else was asked for meanwhile.
      if (hearingStore.get().busy !== key) return;
    }
    const sound = hearingStore.get().heard.get(key);
    if (sound) togglePreview({ ...speaker.voice, name: words.title, verified_languages: [] }, sound.url);
  } catch (error) {
    toastError(error);
  } finally {
    if (hearingStore.get().busy === key) hearingStore.set({ busy: null });
  }
}

interface HearState {
  isPlaying: boolean;
  isBusy: boolean;
  notes: readonly Note[];
}

const nothing: readonly Note[] = [];

export function useHearing(speaker: Speaker | undefined, words: Words): HearState {
  const key = speaker && keyOf(speaker, words);
  const sound = useStore(hearingStore, ({ heard }) => (key === undefined ? undefined : heard.get(key)));
  const isBusy = useStore(hearingStore, ({ busy }) => key !== undefined && busy === key);
  const isPlaying = useStore(previewStore, ({ url }) => sound !== undefined && url === sound.url);
  return { isPlaying, isBusy, notes: sound?.notes ?? nothing };
}

onSignOut(() => {
  for (const { url } of hearingStore.get().heard.values()) URL.revokeObjectURL(url);
  hearingStore.set({ heard: new Map(), busy: null });
});
