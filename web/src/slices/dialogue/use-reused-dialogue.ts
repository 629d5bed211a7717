import { useEffect } from 'react';
import { reusedItemStore } from '../../lib/reuse/reused-item.ts';
import { useStore } from '../../lib/store.ts';
import { toastUndo } from '../../lib/toasts.ts';
import { changeSettings, dialogueDraft, setTurns, withIds } from './draft/dialogue-draft.ts';
import { t } from './messages.ts';
import { isEmptyTurn } from './model/turns.ts';
import { editAgain } from './turns/heard.ts';
import { isOutputFormat } from '../speech/public.ts';

/** Takes over the turns of a dialogue of the history. What was written before can be brought back. */
export function useReusedDialogue(): void {
  const item = useStore(reusedItemStore, (state) => state.item);
  useEffect(() => {
    if (!item?.dialogue) return;
    reusedItemStore.set({ item: null });
    const { turns: before } = dialogueDraft.get();
    setTurns(withIds(item.dialogue));
    if (isOutputFormat(item.output_format)) changeSettings({ output_format: item.output_format });
    if (item.language_code) changeSettings({ language_code: item.language_code });
    editAgain();
    if (before.every(isEmptyTurn)) return;
    toastUndo(
      t('dialogue_replaced'),
      () => setTurns(before),
      () => undefined,
    );
  }, [item]);
}
