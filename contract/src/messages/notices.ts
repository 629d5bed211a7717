/** What a notification says, as a kind and its parameters: worded in the reader's language where it is shown. */
import { z } from 'zod';
import { budgetPeriods, budgetScopes } from '../budgets/types.ts';
import { pages, type PageName } from '../pages.ts';
import { shareReportReasons } from '../share-links/types.ts';
import { JobFailure, JobSubject } from '../jobs/subject.ts';

/** Null once the person has deleted their account. */
const Person = z.string().nullable();

/** Why a backup could not be made; the server's log says it in full. */
export const backupFailures = ['storage_full', 'folder_unusable', 'failed'] as const;
export type BackupFailure = (typeof backupFailures)[number];

const linkedPages = [
  'jobs',
  'settings',
  'apiKeys',
  'workspaceInvites',
  'instanceReports',
  'webhooks',
  'subscription',
  'usage',
] as const satisfies PageName[];
type LinkedPage = (typeof linkedPages)[number];
/** Jobs whose result is a page of its own lead there. */
type NoticePage = LinkedPage | 'transcript' | 'speechToText';

const details = <S extends z.ZodRawShape>(shape: S) =>
  z.object(shape).describe('The names and figures that belong to what happened.');

const params = {
  invite_received: details({
    workspace_name: z.string().describe('The name of the workspace.'),
    invited_by: Person.describe(
      'The email address of the admin who invited; null once they have deleted their account.',
    ),
  }),
  member_joined: details({
    email: Person.describe('The email address of the new member; null once they have deleted their account.'),
    workspace_name: z.string().describe('The name of the workspace.'),
  }),
  invite_requested: details({
    email: Person.describe('The email address that was invited; null once its account is deleted.'),
    workspace_name: z.string().describe('The name of the workspace.'),
  }),
  api_key_created: details({ name: z.string().describe('The name of the key.') }),
  support_entered: details({
    operator: Person.describe('The email address of the operator; null once they have deleted their account.'),
  }),
  alpha_access_requested: details({
    email: Person.describe('The email address of the user; null once they have deleted their account.'),
    reason: z.string().nullable().describe('What the user would like to do with it; null if they did not say.'),
  }),
  feedback_received: details({
    feedback_kind: z.enum(['bug', 'idea', 'other']).describe('What the feedback is about.'),
    excerpt: z.string().describe('The beginning of the feedback.'),
  }),
  /** `done` of `total` steps succeeded: rows that were spoken, items that were packed. */
  job_done: details({
    job: JobSubject.describe('The job.'),
    done: z.int().describe('Steps that succeeded.'),
    total: z.int().describe('Steps that the job has.'),
  }),
  job_failed: details({ job: JobSubject.describe('The job.'), error: JobFailure.describe('Why the job failed.') }),
  storage_full: details({
    free_mb: z.int().describe('Megabytes that are free.'),
    min_free_mb: z.int().describe('Megabytes that must stay free.'),
  }),
  file_quota_nearly_reached: details({
    of: z.enum(['user', 'workspace']).describe('Whose quota of files is nearly reached.'),
    used_mb: z.int().describe('Megabytes that are used, those included that jobs under way are going to use.'),
    limit_mb: z.int().describe('The quota in megabytes.'),
  }),
  backup_failed: details({
    reason: z.enum(backupFailures).describe('Why the backup could not be made.'),
    folder: z.string().describe('The folder of the backups.'),
  }),
  share_reported: details({
    reason: z.enum(shareReportReasons).describe('What is wrong with the page, as its reader chose it.'),
  }),
  webhook_disabled: details({
    name: z.string().describe('The name of the webhook.'),
    status_code: z.int().nullable().describe('The status of its last answer; null if there was none.'),
  }),
  share_taken_down: details({ excerpt: z.string().describe('The beginning of the text that was shared.') }),
  usage_80: details({ limit: z.int().describe('The credits of the workspace in a billing period.') }),
  usage_100: details({ limit: z.int().describe('The credits of the workspace in a billing period.') }),
  budget_reached: details({
    scope: z.enum(budgetScopes).describe('What the budget counts.'),
    name: z.string().nullable().describe('The name of the API key; null where the budget counts none.'),
    email: z.string().nullable().describe('The address of the member; null where the budget counts none.'),
    percent: z.int().describe('The threshold that was reached, in percent.'),
    credits: z.int().describe('The credits of the budget.'),
    used: z.int().describe('The credits that were used.'),
    period: z.enum(budgetPeriods).describe('The period of the budget.'),
  }),
  billing_problem: details({
    problem: z
      .enum(['renewal_failed', 'retry_failed', 'plan_ended', 'extra_use_unpaid', 'extra_use_given_up'])
      .describe('What could not be paid, or what has come of it.'),
    plan: z.string().describe('The name of the plan.'),
    amount_cents: z.int().describe('What was to be paid, in cents; 0 where the plan has ended.'),
    currency: z.enum(['usd', 'eur']).describe('The currency of the amount.'),
  }),
  extra_use_unpaid: details({
    workspace_name: z.string().describe('The name of the workspace.'),
    workspace_id: z.string().describe('The id of the workspace.'),
    amount_cents: z.int().describe('What is owed, in cents.'),
    currency: z.enum(['usd', 'eur']).describe('The currency of the amount.'),
  }),
  extra_use_written_off: details({
    workspace_name: z.string().describe('The name of the workspace.'),
    workspace_id: z.string().describe('The id of the workspace.'),
    amount_cents: z.int().describe('What was not paid, in cents.'),
    currency: z.enum(['usd', 'eur']).describe('The currency of the amount.'),
  }),
  probation_started: details({}),
  probation_ended: details({}),
  /** Written before notifications were data. */
  plain: details({
    title: z.string().describe('The title.'),
    description: z.string().describe('The text.'),
    page: z
      .enum(linkedPages)
      .nullable()
      .describe('The page where the reader sees what it is about; null if there is none.'),
  }),
  /** Of a kind that this version does not know. */
  unknown: details({}),
};

type Params = typeof params;
type NoticeKind = keyof Params;

const variant = <K extends NoticeKind, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({
    kind: z.literal(kind).describe('What happened.'),
    params: params[kind],
    ...shape,
  });

/** A notice with the other fields of a message beside it. */
export const withNotice = <S extends z.ZodRawShape>(shape: S) =>
  z.discriminatedUnion('kind', [
    variant('invite_received', shape),
    variant('member_joined', shape),
    variant('invite_requested', shape),
    variant('api_key_created', shape),
    variant('support_entered', shape),
    variant('alpha_access_requested', shape),
    variant('feedback_received', shape),
    variant('job_done', shape),
    variant('job_failed', shape),
    variant('storage_full', shape),
    variant('file_quota_nearly_reached', shape),
    variant('backup_failed', shape),
    variant('share_reported', shape),
    variant('share_taken_down', shape),
    variant('webhook_disabled', shape),
    variant('usage_80', shape),
    variant('usage_100', shape),
    variant('budget_reached', shape),
    variant('billing_problem', shape),
    variant('extra_use_unpaid', shape),
    variant('extra_use_written_off', shape),
    variant('probation_started', shape),
    variant('probation_ended', shape),
    variant('plain', shape),
    variant('unknown', shape),
  ]);

export const Notice = withNotice({});
export type Notice = z.output<typeof Notice>;

/** The page on which the reader sees, or does, what the notice is about. */
export function pageOfNotice({ kind, params }: Notice): NoticePage | null {
  if (kind === 'plain') return params.page;
  // The list tells why a transcript failed, and tries it again.
  if (transcriptOf(params)) return kind === 'job_done' ? 'transcript' : 'speechToText';
  return pageByKind[kind];
}

const transcriptOf = (of: Notice['params']): string | undefined =>
  'job' in of && of.job.kind === 'transcription' ? of.job.params.transcription_id : undefined;

/** The address of that page. */
export function addressOfNotice(notice: Notice): string | null {
  const page = pageOfNotice(notice);
  return page && pages[page].replace('$id', transcriptOf(notice.params) ?? '');
}

const pageByKind: Record<Exclude<NoticeKind, 'plain'>, LinkedPage | null> = {
  invite_received: 'workspaceInvites',
  member_joined: 'settings',
  invite_requested: 'settings',
  api_key_created: 'apiKeys',
  support_entered: 'settings',
  alpha_access_requested: null,
  feedback_received: null,
  job_done: 'jobs',
  job_failed: 'jobs',
  storage_full: null,
  share_reported: 'instanceReports',
  share_taken_down: null,
  webhook_disabled: 'webhooks',
  usage_80: 'usage',
  usage_100: 'usage',
  budget_reached: 'usage',
  billing_problem: 'subscription',
  extra_use_unpaid: null,
  extra_use_written_off: null,
  probation_started: null,
  probation_ended: null,
  file_quota_nearly_reached: 'jobs',
  backup_failed: null,
  unknown: null,
};
