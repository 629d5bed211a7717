/**
 * What is stored of a person, table by table: what they can download, and what they cannot because it is a secret of their
 * account, or nobody's words. A test holds every table that names a user against these two lists.
 */

export interface PersonalTable {
  /** Name of the file in the archive. */
  file: string;
  table: string;
  /** Column that orders the rows. */
  key: string;
  /** Which rows are theirs. */
  of:
    | { column: string }
    /** The address instead of the id. */
    | { email: string }
    /** Rows of another table of theirs. */
    | { through: string; table: string; column: string };
  /** Columns that are left out: hashes of secrets, where files lie, what is drawn from the sound. */
  hide?: string[];
}

const user = { column: 'user_id' };

export const personalTables: PersonalTable[] = [
  { file: 'account', table: 'user_account', key: 'user_id', of: user, hide: ['password_hash', 'backup_code_hash'] },
  { file: 'membership', table: 'member', key: 'user_id', of: user },
  { file: 'workspaces', table: 'workspace', key: 'workspace_id', of: { column: 'owner_user_id' } },
  {
    file: 'sessions',
    table: 'session',
    key: 'session_id',
    of: user,
    hide: ['refresh_hash', 'previous_refresh_hash', 'media_hash', 'operator_user_id'],
  },
  { file: 'second-factors', table: 'totp_factor', key: 'factor_id', of: user, hide: ['secret'] },
  { file: 'keys', table: 'api_key', key: 'key_id', of: user, hide: ['key_hash', 'previous_key_hash'] },
  {
    file: 'key-requests',
    table: 'api_key_request',
    key: 'request_id',
    of: { through: 'key_id', table: 'api_key', column: 'user_id' },
  },
  { file: 'consents', table: 'consent', key: 'consent_id', of: user },
  { file: 'onboarding', table: 'onboarding_checklist', key: 'user_id', of: user },
  {
    file: 'history',
    table: 'history_item',
    key: 'history_item_id',
    of: { column: 'created_by_user_id' },
    hide: ['audio_key', 'cache_key', 'peaks'],
  },
  { file: 'favorite-voices', table: 'voice_favorite', key: 'voice_id', of: user },
  { file: 'usage', table: 'ledger_entry', key: 'entry_id', of: user },
  { file: 'jobs', table: 'job', key: 'job_id', of: user, hide: ['file_key'] },
  {
    file: 'job-rows',
    table: 'speech_batch_row',
    key: 'row_index',
    of: { through: 'job_id', table: 'job', column: 'user_id' },
  },
  { file: 'messages', table: 'message', key: 'message_id', of: user },
  { file: 'invitations-received', table: 'workspace_invite', key: 'code', of: { email: 'email' } },
  { file: 'invitations-sent', table: 'workspace_invite', key: 'code', of: { column: 'invited_by_user_id' } },
  {
    file: 'support-access',
    table: 'support_grant',
    key: 'grant_id',
    of: user,
    hide: ['operator_user_id'],
  },
  {
    file: 'referrals',
    table: 'referral',
    key: 'created_at',
    of: { column: 'referred_user_id' },
    hide: ['referrer_user_id'],
  },
  { file: 'ad-visits', table: 'ad_visit', key: 'visit_id', of: { email: 'email' } },
  { file: 'statistics', table: 'analytics_event', key: 'event_id', of: user },
  { file: 'feedback', table: 'product_feedback', key: 'feedback_id', of: user },
  { file: 'devices', table: 'device_fingerprint', key: 'fingerprint', of: user },
  { file: 'security-events', table: 'audit_event', key: 'event_id', of: user },
];

/** Tables that name a user and are in no archive. */
export const withheldTables: Record<string, string> = {
  action_code: 'codes that are good or were',
  change: 'passes by within a day',
  generation: 'the making of what is in the history and the usage',
  outbox_message: 'mail on its way, with its codes',
  pre_sign_up: 'goes when the account is made',
  operator: 'the rights of the installation',
  single_use_token: 'tokens that are good or were',
};
