import { describeFormat, outputFormats } from '#contract/speech/output-formats.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { formatLocale } from '../../lib/language/locale.ts';
import { textOf, voiceIdOf, voiceNameOf } from '../../lib/player/item-text.ts';
import { titleOf } from '../player/public.ts';
import { t } from './messages.ts';

export const nameOf = (item: Pick<HistoryItem, 'text' | 'dialogue'>): string =>
  titleOf(textOf(item), 6) || t('no_text');
type Voiced = Pick<HistoryItem, 'voice_id' | 'voice_name' | 'dialogue'>;
export const voiceOf = (item: Voiced): string => voiceNameOf(item) ?? t('unknown_voice');
export const seedOf = (item: Voiced): string => voiceIdOf(item) ?? voiceOf(item);

const clock = new Intl.DateTimeFormat(formatLocale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
/** Formats the time alone, because the day stands above it. */
export const timeOf = (unix: number): string => clock.format(unix * 1000);

/** Labels a format, such as "MP3 44.1 kHz, 128 kbps". */
export function formatLabel(name: string | null): string | undefined {
  const known = outputFormats.find((format) => format === name);
  if (!known) return name ?? undefined;
  const { codec, sampleRate, kbps } = describeFormat(known);
  const values = { codec: codec.toUpperCase(), rate: sampleRate / 1000, kbps: kbps ?? 0 };
  return kbps ? t('format_with_bitrate', values) : t('format', values);
}
