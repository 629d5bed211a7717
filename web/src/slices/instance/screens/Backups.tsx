import { Download } from 'lucide-react';
import { useState } from 'react';
import { listBackups } from '#contract/instance/api.ts';
import type { Backup } from '#contract/instance/types.ts';
import { onSensitiveRefusal } from '../../../lib/failures/sensitive.ts';
import { formatDate, formatSize } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { tableCell, tableRow } from '../../../ui/layout/Table.tsx';
import { CardSkeletons } from '../CardSkeletons.tsx';
import { t } from '../messages.ts';
import { startDownload } from './start-download.ts';
import { WideTable } from './WideTable.tsx';

/** The archives that the server has made and kept. */
export function Backups() {
  const read = useRead(listBackups, {}, { staleTime: 0 });
  return (
    <div className="flex flex-col gap-3">
      <h2 className="mt-3 text-[16px] leading-6 font-semibold tracking-[-0.014em]">{t('backups')}</h2>
      <Loaded of={read} skeleton={<CardSkeletons label={t('loading')} />}>
        {({ folder, backups }) => (
          <>
            <p className="max-w-[62ch] break-words text-muted">
              {backups.length === 0 ? t('backups_none', { folder }) : t('backups_text', { folder })}
            </p>
            {backups.length > 0 && (
              <WideTable
                label={t('backups')}
                columns={[
                  { label: t('backup_made') },
                  { label: t('size'), isNumber: true },
                  { label: t('actions'), isNumber: true },
                ]}
              >
                {backups.map((backup) => (
                  <BackupRow key={backup.name} backup={backup} />
                ))}
              </WideTable>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function BackupRow({ backup: { name, kind, is_encrypted, bytes, made_at_unix } }: { backup: Backup }) {
  const [isBusy, setIsBusy] = useState(false);
  async function download() {
    setIsBusy(true);
    try {
      await startDownload(name);
    } catch (error) {
      if (!onSensitiveRefusal(error)) toastError(error);
    }
    setIsBusy(false);
  }
  return (
    <tr className={tableRow()}>
      <th scope="row" className={`${tableCell()} text-start font-medium`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {formatDate(made_at_unix)}
          {kind === 'before-update' && <Badge>{t('backup_before_update')}</Badge>}
          {is_encrypted && <Badge>{t('backup_encrypted')}</Badge>}
        </span>
        <span className="block font-mono text-caption font-normal break-all text-muted">{name}</span>
      </th>
      <td className={`${tableCell(true)} whitespace-nowrap`}>{formatSize(bytes)}</td>
      <td className={tableCell(true)}>
        <Button size="sm" isBusy={isBusy} aria-label={t('download_backup', { name })} onClick={() => void download()}>
          <Download size={15} strokeWidth={1.75} aria-hidden="true" />
          {t('download')}
        </Button>
      </td>
    </tr>
  );
}
