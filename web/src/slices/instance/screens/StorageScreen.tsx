import { useState } from 'react';
import { readStorage } from '#contract/instance/api.ts';
import { useUser } from '../../../lib/account.ts';
import { formatNumber, formatSize } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { tableCell, tableRow } from '../../../ui/layout/Table.tsx';
import { Meter } from '../../../ui/plan/Meter.tsx';
import { CardSkeletons } from '../CardSkeletons.tsx';
import { InstancePage } from '../InstancePage.tsx';
import { t } from '../messages.ts';
import { RefreshButton } from '../RefreshButton.tsx';
import { Pages } from '../Pages.tsx';
import { Backups } from './Backups.tsx';
import { WideTable } from './WideTable.tsx';

/** What the files of each workspace take, the biggest first. */
export function StorageScreen() {
  const isOperator = useUser()?.is_operator === true;
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const read = useRead(readStorage, { query: cursor ? { cursor } : {} }, { isEnabled: isOperator, staleTime: 0 });
  return (
    <InstancePage title={t('storage')} page="instanceStorage" actions={<RefreshButton of={read} />}>
      <Loaded of={read} skeleton={<CardSkeletons label={t('loading')} />}>
        {({ disk_bytes, free_bytes, files, bytes, workspaces, next_cursor }) => (
          <>
            <div className="flex max-w-[420px] flex-col gap-2">
              <p>{t('storage_disk', { used: formatSize(disk_bytes - free_bytes), total: formatSize(disk_bytes) })}</p>
              <Meter label={t('disk_used')} used={disk_bytes - free_bytes} limit={disk_bytes} />
              <p className="text-table text-muted">{t('storage_files', { count: files, size: formatSize(bytes) })}</p>
            </div>
            {workspaces.length === 0 ? (
              <EmptyState title={t('storage_none')}>{t('storage_none_text')}</EmptyState>
            ) : (
              <WideTable
                label={t('storage')}
                columns={[
                  { label: t('workspace') },
                  { label: t('files'), isNumber: true },
                  { label: t('size'), isNumber: true },
                  { label: t('share'), isNumber: true },
                ]}
              >
                {workspaces.map((one) => (
                  <tr key={one.workspace_id} className={tableRow()}>
                    <th scope="row" className={`${tableCell()} text-start font-medium`}>
                      <bdi>{one.name ?? t('gone')}</bdi>
                      <span className="block font-mono text-caption font-normal text-muted">{one.workspace_id}</span>
                    </th>
                    <td className={tableCell(true)}>{formatNumber(one.files)}</td>
                    <td className={`${tableCell(true)} whitespace-nowrap`}>{formatSize(one.bytes)}</td>
                    <td className={tableCell(true)}>
                      {t('percent', { percent: formatNumber(Math.round((one.bytes / Math.max(bytes, 1)) * 100)) })}
                    </td>
                  </tr>
                ))}
              </WideTable>
            )}
            <Pages cursors={cursors} next={next_cursor} onChange={setCursors} />
            <Backups />
          </>
        )}
      </Loaded>
    </InstancePage>
  );
}
