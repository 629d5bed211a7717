/** Words for files and loudness. */
import type { HistoryDownloads, HistoryLoudness, LoudnessChoice } from '#contract/history/files.ts';
import { loudnessTargets } from '#contract/history/files.ts';
import { describeFormat, outputFormats } from '#contract/speech/output-formats.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { formatLocale } from '../../lib/language/locale.ts';
import { formatSize } from '../../lib/format.ts';
import { t } from './messages.ts';

const percent = new Intl.NumberFormat(formatLocale, { style: 'percent' });
export const formatPercent = (share: number): string => percent.format(Math.min(1, share));

const whole = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 1 });
const tenth = new Intl.NumberFormat(formatLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Writes a level with a real minus sign, and no sign before zero. */
const formatDb = (db: number): string => tenth.format(Math.round(db * 10) / 10 || 0).replace('-', '−');

type AudioFile = HistoryDownloads['audio'][number];

export const describeAudio = ({ bitrate_kbps, sample_rate, size_bytes }: AudioFile): string => {
  const size = formatSize(size_bytes);
  if (bitrate_kbps !== null) return t('bitrate_and_size', { kbps: bitrate_kbps, size });
  return t('rate_and_size', { rate: whole.format(sample_rate / 1000), size });
};

/** Says what the chosen loudness is, how loud the item is, and what becomes of its peaks. */
export function describeLoudness(measured: HistoryLoudness, chosen: LoudnessChoice): string {
  const { integrated_lufs: lufs, presets } = measured;
  if (lufs === null) return t('loudness_silent');
  if (chosen === 'as_made') return t('loudness_as_made', { lufs: formatDb(lufs) });
  const target = `−${Math.abs(loudnessTargets[chosen])}`;
  const limited = presets.find(({ loudness }) => loudness === chosen)?.limited_db ?? 0;
  const text = t('loudness_target', { target, lufs: formatDb(lufs) });
  return limited < 0.1 ? text : `${text} ${t('loudness_limited', { db: formatDb(limited) })}`;
}

/** What the files of these items take about, as they were made. */
export function estimateBytes(items: readonly Pick<HistoryItem, 'output_format' | 'duration_seconds'>[]): number {
  return items.reduce((sum, { output_format, duration_seconds }) => {
    const name = outputFormats.find((format) => format === output_format);
    if (!name) return sum;
    const { codec, kbps, sampleRate } = describeFormat(name);
    const bytesPerSecond = kbps ? kbps * 125 : codec === 'ulaw' || codec === 'alaw' ? sampleRate : 2 * sampleRate;
    return sum + bytesPerSecond * (duration_seconds ?? 0);
  }, 0);
}
