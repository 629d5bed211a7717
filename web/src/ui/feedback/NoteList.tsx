import { ChevronRight } from 'lucide-react';
import { t } from '../../lib/language/ui-messages.ts';

/** Shows the number of notes, and each of them on request. */
export function NoteList({ notes }: { notes: readonly { code: string; message: string }[] }) {
  if (notes.length === 0) return null;
  return (
    <details className="group min-w-0 text-caption text-muted">
      <summary className="flex w-fit list-none items-center gap-1 rounded-xs hover:text-ink max-md:min-h-8 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={14}
          strokeWidth={1.75}
          aria-hidden="true"
          className="flex-none transition-transform group-open:rotate-90 rtl:rotate-180"
        />
        {t('notes', { count: notes.length })}
      </summary>
      <ul className="flex flex-col gap-1 py-1 ps-[18px]">
        {notes.map(({ code, message }, at) => (
          // The same note may occur twice, and the list never changes its order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${code}-${at}`} className="break-words text-ink-2">
            {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
