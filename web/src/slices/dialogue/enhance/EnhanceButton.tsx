import { WandSparkles } from 'lucide-react';
import { enhanceDialogue } from '#contract/dialogue/api.ts';
import { errorMessage } from '../../../lib/failures/errors.ts';
import { useCall } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { dialogueDraft, setTurns } from '../draft/dialogue-draft.ts';
import { dialogueStore } from '../generation/dialogue-state.ts';
import { t } from '../messages.ts';
import { isEmptyTurn, tidyText } from '../model/turns.ts';
import { enhancedStore } from './enhanced.ts';

/** Adds tags to the turns. What was written before can be brought back. */
export function EnhanceButton({ isEmpty }: { isEmpty: boolean }) {
  const enhance = useCall(enhanceDialogue);
  async function run() {
    const { turns: before } = dialogueDraft.get();
    const asked = before.filter((turn) => !isEmptyTurn(turn));
    const body = { dialogue_blocks: asked.map(({ text }) => tidyText(text)) };
    const answer = await enhance.mutateAsync({ body }).catch((error: unknown) => {
      toastError(errorMessage(error), { detail: t('failed_kept') });
      return undefined;
    });
    if (!answer) return;
    const texts = new Map(asked.map(({ id }, at) => [id, answer.enhanced_dialogue_blocks[at]]));
    const { turns: now } = dialogueDraft.get();
    // What was written meanwhile stays as it is.
    const changed = now.filter((turn) => {
      const text = texts.get(turn.id);
      const asWritten = before.find(({ id }) => id === turn.id)?.text;
      return text !== undefined && turn.text === asWritten && text !== tidyText(turn.text);
    });
    const ids = new Set(changed.map(({ id }) => id));
    if (ids.size > 0) setTurns(now.map((turn) => (ids.has(turn.id) ? { ...turn, text: texts.get(turn.id)! } : turn)));
    const news = t('enhanced', { count: ids.size });
    dialogueStore.set({ news });
    enhancedStore.set({
      shown: { count: ids.size, by: answer.enhanced_by, warnings: answer.warnings, before: changed },
    });
  }
  return (
    <Button
      look="ghost"
      size="sm"
      isBusy={enhance.isPending}
      isDisabled={isEmpty}
      aria-describedby={isEmpty ? 'enhance-reason' : undefined}
      icon={<WandSparkles size={15} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void run()}
    >
      {t('enhance')}
      {isEmpty && (
        <span id="enhance-reason" hidden>
          {t('text_missing')}
        </span>
      )}
    </Button>
  );
}
