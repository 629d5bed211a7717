import { Check, Download, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { getIsolationWaveforms } from '#contract/audio-isolation/api.ts';
import type { IsolationDetails } from '#contract/audio-isolation/types.ts';
import { formatCredits, formatTime } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { useStore } from '../../../lib/store.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Kbd } from '../../../ui/display/Kbd.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { Segment } from '../../../ui/form/Segment.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { t } from '../messages.ts';
import { SendToMenu } from '../send-to/SendToMenu.tsx';
import { downloadIsolated, downloadMix } from './download.ts';
import { MixSlider } from './MixSlider.tsx';
import { closePair, hear, maxDecodedSeconds, openPair, pairStore, playPair, setVoice } from './pair-player.ts';
import { PairRow } from './PairRow.tsx';
import { usePairKeys } from './use-pair-keys.ts';

/** Points of each waveform, which is as wide as the card. */
const points = 400;
const known = ['no_speech', 'silent', 'channels_mixed', 'source_truncated', 'source_ended_early'] as const;
const isKnown = (code: string): code is (typeof known)[number] => known.some((one) => one === code);

interface PairCardProps {
  item: IsolationDetails;
  onDelete(): void;
}

/** The result: both sounds with one clock, to be compared, mixed and taken along. */
export function PairCard({ item, onDelete }: PairCardProps) {
  const { id, title, credits, duration_seconds, warnings, is_partial } = item;
  const duration = duration_seconds ?? 0;
  const [isSaving, setIsSaving] = useState(false);
  const side = useStore(pairStore, (pair) => pair.side);
  const voice = useStore(pairStore, (pair) => pair.voice);
  const error = useStore(pairStore, (pair) => pair.error);
  const waves = useRead(
    getIsolationWaveforms,
    { params: { history_item_id: id }, query: { points: String(points) } },
    { staleTime: Infinity },
  ).data;
  const peaks = useMemo(
    () =>
      waves && {
        original: relativeTo(waves.original, waves.isolated),
        isolated: relativeTo(waves.isolated, waves.original),
      },
    [waves],
  );
  usePairKeys();
  useEffect(() => {
    openPair({ id, duration_seconds });
    return closePair;
  }, [id, duration_seconds]);

  async function save(work: () => Promise<void>): Promise<void> {
    setIsSaving(true);
    try {
      await work();
    } catch (cause) {
      toastError(cause, { onRetry: () => void save(work) });
    } finally {
      setIsSaving(false);
    }
  }

  const isVoiceless = warnings.some(({ code }) => code === 'no_speech' || code === 'silent');
  const isTooLong = duration > maxDecodedSeconds;
  const percent = Math.round(voice * 100);
  return (
    <div className="flex flex-col gap-3">
      {warnings.map(({ code, message }) => (
        <Banner key={code} tone={code === 'no_speech' || code === 'silent' ? 'warning' : 'info'}>
          {isKnown(code) ? t(`warning_${code}`) : message}
        </Banner>
      ))}
      {is_partial && <Banner tone="info">{t('partial')}</Banner>}
      <section aria-label={t('pair')} className="card overflow-hidden">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-5 py-3 max-md:px-4">
          <h2 className="min-w-0 truncate text-[15px] font-semibold">
            <bdi>{title ?? t('untitled')}</bdi>
          </h2>
          <Badge tone={isVoiceless ? 'plain' : 'success'}>
            {!isVoiceless && <Check size={12} strokeWidth={2} aria-hidden="true" />}
            {t(isVoiceless ? 'no_voice' : 'isolated_done')}
          </Badge>
          <span className="ms-auto text-table text-muted tabular-nums max-md:w-full">
            {formatTime(duration)} · {formatCredits(credits)}
          </span>
        </div>
        <div className="divide-y divide-line">
          <PairRow side="original" note={t('as_recorded')} peaks={peaks?.original ?? null} duration={duration} />
          <PairRow side="isolated" note={item.engine} peaks={peaks?.isolated ?? null} duration={duration} />
        </div>
        {error !== null && (
          <div className="border-t border-line p-4">
            <Failure error={error} onRetry={() => void playPair()} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-4 border-t border-line px-5 py-3 max-md:px-4">
          <Segment
            label={t('listen_to')}
            value={side}
            options={[
              { value: 'original', label: t('original'), icon: <Kbd>A</Kbd> },
              { value: 'isolated', label: t('isolated'), icon: <Kbd>B</Kbd> },
            ]}
            onChange={hear}
          />
          <MixSlider voice={voice} onChange={setVoice} />
          <div className="ms-auto flex items-center gap-2">
            <SendToMenu item={item} />
            <Menu
              label={t('download')}
              trigger={
                <Button size="sm" isBusy={isSaving} icon={<Download size={14} strokeWidth={1.75} aria-hidden="true" />}>
                  {t('download')}
                </Button>
              }
              items={[
                {
                  label: t('download_isolated', { format: item.format.split('_')[0]!.toUpperCase() }),
                  onSelect: () => void save(() => downloadIsolated(item, 'default')),
                },
                {
                  label: t('download_isolated', { format: 'WAV' }),
                  onSelect: () => void save(() => downloadIsolated(item, 'wav')),
                },
                {
                  label: t('download_mix', { percent }),
                  isDisabled: isTooLong || percent === 100,
                  ...(isTooLong
                    ? { reason: t('mix_too_long', { minutes: maxDecodedSeconds / 60 }) }
                    : percent === 100
                      ? { reason: t('mix_unset') }
                      : {}),
                  onSelect: () => void save(() => downloadMix(item, voice)),
                },
              ]}
            />
            <IconButton label={t('delete_this', { name: title ?? t('untitled') })} size="sm" onClick={onDelete}>
              <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      </section>
    </div>
  );
}

/** Both waveforms have one scale, so that the quieter one looks quieter. */
function relativeTo(heights: readonly number[], others: readonly number[]): Float32Array {
  const loudest = Math.max(...heights, ...others, 0);
  return Float32Array.from(heights, (height) => (loudest > 0 ? height / loudest : 0));
}
