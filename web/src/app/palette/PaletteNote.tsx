import { useCommandState } from 'cmdk';
import { errorMessage } from '../../lib/failures/errors.ts';
import { t } from '../../lib/language/actions-messages.ts';
import type { FoundHistory } from './HistoryItems.tsx';

interface PaletteNoteProps {
  search: string;
  found: FoundHistory;
}

/** Says that the server is still searching, that it failed, or that nothing was found. */
export function PaletteNote({ search, found }: PaletteNoteProps) {
  const matches = useCommandState(({ filtered }) => filtered.count);
  const { isSearching, error } = found;
  const words = error
    ? t('palette_history_failed', { reason: errorMessage(error) })
    : search && isSearching && matches === 0
      ? t('palette_searching')
      : search && matches === 0
        ? t('palette_nothing', { search })
        : '';
  return (
    <p role="status" className={words ? 'px-4 py-3 text-table break-words text-muted' : 'sr-only'}>
      {words}
    </p>
  );
}
