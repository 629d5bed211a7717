import { t } from './messages.ts';

/** Says a limit in whole hours or in minutes. */
export function lengthWords(seconds: number): string {
  return seconds % 3600 === 0
    ? t('hours', { count: seconds / 3600 })
    : t('minutes', { count: Math.round(seconds / 60) });
}
