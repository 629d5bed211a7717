/** Notices, jobs and their failures in a language: the screens and the mails say the same. */
import type { Translate } from '../kit/messages.ts';
import type { JobSubject } from '../jobs/subject.ts';
import type english from '../../messages/en/notices.json';
import type { BackupFailure, Notice } from './notices.ts';
import { wordFailure } from './word-failure.ts';

type T = Translate<typeof english>;

export interface NoticeWords {
  title: string;
  /** Empty where the title says it all. */
  text: string;
}

export function wordNotice(t: T, notice: Notice): NoticeWords {
  const person = (name: string | null) => name ?? t('former_user');
  const { kind, params } = notice;
  switch (kind) {
    case 'invite_received': {
      const { workspace_name, invited_by } = params;
      return {
        title: t('invite_received_title', { workspace_name }),
        text: t('invite_received_text', { invited_by: person(invited_by) }),
      };
    }
    case 'member_joined':
      return {
        title: t('member_joined_title', { email: person(params.email) }),
        text: t('member_joined_text', { workspace_name: params.workspace_name }),
      };
    case 'invite_requested':
      return {
        title: t('invite_requested_title', { email: person(params.email) }),
        text: t('invite_requested_text', { workspace_name: params.workspace_name }),
      };
    case 'api_key_created':
      return { title: t('api_key_created_title'), text: t('api_key_created_text', { name: params.name }) };
    case 'support_entered':
      return {
        title: t('support_entered_title'),
        text: t('support_entered_text', { operator: person(params.operator) }),
      };
    case 'alpha_access_requested':
      return {
        title: t('alpha_access_requested_title', { email: person(params.email) }),
        text: t('alpha_access_requested_text', { reason: params.reason ?? t('no_reason') }),
      };
    case 'feedback_received':
      return { title: t(`feedback_received_${params.feedback_kind}`), text: params.excerpt };
    case 'job_done':
      return { title: t('job_done_title', { job: wordJob(t, params.job) }), text: wordJobResult(t, params) };
    case 'job_failed':
      return { title: t('job_failed_title', { job: wordJob(t, params.job) }), text: wordFailure(t, params.error) };
    case 'storage_full':
      return { title: t('storage_full_title'), text: t('storage_full_text', params) };
    case 'file_quota_nearly_reached':
      return {
        title: t('file_quota_nearly_reached_title', { of: params.of }),
        text: t('file_quota_nearly_reached_text', params),
      };
    case 'backup_failed':
      return { title: t('backup_failed_title'), text: wordBackupFailure(t, params) };
    case 'share_reported':
      return { title: t('share_reported_title'), text: t('share_reported_text', params) };
    case 'share_taken_down':
      return { title: t('share_taken_down_title'), text: t('share_taken_down_text', params) };
    case 'webhook_disabled':
      return {
        title: t('webhook_disabled_title', { name: params.name }),
        text:
          params.status_code === null
            ? t('webhook_disabled_silent')
            : t('webhook_disabled_text', { status: String(params.status_code) }),
      };
    case 'usage_80':
      return { title: t('usage_80_title'), text: t('usage_80_text', { limit: params.limit }) };
    case 'usage_100':
      return { title: t('usage_100_title'), text: t('usage_100_text', { limit: params.limit }) };
    case 'budget_reached': {
      const { scope, percent, used, credits, period } = params;
      const name = params.name ?? person(params.email);
      return {
        title: t('budget_reached_title', { percent, scope: scope === 'member' ? 'other' : scope, name }),
        text: t('budget_reached_text', { used, credits, period: period === 'billing_period' ? period : 'other' }),
      };
    }
    case 'billing_problem': {
      const { plan } = params;
      const problem = params.problem === 'extra_use_unpaid' ? 'other' : params.problem;
      const money = wordMoney(t, params);
      return {
        title: t('billing_problem_title', { problem, plan }),
        text: t('billing_problem_text', { problem, money }),
      };
    }
    case 'extra_use_unpaid':
      return {
        title: t('extra_use_unpaid_title'),
        text: t('extra_use_unpaid_text', { workspace: params.workspace_name, money: wordMoney(t, params) }),
      };
    case 'extra_use_written_off':
      return {
        title: t('extra_use_written_off_title'),
        text: t('extra_use_written_off_text', { workspace: params.workspace_name, money: wordMoney(t, params) }),
      };
    case 'probation_started':
      return { title: t('probation_started_title'), text: t('probation_started_text') };
    case 'probation_ended':
      return { title: t('probation_ended_title'), text: t('probation_ended_text') };
    case 'plain':
      return { title: params.title, text: params.description };
    case 'unknown':
      return { title: t('unknown_title'), text: '' };
  }
}

const wordMoney = (t: T, { amount_cents, currency }: { amount_cents: number; currency: 'usd' | 'eur' }): string =>
  t(currency === 'eur' ? 'money_eur' : 'money_usd', { amount: amount_cents / 100 });

function wordBackupFailure(t: T, { reason, folder }: { reason: BackupFailure; folder: string }): string {
  return t('backup_failed_text', { reason: reason === 'failed' ? 'other' : reason, folder });
}

export function wordJob(t: T, { kind, params }: JobSubject): string {
  switch (kind) {
    case 'history_zip':
      return t('job_history_zip', { items: params.items });
    case 'speech_batch':
      return params.name;
    case 'personal_data':
      return t('job_personal_data');
    case 'storage_repair':
      return t('job_storage_repair');
    case 'model_install':
      return t('job_model_install', { name: params.name });
    case 'share_video':
      return t('job_share_video', { title: params.title });
    case 'transcription':
      return t('job_transcription', { name: params.name });
    case 'unknown':
      return t('job_unknown');
  }
}

function wordJobResult(t: T, { job, done, total }: { job: JobSubject; done: number; total: number }): string {
  switch (job.kind) {
    case 'history_zip': {
      const { missing_audio = 0 } = job.params;
      const deleted = total - done - missing_audio;
      const sentences = [
        ...(deleted > 0 ? [t('job_done_items_missing', { count: deleted })] : []),
        ...(missing_audio > 0 ? [t('job_done_audio_missing', { count: missing_audio })] : []),
      ];
      return sentences.length > 0 ? sentences.join(' ') : t('job_done_text');
    }
    case 'speech_batch':
      return done === total ? t('job_done_rows', { count: total }) : t('job_done_some_rows', { done, total });
    case 'storage_repair': {
      const { lost = 0, detached = 0, removed = 0 } = job.params;
      return t('job_done_repair', { lost: lost + detached, removed });
    }
    case 'share_video': {
      const { missing_characters = 0 } = job.params;
      return missing_characters > 0 ? t('job_done_boxes', { count: missing_characters }) : t('job_done_text');
    }
    case 'model_install':
      return t('job_done_model');
    case 'transcription':
      return t('job_done_transcription');
    case 'personal_data':
    case 'unknown':
      return t('job_done_text');
  }
}
