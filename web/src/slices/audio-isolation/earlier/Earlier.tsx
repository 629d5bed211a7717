import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { IsolationItem } from '#contract/audio-isolation/types.ts';
import { pages } from '#contract/pages.ts';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { DelayedSearchField } from '../../../ui/form/DelayedSearchField.tsx';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import { t } from '../messages.ts';
import { deleteEntry, hiddenStore } from './deletion.ts';
import { useEarlier } from './earlier.queries.ts';

/** A list this short needs no search. */
const searchableFrom = 6;

const skeleton = (
  <div className="flex flex-col gap-5 py-3">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-5" />
    ))}
  </div>
);

/** What was isolated before. Each entry opens its pair. */
export function Earlier({ openId }: { openId: string | undefined }) {
  const [search, setSearch] = useState('');
  const reading = useEarlier(search);
  const hidden = useStore(hiddenStore, ({ ids }) => ids);
  const items = reading.data?.pages.flatMap((page) => page.items).filter(({ id }) => !hidden.has(id));
  const isSearchable = search !== '' || (items?.length ?? 0) >= searchableFrom;
  return (
    <section aria-labelledby="earlier" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="earlier" className="text-[15px] font-semibold">
          {t('earlier')}
        </h2>
        {isSearchable && <DelayedSearchField label={t('search')} value={search} onChange={setSearch} />}
      </div>
      <Loaded of={{ ...reading, data: items }} skeleton={skeleton}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="py-4 text-table text-muted">{t(search ? 'nothing_found' : 'nothing_yet')}</p>
          ) : (
            <EntryTable rows={rows} openId={openId} />
          )
        }
      </Loaded>
      {reading.hasNextPage && (
        <Button
          className="self-center"
          isBusy={reading.isFetchingNextPage}
          onClick={() => void reading.fetchNextPage()}
        >
          {t('load_more')}
        </Button>
      )}
    </section>
  );
}

function EntryTable({ rows, openId }: { rows: readonly IsolationItem[]; openId: string | undefined }) {
  return (
    <table className={tableClass}>
      <thead className="max-md:sr-only">
        <tr>
          <th className={tableHead()}>{t('file')}</th>
          <th className={tableHead(true)}>{t('length')}</th>
          <th className={clsx(tableHead(true), 'max-md:hidden')}>{t('made')}</th>
          <th className={tableHead()}>
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, duration_seconds, created_at_unix }) => {
          const name = title ?? t('untitled');
          return (
            <tr key={id} className={tableRow(id === openId)}>
              <td className={clsx(tableCell(), 'max-w-0 w-full')}>
                <Link
                  to={pages.voiceIsolator}
                  search={{ item: id }}
                  aria-current={id === openId || undefined}
                  className="block truncate font-medium hover:underline"
                >
                  <bdi>{name}</bdi>
                </Link>
                <span className="text-caption text-muted md:hidden">{formatDate(created_at_unix)}</span>
              </td>
              <td className={tableCell(true)}>{formatTime(duration_seconds ?? 0)}</td>
              <td className={clsx(tableCell(true), 'whitespace-nowrap text-muted max-md:hidden')}>
                {formatDate(created_at_unix)}
              </td>
              <td className="px-1 text-end">
                <IconButton label={t('delete_this', { name })} size="sm" onClick={() => deleteEntry(id, name)}>
                  <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
