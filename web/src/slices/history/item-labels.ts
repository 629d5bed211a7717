import { describeFormat, outputFormats } from '#contract/speech/output-formats.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { formatLocale } from '../../lib/language/locale.ts';
import { titleOf } from '../player/public.ts';
import { t } from './messages.ts';

export const nameOf = ({ text }: Pick<HistoryItem, 'text'>): string => titleOf(text ?? '', 6) || t('no_text');
export const voiceOf = ({ voice_name }: Pick<HistoryItem, 'voice_name'>): string => voice_name ?? t('unknown_voice');

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
