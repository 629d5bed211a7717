import type { Job } from '#contract/jobs/types.ts';
import { addressOfNotice } from '#contract/messages/notices.ts';
import { isString, readLocal, writeLocal } from '../../lib/browser/storage.ts';
import { failureWords, jobTitle } from '../../lib/notices.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { downloadJobFile } from './job-file.ts';
import { t } from './ending-messages.ts';

const maxRemembered = 50;
const key = 'told-jobs';

const isStrings = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);

/** Returns true in one tab only. A retried job ends again, so its end is part of what is remembered. */
async function claim({ job_id, ended_at_unix }: Job): Promise<boolean> {
  const end = `${job_id} ${ended_at_unix}`;
  const take = () => {
    const announced = readLocal(key, isStrings, []);
    if (announced.includes(end)) return false;
    writeLocal(key, [...announced.slice(1 - maxRemembered), end]);
    return true;
  };
  return 'locks' in navigator ? await navigator.locks.request('veery-told-jobs', take) : take();
}

async function untilVisible(): Promise<void> {
  while (document.hidden) {
    const { promise, resolve } = Promise.withResolvers<void>();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    await promise;
  }
}

/** The page of what the job made, or of where it can be tried again. */
function pageOf(job: Job): { label: string; href: string } | undefined {
  if (job.kind !== 'transcription') return undefined;
  const { done, total, error } = job;
  const href = error
    ? addressOfNotice({ kind: 'job_failed', params: { job, error } })
    : addressOfNotice({ kind: 'job_done', params: { job, done, total } });
  return href === null ? undefined : { label: t(error ? 'toast_list' : 'toast_open'), href };
}

/** Announces the end of a job once in this browser, in a tab that somebody looks at. */
export async function announceEnd(job: Job, open: (href: string) => void): Promise<void> {
  const { state, file, error } = job;
  const title = jobTitle(job);
  if (state === 'cancelled') return;
  await untilVisible();
  if (!(await claim(job))) return;
  const page = pageOf(job);
  const toPage =
    page && page.href !== location.pathname ? { label: page.label, run: () => open(page.href) } : undefined;
  if (state === 'failed') {
    toastError(t('has_failed', { title, reason: error ? failureWords(error) : '' }), toPage ? { action: toPage } : {});
    return;
  }
  const action = file ? { label: t('toast_download'), run: () => downloadJobFile(job) } : toPage;
  toastSuccess(t('is_done', { title }), action ? { action } : {});
}
