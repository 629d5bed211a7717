/** How much each kind of notice matters, and which choice in the settings it follows. Pure. */
import type { Notice } from '#contract/messages/notices.ts';
import type { Message, NotificationKind } from '#contract/messages/types.ts';

type Weight = Pick<Message, 'severity' | 'needs_attention'>;

const weights: Record<Notice['kind'], Weight> = {
  invite_received: { severity: 'info', needs_attention: true },
  member_joined: { severity: 'success', needs_attention: false },
  invite_requested: { severity: 'info', needs_attention: true },
  api_key_created: { severity: 'info', needs_attention: false },
  support_entered: { severity: 'warning', needs_attention: true },
  alpha_access_requested: { severity: 'info', needs_attention: true },
  feedback_received: { severity: 'info', needs_attention: true },
  job_done: { severity: 'success', needs_attention: false },
  job_failed: { severity: 'error', needs_attention: true },
  storage_full: { severity: 'error', needs_attention: true },
  file_quota_nearly_reached: { severity: 'warning', needs_attention: true },
  backup_failed: { severity: 'error', needs_attention: true },
  share_reported: { severity: 'warning', needs_attention: true },
  share_taken_down: { severity: 'warning', needs_attention: true },
  webhook_disabled: { severity: 'error', needs_attention: true },
  usage_80: { severity: 'warning', needs_attention: false },
  usage_100: { severity: 'error', needs_attention: true },
  budget_reached: { severity: 'warning', needs_attention: false },
  billing_problem: { severity: 'error', needs_attention: true },
  extra_use_unpaid: { severity: 'warning', needs_attention: true },
  extra_use_written_off: { severity: 'warning', needs_attention: true },
  probation_started: { severity: 'warning', needs_attention: true },
  probation_ended: { severity: 'success', needs_attention: true },
  plain: { severity: 'info', needs_attention: false },
  unknown: { severity: 'info', needs_attention: false },
};

export const weightOf = ({ kind }: Notice): Weight => weights[kind];

/** The notices whose readers choose where they want them. The others always appear in the product. */
const choices = {
  member_joined: 'new_member',
  invite_requested: 'new_member',
  api_key_created: 'api_key_created',
  webhook_disabled: 'webhook_disabled',
  usage_80: 'usage_80',
  usage_100: 'usage_100',
  budget_reached: 'budget',
  billing_problem: 'billing',
  job_done: 'job_done',
  job_failed: 'job_done',
} as const satisfies Partial<Record<Notice['kind'], NotificationKind>>;

export type ChosenNotice = Extract<Notice, { kind: keyof typeof choices }>;

export const choiceFor = ({ kind }: ChosenNotice): NotificationKind => choices[kind];
