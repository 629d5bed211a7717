import { getDictionary } from '#contract/pronunciation-dictionaries/api.ts';
import { useRead } from '../../../lib/queries.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Editor } from './Editor.tsx';
import { t } from './messages.ts';

export function DictionaryScreen({ id }: { id: string }) {
  const reading = useRead(getDictionary, { params: { pronunciation_dictionary_id: id } }, { staleTime: 0 });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Loaded of={reading} skeleton={<EditorSkeleton />} kept={t('drafts_kept')}>
        {(dictionary) => <Editor dictionary={dictionary} />}
      </Loaded>
    </div>
  );
}

const EditorSkeleton = () => (
  <div role="status" aria-label={t('loading')} className="flex flex-1 flex-col">
    <div className="flex h-14 items-center gap-3 border-b border-line px-4">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="ms-auto h-7 w-24" />
    </div>
    <div className="flex flex-col gap-4 p-6">
      <Skeleton className="h-28" />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  </div>
);
