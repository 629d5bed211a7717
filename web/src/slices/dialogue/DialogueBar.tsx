import { formatCredits } from '../../lib/format.ts';
import { useStore } from '../../lib/store.ts';
import { CharacterCount, GenerationBar } from '../../ui/plan/GenerationBar.tsx';
import { PriceBadge } from '../../ui/plan/PriceBadge.tsx';
import { dialogueStore } from './generation/dialogue-state.ts';
import { stopDialogue } from './generation/run-dialogue.ts';
import { t } from './messages.ts';
import type { DialogueView } from './use-dialogue.ts';

export function DialogueBar({ dialogue }: { dialogue: DialogueView }) {
  const isRunning = useStore(dialogueStore, (state) => state.isRunning);
  const { credits, obstacle, characters, limit, cost, isCached, freeTakes } = dialogue;
  const left = freeTakes > 0 ? t('free_left', { count: freeTakes }) : undefined;
  const isFree = characters > 0 && (isCached || left !== undefined);
  return (
    <GenerationBar
      {...{ credits, obstacle, isRunning }}
      isAgain={dialogue.isMade}
      amount={<CharacterCount {...{ characters, limit }} />}
      price={
        <PriceBadge isFree={isFree}>
          {left ?? (isFree ? t('free_history') : t('cost', { credits: formatCredits(cost) }))}
        </PriceBadge>
      }
      tip={left ?? ''}
      onStart={dialogue.start}
      onStop={stopDialogue}
    />
  );
}
