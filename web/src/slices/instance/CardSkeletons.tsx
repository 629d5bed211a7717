import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

export const CardSkeletons = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="flex flex-col gap-3">
    {[0, 1].map((row) => (
      <div key={row} className="flex flex-col gap-2.5 rounded-xl border border-line p-5">
        <Skeleton className="w-1/2" />
        <Skeleton className="w-1/3" />
        <Skeleton />
      </div>
    ))}
  </div>
);
