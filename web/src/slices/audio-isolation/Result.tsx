import { useNavigate } from '@tanstack/react-router';
import { getIsolation } from '#contract/audio-isolation/api.ts';
import { pages } from '#contract/pages.ts';
import { useRead } from '../../lib/queries.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { deleteEntry } from './earlier/deletion.ts';
import { t } from './messages.ts';
import { PairCard } from './pair/PairCard.tsx';

const skeleton = (
  <div className="card flex flex-col gap-8 p-5">
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="h-[72px]" />
    <Skeleton className="h-[72px]" />
    <Skeleton className="h-7" />
  </div>
);

/** An entry that was made, now or earlier. */
export function Result({ id }: { id: string }) {
  const navigate = useNavigate();
  const reading = useRead(getIsolation, { params: { history_item_id: id } }, { staleTime: Infinity });
  return (
    <Loaded of={reading} skeleton={skeleton}>
      {(item) => (
        <PairCard
          item={item}
          onDelete={() => {
            deleteEntry(id, item.title ?? t('untitled'));
            void navigate({ to: pages.voiceIsolator, search: {} });
          }}
        />
      )}
    </Loaded>
  );
}
