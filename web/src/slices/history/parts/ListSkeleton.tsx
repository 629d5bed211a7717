import { clsx } from 'clsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { listGrid } from '../list/list-grid.ts';
import { t } from '../messages.ts';

export function ListSkeleton() {
  return (
    <div role="status" aria-label={t('loading')} className="pt-9 max-md:pt-3">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={clsx(listGrid, 'h-[61px] border-b border-line max-md:h-[92px]')}>
          <Skeleton className="size-[18px] rounded-xs max-md:hidden" />
          <Skeleton className="size-8 rounded-full" />
          <div className="flex flex-col gap-2">
            <Skeleton className="w-4/5" />
            <Skeleton className="w-2/3" />
          </div>
          <Skeleton className="w-20 max-md:hidden" />
          <Skeleton className="hidden w-24 2.5xl:block" />
          <Skeleton className="max-md:hidden" />
          <Skeleton className="max-md:hidden" />
          <span />
        </div>
      ))}
    </div>
  );
}
