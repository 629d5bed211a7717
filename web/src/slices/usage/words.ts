/** The words and figures of the usage screen. */
import { formatLocale } from '../../lib/language/locale.ts';
import { formatNumber } from '../../lib/format.ts';
import { t } from './messages.ts';
import type { ShownBreakdown, ShownInterval, ShownMetric } from './view.ts';

export const metricWords: Record<ShownMetric, () => string> = {
  credits: () => t('credits'),
  minutes_used: () => t('minutes'),
  request_count: () => t('requests'),
  ttfb_avg: () => t('first_byte_mean'),
  ttfb_p95: () => t('first_byte_95'),
  fiat_units_spent: () => t('money'),
};

export const intervalWords: Record<ShownInterval, () => string> = {
  day: () => t('day'),
  week: () => t('week'),
  month: () => t('month'),
  cumulative: () => t('cumulative'),
};

export const breakdownWords: Record<ShownBreakdown, () => string> = {
  none: () => t('all_together'),
  product_type: () => t('product'),
  voice: () => t('voice'),
  model: () => t('model'),
  api_keys: () => t('api_key'),
  user: () => t('member'),
};

const productWords: Record<string, () => string> = {
  ...{ text_to_speech: () => t('tts'), tts: () => t('tts') },
  ...{ speech_to_speech: () => t('sts'), sts: () => t('sts') },
  ...{ speech_to_text: () => t('stt'), stt: () => t('stt') },
  ...{ forced_alignment: () => t('alignment'), alignment: () => t('alignment') },
  audio_isolation: () => t('audio_isolation'),
};
export const productWord = (product: string): string => productWords[product]?.() ?? product;

/** What has no voice, no key or no model is named in the reader's language. */
export function seriesWord(by: ShownBreakdown, { id, name }: { id: string | null; name: string }): string {
  if (by === 'none') return t('all');
  if (by === 'product_type' && id !== null) return productWord(id);
  if (id !== null) return name;
  return by === 'api_keys' ? t('web_app') : by === 'voice' ? t('no_voice') : t('no_model');
}

const short = new Intl.NumberFormat(formatLocale, { notation: 'compact', maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 1 });

export const formatTick = (value: number): string => short.format(value);

/** A value of a metric with its unit, where it has one. */
export function formatValue(metric: ShownMetric, value: number, currency: string | null): string {
  if (metric === 'fiat_units_spent')
    return new Intl.NumberFormat(formatLocale, { style: 'currency', currency: currency ?? 'usd' }).format(value);
  if (metric === 'ttfb_avg' || metric === 'ttfb_p95')
    return t('milliseconds', { value: formatNumber(Math.round(value)) });
  return exact.format(value);
}

const shortDay = new Intl.DateTimeFormat(formatLocale, { day: 'numeric', month: 'short' });
const longDay = new Intl.DateTimeFormat(formatLocale, { day: 'numeric', month: 'short', year: 'numeric' });
const monthOnly = new Intl.DateTimeFormat(formatLocale, { month: 'short', year: 'numeric' });

export const formatInterval = (at: number, interval: ShownInterval): string =>
  interval === 'month' ? monthOnly.format(at) : shortDay.format(at);

/** The days of a window; its last one ends before its end. */
export function formatWindow({ start, end }: { start: Date; end: Date }): string {
  const last = new Date(end.getTime() - 1);
  const isThisYear = start.getFullYear() === new Date().getFullYear() && last.getFullYear() === start.getFullYear();
  return (isThisYear ? shortDay : longDay).formatRange(start, last);
}
