import { errorMessage } from '../../lib/failures/errors.ts';
import { useStore } from '../../lib/store.ts';
import { ErrorCard } from '../../ui/feedback/ErrorCard.tsx';
import { engineNotes, GenerationNotes } from '../speech/public.ts';
import { dialogueStore } from './generation/dialogue-state.ts';
import { t } from './messages.ts';
import type { DialogueView } from './use-dialogue.ts';

/** What is to be said below the turns. */
export function DialogueNotes({ dialogue: { isLatest, isMade, obstacle } }: { dialogue: DialogueView }) {
  const wait = useStore(dialogueStore, (state) => state.wait);
  const outcome = useStore(dialogueStore, (state) => state.outcome);
  return (
    <GenerationNotes
      wait={wait}
      shorterBy={obstacle?.shorterBy}
      isFromHistory={isMade && outcome?.isCached === true}
      notes={isLatest ? [...(outcome?.notes ?? []), ...engineNotes(outcome?.engine)] : []}
    />
  );
}

/** What went wrong, above the turns, which are kept. */
export function DialogueErrors({ dialogue: { loadError, reload, start } }: { dialogue: DialogueView }) {
  const error = useStore(dialogueStore, (state) => state.error);
  const isHeard = useStore(dialogueStore, (state) => state.isHeard);
  return (
    <>
      {error !== null && (
        <ErrorCard title={errorMessage(error)} onRetry={start}>
          {t(isHeard ? 'failed_kept_heard' : 'failed_kept')}
        </ErrorCard>
      )}
      {loadError && (
        <ErrorCard title={errorMessage(loadError)} onRetry={reload}>
          {t('catalogue_failed')}
        </ErrorCard>
      )}
    </>
  );
}
