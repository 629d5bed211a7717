import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

export function RowSkeletons({ label, count }: { label: string; count: number }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: count }, (_, row) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={row} className="flex min-h-14 items-center gap-3 px-3 py-1.5">
          <Skeleton className="size-9 flex-none rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
