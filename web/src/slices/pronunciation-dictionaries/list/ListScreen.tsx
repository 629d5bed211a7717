import { useNavigate } from '@tanstack/react-router';
import { Ear, Plus } from 'lucide-react';
import { useState } from 'react';
import { pages } from '#contract/pages.ts';
import { listDictionaries } from '#contract/pronunciation-dictionaries/api.ts';
import { useAllParams } from '../../../lib/address/params.ts';
import { useTitle } from '../../../lib/hooks.ts';
import { useRead } from '../../../lib/queries.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ChipSelect } from '../../../ui/form/ChipSelect.tsx';
import { DelayedSearchField } from '../../../ui/form/DelayedSearchField.tsx';
import { FilterChip } from '../../../ui/form/FilterChip.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { hiddenStore } from './archive.ts';
import { DictionaryTable } from './DictionaryTable.tsx';
import { t } from './messages.ts';
import { createSample } from './sample.ts';
import { WorkspaceList } from './WorkspaceList.tsx';

const NewDialog = lazyPart(async () => (await import('./NewDialog.tsx')).NewDialog, { failure: 'toast' });

const sorts = {
  '': { sort: 'creation_time_unix', sort_direction: 'descending' },
  oldest: { sort: 'creation_time_unix', sort_direction: 'ascending' },
  name: { sort: 'name', sort_direction: 'ascending' },
} as const;
const isSort = (value: string): value is keyof typeof sorts => value in sorts;

/** The pronunciation dictionaries that the user may see, and those that the workspace speaks with. */
export function ListScreen() {
  useTitle(t('title'));
  const { search = '', sort = '', archived, new: isNew } = useAllParams();
  const navigate = useNavigate();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const hasArchived = archived !== undefined;
  const list = useRead(
    listDictionaries,
    {
      query: {
        ...(isSort(sort) ? sorts[sort] : sorts['']),
        ...(search ? { search } : {}),
        ...(cursor ? { cursor } : {}),
        ...(hasArchived ? { include_archived: true } : {}),
      },
    },
    { staleTime: 0, keepsLast: true },
  );
  const hidden = useStore(hiddenStore, ({ ids }) => ids);
  const change = (part: Record<string, string>) =>
    void navigate({
      to: pages.pronunciation,
      search: (now) => Object.fromEntries(Object.entries({ ...now, ...part }).filter(([, value]) => value)),
      replace: true,
    });
  function filter(part: Record<string, string>): void {
    setCursors([]);
    change(part);
  }
  const create = () => change({ new: '1' });

  return (
    <>
      <PageHeader title={t('title')}>
        <Button
          look="primary"
          size="sm"
          icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={create}
        >
          {t('new')}
        </Button>
      </PageHeader>
      <div className="min-h-0 flex-1 overflow-auto">
        <WorkspaceList />
        <div className="flex flex-wrap items-center gap-2 px-6 pt-4 pb-3 max-md:px-4">
          <DelayedSearchField label={t('search')} value={search} onChange={(value) => filter({ search: value })} />
          <ChipSelect
            label={t('sort_newest')}
            value={sort}
            options={(['oldest', 'name'] as const).map((value) => ({ value, label: t(`sort_${value}`) }))}
            onChange={(value) => filter({ sort: value })}
          />
          <FilterChip
            label={t('with_archived')}
            isSet={hasArchived}
            onChange={(isSet) => filter({ archived: isSet ? '1' : '' })}
          />
        </div>
        <Loaded of={list} skeleton={<RowSkeletons />}>
          {({ pronunciation_dictionaries: read, next_cursor }) => {
            const dictionaries = read.filter(({ id }) => hasArchived || !hidden.has(id));
            if (dictionaries.length === 0 && cursors.length === 0 && next_cursor === null)
              return search ? (
                <EmptyState title={t('nothing_found')}>{t('nothing_found_text')}</EmptyState>
              ) : (
                <EmptyState
                  title={t('empty')}
                  icon={<Ear size={28} strokeWidth={1.75} aria-hidden="true" />}
                  sample={<SampleButton />}
                  action={
                    <Button look="primary" onClick={create}>
                      {t('new')}
                    </Button>
                  }
                >
                  {t('empty_text')}
                </EmptyState>
              );
            return (
              <div aria-busy={list.isPlaceholderData || undefined}>
                <DictionaryTable dictionaries={dictionaries} />
                {(cursors.length > 0 || next_cursor !== null) && (
                  <div className="flex justify-end gap-2 px-6 py-4 max-md:px-4">
                    <Button
                      size="sm"
                      isDisabled={cursors.length === 0}
                      onClick={() => setCursors(cursors.slice(0, -1))}
                    >
                      {t('page_before')}
                    </Button>
                    <Button
                      size="sm"
                      isDisabled={next_cursor === null}
                      onClick={() => next_cursor !== null && setCursors([...cursors, next_cursor])}
                    >
                      {t('page_after')}
                    </Button>
                  </div>
                )}
              </div>
            );
          }}
        </Loaded>
      </div>
      {isNew !== undefined && <NewDialog onClose={() => change({ new: '' })} />}
    </>
  );
}

/** Makes a small dictionary that shows what rules look like. */
function SampleButton() {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  async function tryIt(): Promise<void> {
    setIsBusy(true);
    const id = await createSample();
    setIsBusy(false);
    if (id !== undefined) await navigate({ to: pages.dictionary, params: { id } });
  }
  return (
    <Button isBusy={isBusy} onClick={() => void tryIt()}>
      {t('try_sample')}
    </Button>
  );
}

const RowSkeletons = () => (
  <div role="status" aria-label={t('loading')} className="flex flex-col px-6 max-md:px-4">
    {[0, 1, 2, 3, 4].map((row) => (
      <div key={row} className="flex h-14 items-center gap-3 border-b border-line">
        <Skeleton className="w-1/3" />
        <Skeleton className="ms-auto w-1/5" />
      </div>
    ))}
  </div>
);
