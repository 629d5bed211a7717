/** Words notifications and jobs in the reader's language. */
import type { JobFailure, JobSubject } from '#contract/jobs/subject.ts';
import type { Notice } from '#contract/messages/notices.ts';
import { wordFailure } from '#contract/messages/word-failure.ts';
import { wordJob, wordNotice, type NoticeWords } from '#contract/messages/wording.ts';
import english from '../../../contract/messages/en/notices.json';
import { messagesOf } from './language/messages.ts';

const t = messagesOf('notices', english);

export const noticeWords = (notice: Notice): NoticeWords => wordNotice(t, notice);
export const jobTitle = (job: JobSubject): string => wordJob(t, job);
export const failureWords = (failure: JobFailure): string => wordFailure(t, failure);
