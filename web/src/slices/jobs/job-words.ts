import type { Job } from '#contract/jobs/types.ts';
import { formatSize } from '../../lib/format.ts';
import { t } from './messages.ts';

const [minute, hour] = [60, 3600];

export const runningWords = (count: number): string => t('running', { count });

/** Rounded up: nobody minds to be early. */
export function timeLeftWords(seconds: number): string {
  if (seconds < minute) return t('seconds_left', { count: Math.max(1, Math.ceil(seconds)) });
  if (seconds < hour) return t('minutes_left', { count: Math.ceil(seconds / minute) });
  return t('hours_left', { count: Math.ceil(seconds / hour) });
}

const kindWords = ({ kind }: Job): string => t(`kind_${kind}`);

function stateWords({ state, done, total, seconds_left, queue_position, file }: Job): string {
  if (state === 'queued') return queue_position ? t('state_waiting', { count: queue_position }) : t('state_next');
  if (state === 'failed') return t('state_failed');
  if (state === 'cancelled') return t('state_cancelled', { done, total });
  if (state === 'done') return file ? t('state_done_size', { size: formatSize(file.size_bytes) }) : t('state_done');
  if (done === 0 && seconds_left === null) return t('state_starting');
  if (seconds_left === null) return t('state_progress', { done, total });
  return t('state_progress_left', { done, total, left: timeLeftWords(seconds_left) });
}

export const jobWords = (job: Job): string => t('kind_and_state', { kind: kindWords(job), state: stateWords(job) });
