import { t } from './messages.ts';

const [morning, noon, evening] = [5, 12, 18];

/** By the clock on the reader's wall; who has no name is greeted all the same. */
export function greet(name: string | null, hour: number): string {
  if (hour >= morning && hour < noon) return name ? t('good_morning_name', { name }) : t('good_morning');
  if (hour >= noon && hour < evening) return name ? t('good_afternoon_name', { name }) : t('good_afternoon');
  return name ? t('good_evening_name', { name }) : t('good_evening');
}
