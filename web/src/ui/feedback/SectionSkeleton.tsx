import { t } from '../../lib/language/ui-messages.ts';
import { Skeleton } from './Skeleton.tsx';

/** Draws the skeleton of a section with the given number of rows. */
export function SectionSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label={t('loading')} className="card divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center justify-between gap-6 px-5 py-5">
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-1/3" />
            <Skeleton className="h-3 w-2/3" />
          </div>
          <Skeleton className="w-24 flex-none" />
        </div>
      ))}
    </div>
  );
}
