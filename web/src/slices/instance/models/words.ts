/** Words what is told of a model: its languages, its speed and its size. */
import type { CatalogModel, InstalledModel, ModelInstall } from '#contract/engine-models/types.ts';
import { formatNumber, formatSize } from '../../../lib/format.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { t } from './messages.ts';

const languages = new Intl.DisplayNames(formatLocale, { type: 'language', languageDisplay: 'standard' });

export function languageName(code: string): string {
  try {
    return languages.of(code) ?? code;
  } catch {
    return code;
  }
}

/** How many languages are counted and no longer named. */
const countedFrom = 20;

/** Names the first two languages and counts the others. */
export function languageWords(codes: readonly string[]): string {
  if (codes.length >= countedFrom) return t('languages_count', { count: codes.length });
  const names = codes.slice(0, 2).map(languageName).join(', ');
  return codes.length > 2 ? t('languages_more', { names, count: codes.length - 2 }) : names;
}

/** Rounds a speed to what can be told apart. */
export const factorOf = (speed: number): string =>
  formatNumber(speed >= 10 ? Math.round(speed) : Math.round(speed * 10) / 10);

/** Says how long one minute of audio takes. */
export function minuteWords(speed: number): string {
  if (speed < 1) return t('slower');
  const seconds = Math.round(60 / speed);
  return seconds < 1 ? t('minute_quick') : t('minute_in', { seconds: formatNumber(seconds) });
}

const [minute, hour] = [60, 3600];

function timeWords(seconds: number): string {
  const [unit, length] =
    seconds >= hour
      ? (['hour', hour] as const)
      : seconds >= minute
        ? (['minute', minute] as const)
        : (['second', 1] as const);
  const value = Math.max(1, Math.round(seconds / length));
  return value.toLocaleString(formatLocale, { style: 'unit', unit, unitDisplay: 'short' });
}

/** Says where a download stands, such as "214 MB of 326 MB · 12 MB/s · 9 s left". */
export function downloadWords({ bytes_done, bytes_total, bytes_per_second, seconds_left }: ModelInstall): string {
  const done = formatSize(bytes_done);
  return [
    bytes_total === null ? done : t('arrived', { done, total: formatSize(bytes_total) }),
    ...(bytes_per_second === null ? [] : [t('per_second', { size: formatSize(bytes_per_second) })]),
    ...(seconds_left === null ? [] : [t('left', { time: timeWords(seconds_left) })]),
  ].join(' · ');
}

/** Says what a model takes and how quickly it answers, as far as it was measured. */
export function measuredWords({ kind, memory_bytes, first_byte_ms, queue }: InstalledModel): string {
  return [
    ...(memory_bytes === null ? [] : [t('uses_memory', { size: formatSize(memory_bytes) })]),
    ...(first_byte_ms === null ? [] : [t('first_sound', { milliseconds: formatNumber(first_byte_ms) })]),
    ...(queue > 0 ? [t(kind === 'speech' ? 'waiting' : 'parts_waiting', { count: queue })] : []),
  ].join(' · ');
}

/** Everything but the name in one line, for a phone. */
export function shortWords(model: Pick<CatalogModel, 'bytes' | 'license'>, speed: number | null): string {
  return [
    ...(model.bytes === null ? [] : [formatSize(model.bytes)]),
    model.license.name,
    ...(speed === null ? [] : [t('real_time', { factor: factorOf(speed) })]),
  ].join(' · ');
}
