import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

/** Stands where the cards of plans will be. */
export const PlanSkeletons = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,230px),1fr))] gap-3">
    {[0, 1, 2, 3].map((card) => (
      <div key={card} className="flex h-[380px] flex-col gap-4 rounded-xl border border-line p-5">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-9 w-24" />
        <Skeleton className="h-9" />
        <Skeleton className="w-4/5" />
        <Skeleton className="w-3/5" />
      </div>
    ))}
  </div>
);
