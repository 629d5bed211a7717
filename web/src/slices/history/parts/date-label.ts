import { formatLocale } from '../../../lib/language/locale.ts';
import type { Filters } from '../filters.ts';
import { t } from '../messages.ts';

const labels = { today: 'date_today', '7d': 'date_7d', '30d': 'date_30d' } as const;

const formatDay = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString(formatLocale, { month: 'short', day: 'numeric' });

export function dateLabel(date: Filters['date']): string {
  if (date === null) return t('date_any');
  if (typeof date === 'string') return t(labels[date]);
  if (!date.from) return t('date_until', { to: formatDay(date.to) });
  if (!date.to) return t('date_since', { from: formatDay(date.from) });
  return t('date_between', { from: formatDay(date.from), to: formatDay(date.to) });
}
