import { AudioLines, Braces, Captions, Music, Package } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { getHistoryDownloads, getHistoryItem, getHistoryLoudness } from '#contract/history/api.ts';
import { subtitleFormats, type HistoryDownloads } from '#contract/history/files.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { formatSize, formatTime } from '../../lib/format.ts';
import { t as tErrors } from '../../lib/language/errors-messages.ts';
import { useRead } from '../../lib/queries.ts';
import { toastAudioFailure } from '../../lib/reuse/missing-audio.ts';
import { useReuse } from '../../lib/reuse/use-reuse.ts';
import { isHeld, saveHeldAudio } from '../../lib/player/held-audio.ts';
import { useStore } from '../../lib/store.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { track } from '../analytics/public.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { describeAudio, describeLoudness, estimateBytes } from './describe.ts';
import { DownloadRow } from './DownloadRow.tsx';
import { LoudnessField } from './LoudnessField.tsx';
import { t } from './messages.ts';
import { closeDownloads, loudnessStore } from './open-downloads.ts';
import { saveAudio, saveSubtitles, saveWords, startZip } from './save.ts';
import { useTakes } from './use-takes.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const stored = { staleTime: Infinity };

interface ItemDownloadsProps {
  id: string;
  title: string;
  takes?: readonly string[];
}

/** Offers everything that an item can be downloaded as. */
export function ItemDownloads(props: ItemDownloadsProps) {
  const input = { params: { history_item_id: props.id } };
  const item = useRead(getHistoryItem, input, stored);
  const files = useRead(getHistoryDownloads, input, stored);
  const data = item.data && files.data ? { item: item.data, files: files.data } : undefined;
  const failed = item.error ? item : files;
  useHeldAudio(props.id, failed.error);
  return (
    <Loaded of={{ ...failed, data, isPending: item.isPending || files.isPending }} skeleton={<RowsSkeleton />}>
      {(known) => <Files {...props} {...known} />}
    </Loaded>
  );
}

function Files({ id, title, takes = [], item, files }: ItemDownloadsProps & Known) {
  const { saving, save } = useSaving(item);
  const loudness = useStore(loudnessStore, (state) => state.loudness);
  const isMissing = files.is_audio_missing;
  const progressOf = (row: string) => (saving?.row === row ? saving.share : null);
  const choice = (output_format: 'default' | 'wav') => ({ output_format, loudness });
  const all = useTakes(takes);
  const menu = useRef<HTMLDivElement>(null);
  // The menu had the focus while its files were read.
  useEffect(() => {
    const active = document.activeElement;
    if (active?.contains(menu.current)) menu.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={menu} data-downloads>
      <p className="flex items-center gap-3 px-2 pt-1 pb-1 text-caption text-muted">
        <span className="min-w-0 flex-1 truncate" dir="auto">
          {title}
        </span>
        <span className="tabular-nums">{formatTime(files.duration_seconds)}</span>
      </p>
      {files.audio.map((file) => (
        <DownloadRow
          key={file.output_format}
          icon={file.codec === 'wav' ? <AudioLines {...icon} /> : <Music {...icon} />}
          label={file.codec.toUpperCase()}
          detail={describeAudio(file)}
          progress={progressOf(file.output_format)}
          isDisabled={isMissing}
          onSelect={() =>
            save(file.output_format, (onShare) =>
              saveAudio(item, choice(file.output_format), (received) => onShare(received / file.size_bytes)),
            )
          }
        />
      ))}
      {isMissing && (
        <p role="status" className="px-2 py-1 text-caption text-danger">
          {tErrors('audio_missing')}
        </p>
      )}
      <Divider />
      {subtitleFormats.map((format) => (
        <DownloadRow
          key={format}
          icon={<Captions {...icon} />}
          label={t('subtitles', { format: format.toUpperCase() })}
          detail={t('cues', { count: files.cues })}
          progress={progressOf(format)}
          onSelect={() => save(format, () => saveSubtitles(item, format))}
        />
      ))}
      <DownloadRow
        icon={<Braces {...icon} />}
        label={t('words')}
        detail="JSON"
        progress={progressOf('words')}
        onSelect={() => save('words', () => saveWords(item))}
      />
      {!isMissing && (
        <>
          <Divider />
          <MeasuredLoudness id={id} />
        </>
      )}
      {takes.length > 1 && (
        <>
          <Divider />
          <DownloadRow
            icon={<Package {...icon} />}
            label={t('all_takes', { count: takes.length })}
            detail={all ? t('zip_and_size', { size: formatSize(estimateBytes(all)) }) : 'ZIP'}
            progress={null}
            onSelect={() => {
              // The list of jobs opens next, and must not lose the focus to a menu that closes.
              closeDownloads();
              startZip(takes, { ...choice('default'), subtitles: [] }).catch(toastError);
            }}
          />
        </>
      )}
    </div>
  );
}

interface Known {
  item: HistoryItem;
  files: HistoryDownloads;
}

interface Saving {
  row: string;
  share: number | undefined;
}

/** The server was not reached, or the connection broke off. */
const isLost = (error: unknown) => error instanceof TypeError || (error instanceof ApiError && error.status === 0);

function reportHeld(): void {
  track('item_downloaded', { kind: 'held' });
  toastSuccess(t('saved_held'));
  closeDownloads();
}

/** Where the history cannot be read, the audio that the player holds of the item is saved instead. */
function useHeldAudio(id: string, error: unknown): void {
  const hasFailed = error !== null;
  useEffect(() => {
    if (!hasFailed || !isHeld(id)) return;
    saveHeldAudio()
      .then((isSaved) => {
        if (isSaved) reportHeld();
      })
      .catch(toastError);
  }, [id, hasFailed]);
}

/** Follows the file that is being fetched. The menu closes once it is saved. */
function useSaving(item: HistoryItem) {
  const [saving, setSaving] = useState<Saving | null>(null);
  const reuse = useReuse();
  async function run(row: string, fetchFile: (onShare: (share: number) => void) => Promise<void>) {
    setSaving({ row, share: undefined });
    try {
      await fetchFile((share) => setSaving({ row, share }));
      closeDownloads();
    } catch (error) {
      const canRescue = row === 'default' && isLost(error) && isHeld(item.history_item_id);
      if (canRescue && (await saveHeldAudio())) reportHeld();
      else toastAudioFailure(error, item, reuse);
    } finally {
      setSaving(null);
    }
  }
  return {
    saving,
    save(row: string, fetchFile: (onShare: (share: number) => void) => Promise<void>): void {
      if (!saving) void run(row, fetchFile).catch(toastError);
    },
  };
}

function MeasuredLoudness({ id }: { id: string }) {
  const loudness = useStore(loudnessStore, (state) => state.loudness);
  const measured = useRead(getHistoryLoudness, { params: { history_item_id: id } }, stored);
  const waiting = measured.error ? t('loudness_failed') : t('loudness_measuring');
  return <LoudnessField note={measured.data ? describeLoudness(measured.data, loudness) : waiting} />;
}

const Divider = () => <hr className="mx-0.5 my-1.5 border-line" />;

function RowsSkeleton() {
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-4 p-2">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-5" />
      ))}
      <Skeleton className="h-12" />
    </div>
  );
}
