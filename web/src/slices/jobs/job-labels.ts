import type { Job } from '#contract/jobs/types.ts';
import { formatSize } from '../../lib/format.ts';
import { t } from './messages.ts';

const [minute, hour] = [60, 3600];

export const runningLabel = (count: number): string => t('running', { count });

/** Words the remaining time. It is rounded up, because nobody minds if a job ends early. */
export function timeLeftLabel(seconds: number): string {
  if (seconds < minute) return t('seconds_left', { count: Math.max(1, Math.ceil(seconds)) });
  if (seconds < hour) return t('minutes_left', { count: Math.ceil(seconds / minute) });
  return t('hours_left', { count: Math.ceil(seconds / hour) });
}

const kindLabel = ({ kind }: Job): string => t(`kind_${kind}`);

/** Jobs whose steps are hundredths. */
const isInPercent = ({ kind }: Job): boolean => kind === 'transcription';

function stateLabel(job: Job): string {
  const { state, done, total, seconds_left, queue_position, file } = job;
  if (state === 'queued') return queue_position ? t('state_waiting', { count: queue_position }) : t('state_next');
  if (state === 'failed') return t('state_failed');
  if (state === 'cancelled') {
    return isInPercent(job) ? t('state_cancelled_percent', { percent: done }) : t('state_cancelled', { done, total });
  }
  if (state === 'done') return file ? t('state_done_size', { size: formatSize(file.size_bytes) }) : t('state_done');
  if (done === 0 && seconds_left === null) return t('state_starting');
  if (isInPercent(job)) {
    if (seconds_left === null) return t('state_percent', { percent: done });
    return t('state_percent_left', { percent: done, left: timeLeftLabel(seconds_left) });
  }
  if (seconds_left === null) return t('state_progress', { done, total });
  return t('state_progress_left', { done, total, left: timeLeftLabel(seconds_left) });
}

export const jobLabel = (job: Job): string => t('kind_and_state', { kind: kindLabel(job), state: stateLabel(job) });
