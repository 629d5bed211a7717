/** Applies what other areas requested (speech-input.ts) to the draft. */
import { useEffect } from 'react';
import type { HistoryItem } from '#contract/history/types.ts';
import type { Voice } from '#contract/voices/types.ts';
import { speechInputStore, type SpeechInput } from '../speech-input.ts';
import { useStore } from '../../../lib/store.ts';
import { toastUndo } from '../../../lib/toasts.ts';
import { reusedItemStore } from '../../../lib/reuse/reused-item.ts';
import { editAgain } from '../canvas/reading.ts';
import { t } from '../messages.ts';
import { isOutputFormat } from '../settings/formats.ts';
import { changeTuning, fallbackSettings } from '../settings/settings.ts';
import { openPicker } from '../voices/picker-store.ts';
import { draftStore, editDraft, type Draft } from './draft.ts';

/** Gives the change of the draft that an input causes. A voice that no longer exists is ignored. */
export function changeOf(input: SpeechInput, draft: Draft, voices: readonly Voice[]): Partial<Draft> {
  const { text, voice_id, model_id, settings, language_code, seed, output_format, dictionaries } = input;
  const voice = voices.find((one) => one.voice_id === (voice_id ?? draft.voice_id));
  const change: Partial<Draft> = {};
  if (text !== undefined) change.text = text;
  if (voice_id && voice) change.voice_id = voice_id;
  if (model_id) change.model_id = model_id;
  if (language_code !== undefined) change.language_code = language_code;
  if (seed !== undefined) change.seed = seed;
  if (dictionaries !== undefined) change.dictionaries = dictionaries;
  if (isOutputFormat(output_format)) change.output_format = output_format;
  if (voice && settings !== undefined) {
    const { [voice.voice_id]: _, ...others } = draft.tunings;
    const tuning = settings && changeTuning(undefined, settings, { ...fallbackSettings, ...voice.settings });
    change.tunings = tuning ? { ...others, [voice.voice_id]: tuning } : others;
  }
  return change;
}

function applyInput(input: SpeechInput, voices: readonly Voice[]): void {
  const before = draftStore.get();
  const change = changeOf(input, before, voices);
  editDraft(change);
  if (change.text !== undefined) editAgain();
  if (input.opensVoices) openPicker(true);
  if (change.text === undefined || before.text.trim() === '' || change.text === before.text) return;
  toastUndo(
    t('text_replaced'),
    () => editDraft(before),
    () => undefined,
  );
}

const inputOf = ({ text, voice_id, model_id, settings, output_format }: HistoryItem): SpeechInput => ({
  ...(text === null ? {} : { text }),
  voice_id,
  model_id,
  settings,
  output_format,
});

/** Applies the input once the voices are known, because settings are stored as differences from the voice's own. */
export function useSpeechInput(voices: readonly Voice[] | undefined): void {
  const item = useStore(reusedItemStore, (state) => state.item);
  const input = useStore(speechInputStore, (state) => state.input);
  useEffect(() => {
    if (!item || item.dialogue || !voices) return;
    reusedItemStore.set({ item: null });
    applyInput(inputOf(item), voices);
  }, [item, voices]);
  useEffect(() => {
    if (!input || !voices) return;
    speechInputStore.set({ input: null });
    applyInput(input, voices);
  }, [input, voices]);
}
