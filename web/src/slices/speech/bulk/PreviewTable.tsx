import { clsx } from 'clsx';
import { CircleAlert, Trash2 } from 'lucide-react';
import type { Voice } from '#contract/voices/types.ts';
import { formatNumber, textDirection } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { t } from '../messages.ts';
import type { BulkRow } from './bulk-rows.ts';
import { editRow, removeRows } from './bulk-store.ts';
import type { Check, RowCheck } from './use-check.ts';
import { VirtualRows } from './VirtualRows.tsx';

const rowClass =
  'grid grid-cols-[40px_minmax(0,1fr)_160px_minmax(0,180px)_72px_40px] items-start gap-x-3 px-3 py-2 max-md:grid-cols-[28px_minmax(0,1fr)_44px] max-md:gap-y-2';
const fieldClass =
  'w-full rounded-md border border-line-strong bg-bg px-2.5 py-1.5 text-table hover:border-control focus-visible:outline-2 focus-visible:-outline-offset-1 max-md:text-[16px]';

interface PreviewTableProps {
  rows: readonly BulkRow[];
  /** The number of each row in the whole file, from 1. */
  numbers: ReadonlyMap<number, number>;
  check: Check;
  voices: readonly Voice[];
  defaultVoice: Voice | undefined;
}

export function PreviewTable({ rows, numbers, check, voices, defaultVoice }: PreviewTableProps) {
  return (
    <VirtualRows
      label={t('bulk_table')}
      rows={rows}
      keyOf={({ id }) => id}
      height={73}
      rowClass={rowClass}
      head={
        <>
          <span role="columnheader">{t('bulk_row')}</span>
          <span role="columnheader">{t('bulk_text')}</span>
          <span role="columnheader">{t('bulk_voice')}</span>
          <span role="columnheader">{t('bulk_status')}</span>
          <span role="columnheader" className="text-end">
            {t('bulk_credits')}
          </span>
          <span role="columnheader">
            <span className="sr-only">{t('more')}</span>
          </span>
        </>
      }
    >
      {(row) => (
        <PreviewCells
          row={row}
          number={numbers.get(row.id) ?? 0}
          found={check.rows.get(row.id)}
          isStale={check.isStale}
          voices={voices}
          defaultVoice={defaultVoice}
        />
      )}
    </VirtualRows>
  );
}

interface PreviewCellsProps extends Pick<PreviewTableProps, 'voices' | 'defaultVoice'> {
  row: BulkRow;
  number: number;
  found: RowCheck | undefined;
  isStale: boolean;
}

function PreviewCells({ row, number, found, isStale, voices, defaultVoice }: PreviewCellsProps) {
  const wanted = row.voice.trim().toLowerCase();
  const voice = voices.find(({ voice_id, name }) => voice_id === row.voice.trim() || name.toLowerCase() === wanted);
  const problem = found?.problem;
  return (
    <>
      <span role="cell" className="pt-2 text-caption text-muted tabular-nums">
        {formatNumber(number)}
      </span>
      <span role="cell" className="min-w-0">
        <textarea
          rows={2}
          aria-label={t('bulk_text_of', { row: number })}
          aria-invalid={problem !== undefined || undefined}
          dir={row.text === '' ? undefined : textDirection(row.text)}
          value={row.text}
          onChange={(event) => editRow(row.id, { text: event.target.value })}
          className={clsx(fieldClass, 'block resize-y leading-5', problem && 'border-danger')}
        />
      </span>
      <span role="cell" className="min-w-0 max-md:order-last max-md:col-span-2 max-md:col-start-2">
        <select
          aria-label={t('bulk_voice_of', { row: number })}
          value={row.voice === '' ? '' : (voice?.voice_id ?? row.voice)}
          onChange={(event) => editRow(row.id, { voice: event.target.value })}
          className={clsx(fieldClass, 'h-9 max-md:h-11 [&_option]:bg-raised [&_option]:text-ink')}
        >
          <option value="">{t('bulk_voice_default', { name: defaultVoice?.name ?? '…' })}</option>
          {row.voice !== '' && !voice && (
            <option value={row.voice}>{t('bulk_voice_unknown', { name: row.voice })}</option>
          )}
          {voices.map(({ voice_id, name }) => (
            <option key={voice_id} value={voice_id}>
              {name}
            </option>
          ))}
        </select>
      </span>
      <span
        role="cell"
        className="min-w-0 pt-1.5 text-caption break-words text-muted max-md:order-last max-md:col-span-2 max-md:col-start-2 max-md:pt-0"
      >
        {problem ? (
          <span className="flex items-start gap-1.5 text-danger">
            <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none" />
            {problem}
          </span>
        ) : found?.check ? (
          <bdi className="font-mono">{found.check.file_name}</bdi>
        ) : (
          isStale && <Spinner />
        )}
      </span>
      <span role="cell" className="pt-2 text-end text-table tabular-nums max-md:hidden">
        {found?.check && !problem ? formatNumber(found.check.credits) : ''}
      </span>
      <span role="cell" className="max-md:col-start-3 max-md:row-start-1">
        <IconButton label={t('bulk_remove', { row: number })} onClick={() => removeRows(new Set([row.id]))}>
          <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </span>
    </>
  );
}
