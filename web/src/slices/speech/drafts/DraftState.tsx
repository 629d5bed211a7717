import { Check, TriangleAlert } from 'lucide-react';
import { useStore } from '../../../lib/store.ts';
import { t } from '../messages.ts';
import { draftText } from './draft.ts';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true, className: 'flex-none' } as const;

/** Shows whether the draft is saved. */
export function DraftState({ isEmpty }: { isEmpty: boolean }) {
  const isSaved = useStore(draftText.store, (text) => text.isSaved);
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
