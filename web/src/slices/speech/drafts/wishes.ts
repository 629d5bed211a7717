/** Takes up what other parts of the product want spoken (lib/reuse.ts). */
import { useEffect } from 'react';
import type { Voice } from '#contract/voices.ts';
import { wishStore, type SpeechWish } from '../../../lib/reuse.ts';
import { useStore } from '../../../lib/store.ts';
import { toastUndo } from '../../../lib/toasts.ts';
import { editAgain } from '../canvas/reading.ts';
import { t } from '../messages.ts';
import { isOutputFormat } from '../settings/formats.ts';
import { changeTuning, fallbackSettings } from '../settings/settings.ts';
import { openPicker } from '../voices/picker-store.ts';
import { draftStore, editDraft, type Draft } from './draft.ts';

/** What of a wish can be fulfilled: a voice that went away keeps the one that is chosen. */
export function changeOf(wish: SpeechWish, draft: Draft, voices: readonly Voice[]): Partial<Draft> {
  const { text, voice_id, model_id, settings, language_code, seed, output_format } = wish;
  const voice = voices.find((one) => one.voice_id === (voice_id ?? draft.voice_id));
  const change: Partial<Draft> = {};
  if (text !== undefined) change.text = text;
  if (voice_id && voice) change.voice_id = voice_id;
  if (model_id) change.model_id = model_id;
  if (language_code !== undefined) change.language_code = language_code;
  if (seed !== undefined) change.seed = seed;
  if (isOutputFormat(output_format)) change.output_format = output_format;
  if (voice && settings !== undefined) {
    const { [voice.voice_id]: _, ...others } = draft.tunings;
    const tuning = settings && changeTuning(undefined, settings, { ...fallbackSettings, ...voice.settings });
    change.tunings = tuning ? { ...others, [voice.voice_id]: tuning } : others;
  }
  return change;
}

function fulfil(wish: SpeechWish, voices: readonly Voice[]): void {
  const before = draftStore.get();
  const change = changeOf(wish, before, voices);
  editDraft(change);
  if (change.text !== undefined) editAgain();
  if (wish.opensVoices) openPicker(true);
  if (change.text === undefined || before.text.trim() === '' || change.text === before.text) return;
  toastUndo(
    t('text_replaced'),
    () => editDraft(before),
    () => undefined,
  );
}

/** Not before the voices are there: a setting is kept as the difference from a voice's own. */
export function useWishes(voices: readonly Voice[] | undefined): void {
  const wish = useStore(wishStore, (state) => state.wish);
  useEffect(() => {
    if (!wish || !voices) return;
    wishStore.set({ wish: null });
    fulfil(wish, voices);
  }, [wish, voices]);
}
