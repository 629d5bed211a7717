import { t } from './messages.ts';

const [morning, noon, evening] = [5, 12, 18];

/** Greets by the local time of day, with the name where there is one. */
export function greet(name: string | null, hour: number): string {
  if (hour >= morning && hour < noon) return name ? t('good_morning_name', { name }) : t('good_morning');
  if (hour >= noon && hour < evening) return name ? t('good_afternoon_name', { name }) : t('good_afternoon');
  return name ? t('good_evening_name', { name }) : t('good_evening');
}
