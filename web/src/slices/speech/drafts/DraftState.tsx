import { Check, TriangleAlert } from 'lucide-react';
import { t } from '../messages.ts';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true, className: 'flex-none' } as const;

/** Shows whether the draft is saved. */
export function DraftState({ isEmpty, isSaved }: { isEmpty: boolean; isSaved: boolean }) {
  if (isSaved && isEmpty) return null;
  return (
    <span
      className={
        isSaved
          ? 'flex items-center gap-1 text-caption whitespace-nowrap text-muted max-xl:hidden'
          : 'flex items-center gap-1 text-caption font-medium text-warning'
      }
    >
      {isSaved ? <Check {...icon} /> : <TriangleAlert {...icon} />}
      {t(isSaved ? 'draft_saved' : 'draft_unsaved')}
    </span>
  );
}
