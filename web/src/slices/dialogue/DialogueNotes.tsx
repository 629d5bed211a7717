import { History, Info } from 'lucide-react';
import { errorMessage } from '../../lib/failures/errors.ts';
import { useStore } from '../../lib/store.ts';
import { ErrorCard } from '../../ui/feedback/ErrorCard.tsx';
import { NoteList } from '../../ui/feedback/NoteList.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { UpgradeLink } from '../billing/public.ts';
import { engineNotes, waitLabel } from '../speech/public.ts';
import { dialogueStore } from './generation/dialogue-state.ts';
import { t } from './messages.ts';
import type { DialogueView } from './use-dialogue.ts';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true, className: 'flex-none' } as const;

/** Says below the turns why a generation waits, and what is to be said of the one that was just made. */
export function DialogueNotes({ dialogue: { isLatest, isMade, obstacle } }: { dialogue: DialogueView }) {
  const wait = useStore(dialogueStore, (state) => state.wait);
  const outcome = useStore(dialogueStore, (state) => state.outcome);
  const notes = isLatest ? [...(outcome?.notes ?? []), ...engineNotes(outcome?.engine)] : [];
  const shorterBy = obstacle?.shorterBy;
  return (
    <div className="flex max-h-40 flex-none flex-wrap items-start gap-x-4 gap-y-1 overflow-auto px-6 pt-1 pb-3 text-caption text-muted empty:hidden max-md:px-4">
      {wait && (
        <p className="flex items-center gap-2 text-ink-2">
          <Spinner />
          {waitLabel(wait)}
          {wait.for === 'slot' && <UpgradeLink />}
        </p>
      )}
      {shorterBy !== undefined && (
        <p className="flex items-center gap-1.5">
          <Info {...icon} />
          {t('quota_ways_out', { count: shorterBy })}
          <UpgradeLink />
        </p>
      )}
      {isMade && outcome?.isCached === true && (
        <p className="flex items-center gap-1.5">
          <History {...icon} />
          {t('from_history')}
        </p>
      )}
      {notes.length > 0 && <NoteList notes={notes} />}
    </div>
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
