import { History, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoteList } from '../../../ui/feedback/NoteList.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { UpgradeLink } from '../../../ui/plan/upgrade-link.ts';
import type { Note } from './outcome.ts';
import { t } from './outcome-messages.ts';
import { waitLabel, type Wait } from './wait-label.ts';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true, className: 'flex-none' } as const;

interface GenerationNotesProps {
  wait: Wait | null;
  /** How many characters less the credits would pay for. */
  shorterBy: number | undefined;
  isFromHistory: boolean;
  notes: readonly Note[];
  children?: ReactNode;
}

/** Says below what is written why a generation waits, and what is to be said of the one that was just made. */
export function GenerationNotes({ wait, shorterBy, isFromHistory, notes, children }: GenerationNotesProps) {
  return (
    <div className="flex max-h-40 flex-none flex-wrap items-start gap-x-4 gap-y-1 overflow-auto px-6 pt-1 pb-3 text-caption text-muted empty:hidden max-md:px-4">
      {wait && (
        <p className="flex items-center gap-2 text-ink-2">
          <Spinner />
          {waitLabel(wait)}
          {wait.for === 'slot' && <UpgradeLink />}
        </p>
      )}
      {children}
      {shorterBy !== undefined && (
        <p className="flex items-center gap-1.5">
          <Info {...icon} />
          {t('quota_ways_out', { count: shorterBy })}
        </p>
      )}
      {isFromHistory && (
        <p className="flex items-center gap-1.5">
          <History {...icon} />
          {t('from_history')}
        </p>
      )}
      {notes.length > 0 && <NoteList notes={notes} />}
    </div>
  );
}
