import { clsx } from 'clsx';
import { CircleAlert, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Voice } from '#contract/voices/types.ts';
import { formatNumber, textDirection } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { t } from './messages.ts';
import type { BulkRow } from './bulk-rows.ts';
import { editRow, removeRows } from './bulk-store.ts';
import type { Check, RowCheck } from './use-check.ts';
import { VirtualRows } from '../../../ui/layout/VirtualRows.tsx';

const rowClass =
  'grid grid-cols-[40px_minmax(0,1fr)_160px_minmax(0,180px)_72px_40px] items-start gap-x-3 px-3 py-2 max-md:grid-cols-[28px_minmax(0,1fr)_44px] max-md:gap-y-2';
const fieldClass =
  'w-full rounded-md border border-line-strong bg-bg px-2.5 py-1.5 text-table hover:border-control focus-visible:outline-2 focus-visible:-outline-offset-1 max-md:text-[16px]';

interface PreviewTableProps {
  rows: readonly BulkRow[];
  check: Check;
  voices: readonly Voice[];
  defaultVoice: Voice | undefined;
}

export function PreviewTable({ rows, check, voices, defaultVoice }: PreviewTableProps) {
  // A thousand text fields would be a thousand tab stops, so the texts are fields one at a time.
  const [editing, setEditing] = useState<number | null>(null);
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
          <span role="columnheader">{t('bulk_file_or_problem')}</span>
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
          isEditing={row.id === editing}
          onEdit={setEditing}
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
  isEditing: boolean;
  onEdit(id: number | null): void;
  found: RowCheck | undefined;
  isStale: boolean;
}

function PreviewCells({ row, isEditing, onEdit, found, isStale, voices, defaultVoice }: PreviewCellsProps) {
  const { number } = row;
  const wanted = row.voice.trim().toLowerCase();
  const voice = voices.find(({ voice_id, name }) => voice_id === row.voice.trim() || name.toLowerCase() === wanted);
  const problem = found?.problem;
  return (
    <>
      <span role="cell" className="pt-2 text-caption text-muted tabular-nums">
        {formatNumber(number)}
      </span>
      <span role="cell" className="min-w-0">
        <TextCell row={row} isBad={problem !== undefined} isEditing={isEditing} onEdit={onEdit} />
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

interface TextCellProps extends Pick<PreviewCellsProps, 'row' | 'isEditing' | 'onEdit'> {
  isBad: boolean;
}

/** Shows the text of a row, which becomes a field when it is pressed. */
function TextCell({ row: { id, number, text }, isBad, isEditing, onEdit }: TextCellProps) {
  const direction = text === '' ? undefined : textDirection(text);
  if (!isEditing) {
    return (
      <button
        type="button"
        onClick={() => onEdit(id)}
        className={clsx(
          'min-h-14 w-full rounded-md border px-2.5 py-1.5 text-start text-table leading-5 hover:border-control',
          isBad ? 'border-danger' : 'border-transparent',
        )}
      >
        <span className="sr-only">{t('bulk_text_of', { row: number })}: </span>
        <span dir={direction} className="line-clamp-2 break-words whitespace-pre-line">
          {text}
        </span>
      </button>
    );
  }
  return (
    <textarea
      ref={focusAtEnd}
      rows={2}
      aria-label={t('bulk_text_of', { row: number })}
      aria-invalid={isBad || undefined}
      dir={direction}
      value={text}
      onChange={(event) => editRow(id, { text: event.target.value })}
      onBlur={() => onEdit(null)}
      onKeyDown={(event) => event.key === 'Escape' && onEdit(null)}
      className={clsx(fieldClass, 'block min-h-14 resize-y leading-5', isBad && 'border-danger')}
    />
  );
}

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
