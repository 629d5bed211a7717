/** The seats of a workspace in words. */
import { hasUnlimitedSeats } from '#contract/billing/plans.ts';
import { formatNumber } from '../../lib/format.ts';
import { t } from '../../lib/language/plan-messages.ts';

/** Formats the seats of a workspace, of which some have no limit. */
export const formatSeatLimit = (max: number): string =>
  hasUnlimitedSeats(max) ? t('seats_without_limit') : formatNumber(max);

/** Says how many seats of a workspace are taken, and of how many. */
export const formatSeats = (used: number, max: number): string =>
  hasUnlimitedSeats(max)
    ? t('seats_used_without_limit', { count: used })
    : t('seats_used', { used: formatNumber(used), max: formatNumber(max) });
