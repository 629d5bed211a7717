import { CircleAlert, Clock } from 'lucide-react';
import type { BatchRowState } from '#contract/speech-batches/types.ts';
import { formatNumber, textDirection } from '../../../lib/format.ts';
import { failureWords } from '../../../lib/notices.ts';
import { playHistoryItem } from '../../player/public.ts';
import { toggle } from '../../../lib/player/controls.ts';
import { playerStore } from '../../../lib/player/state.ts';
import { useStore } from '../../../lib/store.ts';
import { PlayButton } from '../../../ui/audio/PlayButton.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { t } from './messages.ts';
import { VirtualRows } from '../../../ui/layout/VirtualRows.tsx';

const rowClass =
  'grid grid-cols-[40px_minmax(0,1fr)_120px_minmax(0,200px)_80px] items-center gap-x-3 px-3 py-2 max-md:grid-cols-[44px_minmax(0,1fr)]';

/** Lists every row with its status. Finished rows can be played. */
export function JobTable({ rows }: { rows: readonly BatchRowState[] }) {
  return (
    <VirtualRows
      label={t('bulk_job_table')}
      rows={rows}
      keyOf={({ row_index }) => row_index}
      height={57}
      rowClass={rowClass}
      head={
        <>
          <span role="columnheader">
            <span className="sr-only">{t('bulk_status')}</span>
          </span>
          <span role="columnheader">{t('bulk_text')}</span>
          <span role="columnheader">{t('bulk_voice')}</span>
          <span role="columnheader">{t('bulk_file')}</span>
          <span role="columnheader" className="text-end">
            {t('bulk_credits')}
          </span>
        </>
      }
    >
      {(row) => <JobCells row={row} />}
    </VirtualRows>
  );
}

function JobCells({ row }: { row: BatchRowState }) {
  const { text, voice_name, file_name, credits, state, error } = row;
  return (
    <>
      <span role="cell" className="grid min-h-10 place-items-center">
        <StateMark row={row} />
      </span>
      <span role="cell" className="min-w-0">
        <span dir={textDirection(text)} className="line-clamp-2 text-table break-words">
          {text}
        </span>
        {error && <span className="block text-caption text-danger">{failureWords(error)}</span>}
      </span>
      <span role="cell" className="truncate text-caption text-muted max-md:hidden">
        {voice_name}
      </span>
      <span role="cell" className="truncate text-caption text-muted max-md:hidden">
        <bdi className="font-mono">{file_name}</bdi>
      </span>
      <span role="cell" className="text-end text-table text-muted tabular-nums max-md:hidden">
        {state === 'failed' ? '' : formatNumber(credits)}
      </span>
    </>
  );
}

function StateMark({ row }: { row: BatchRowState }) {
  const { state, history_item_id, text, voice_name, row_index } = row;
  const isLoaded = useStore(playerStore, ({ item }) => item !== null && item.history_item_id === history_item_id);
  const status = useStore(playerStore, (player) => player.status);
  if (state === 'done' && history_item_id) {
    return (
      <PlayButton
        size="sm"
        what={t('bulk_row_number', { row: row_index + 1 })}
        isPlaying={isLoaded && status === 'playing'}
        isLoading={isLoaded && status === 'loading'}
        onClick={() => (isLoaded ? toggle() : playHistoryItem({ history_item_id, text, voice_id: null, voice_name }))}
      />
    );
  }
  const mark =
    state === 'running' ? (
      <Spinner />
    ) : state === 'failed' ? (
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="text-danger" />
    ) : (
      <Clock size={16} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
    );
  return (
    <>
      {mark}
      <span className="sr-only">{t(`bulk_state_${state}`)}</span>
    </>
  );
}
