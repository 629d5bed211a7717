import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { t } from '../messages.ts';

export function KeySkeleton() {
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-6 border-b border-line px-3 py-3.5">
          <div className="flex w-48 flex-none flex-col gap-2">
            <Skeleton />
            <Skeleton className="h-3 w-16" />
          </div>
          <Skeleton className="max-md:hidden" />
          <Skeleton className="w-9 flex-none" />
        </div>
      ))}
    </div>
  );
}
