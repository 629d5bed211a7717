// Printed by scripts/print-db-types.ts from the migrations; not edited by hand.
import type { ColumnType } from 'kysely';

/** Written as JSON text, because the driver would make a PostgreSQL array of a JavaScript one. */
type JsonColumn = ColumnType<unknown, string, string>;

/** The database fills it in when an insert leaves it out. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export interface Database {
  action_code: {
    code_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    kind: string;
    payload: JsonColumn;
    subject: string;
    used_at: Date | null;
  };
  api_key: {
    created_at: Date;
    credit_limit: number | null;
    credits_reserved: Generated<number>;
    credits_used: Generated<number>;
    disabled_at: Date | null;
    hint: string;
    key_hash: Buffer;
    key_id: string;
    last_used_at: Date | null;
    name: string;
    permissions: string[] | null;
    user_id: string;
    workspace_id: string;
  };
  audit_event: {
    action: string;
    created_at: Date;
    detail: JsonColumn;
    event_id: ColumnType<number, never, never>;
    ip: string | null;
    user_id: string | null;
    workspace_id: string | null;
  };
  change: {
    change_id: ColumnType<number, never, never>;
    collection: string;
    created_at: Generated<Date>;
    id: string;
    user_id: string | null;
    what: string;
    workspace_id: string;
    xid: Generated<string>;
  };
  credit_account: {
    anchored_at: Date;
    concurrency_limit: number;
    credit_limit: number;
    credits_reserved: Generated<number>;
    credits_used: Generated<number>;
    period: Generated<number>;
    period_ends_at: Date;
    running: Generated<number>;
    workspace_id: string;
  };
  file_removal: {
    created_at: Date;
    key: string;
  };
  flag_value: {
    flag: string;
    is_on: boolean;
    workspace_id: string;
  };
  generation: {
    audio_key: string;
    characters: number;
    created_at: Date;
    credits: number;
    ended_at: Date | null;
    generation_id: string;
    key_id: string | null;
    lease_ends_at: Date;
    model_id: string;
    product: string;
    state: string;
    user_id: string;
    voice_id: string;
    workspace_id: string;
  };
  history_item: {
    alignment: JsonColumn;
    audio_bytes: number;
    audio_key: string;
    audio_seconds: number;
    cache_key: Buffer | null;
    content_type: string;
    created_at: Date;
    created_by_user_id: string;
    credits_after: number;
    credits_before: number;
    history_item_id: string;
    is_partial: boolean;
    loudness_db: number | null;
    model_id: string;
    normalized_alignment: JsonColumn | null;
    output_format: string;
    peaks: Buffer | null;
    request_id: string;
    settings: JsonColumn;
    source: string;
    text: string;
    voice_category: string;
    voice_id: string;
    voice_name: string;
    warnings: JsonColumn;
    workspace_id: string;
  };
  job: {
    attempt: Generated<number>;
    created_at: Date;
    done: Generated<number>;
    ended_at: Date | null;
    error_message: string | null;
    error_status: string | null;
    file_bytes: number | null;
    file_expires_at: Date | null;
    file_key: string | null;
    file_name: string | null;
    file_type: string | null;
    is_dismissed: Generated<boolean>;
    job_id: string;
    key_id: string | null;
    kind: string;
    payload: JsonColumn;
    started_at: Date | null;
    state: string;
    title: string;
    total: number;
    user_id: string;
    workspace_id: string;
  };
  ledger_entry: {
    audio_seconds: number | null;
    characters: number;
    created_at: Date;
    credits: number;
    entry_id: ColumnType<number, never, never>;
    first_byte_ms: number | null;
    generation_id: string;
    key_id: string | null;
    model_id: string;
    period: number;
    product: string;
    status: string;
    user_id: string;
    voice_id: string;
    workspace_id: string;
  };
  member: {
    created_at: Date;
    disabled_at: Date | null;
    role: string;
    user_id: string;
    workspace_id: string;
  };
  message: {
    created_at: Date;
    description: string;
    link: string | null;
    message_id: string;
    needs_attention: boolean;
    read_at: Date | null;
    severity: string;
    title: string;
    user_id: string;
    workspace_id: string;
  };
  operator: {
    granted_at: Date;
    user_id: string;
  };
  outbox_message: {
    body_text: string;
    created_at: Date;
    message_id: string;
    recipient: string;
    subject: string;
  };
  secret: {
    name: string;
    sealed: Buffer;
    updated_at: Date;
  };
  session: {
    created_at: Date;
    expires_at: Date;
    ip: string | null;
    media_hash: Buffer;
    previous_refresh_hash: Buffer | null;
    refresh_hash: Buffer;
    revoked_at: Date | null;
    rotated_at: Date;
    session_id: string;
    user_agent: string | null;
    user_id: string;
  };
  session_access: {
    access_hash: Buffer;
    expires_at: Date;
    session_id: string;
  };
  sign_in_attempt: {
    attempt_key: string;
    failures: number;
    window_ends_at: Date;
  };
  single_use_token: {
    created_at: Date;
    expires_at: Date;
    key_id: string | null;
    token_hash: Buffer;
    token_type: string;
    user_id: string;
    workspace_id: string;
  };
  speech_batch_row: {
    credits: number;
    error_message: string | null;
    error_status: string | null;
    file_name: string;
    history_item_id: string | null;
    job_id: string;
    request: JsonColumn;
    row_index: number;
    state: string;
    workspace_id: string;
  };
  subscription: {
    billing_period: string | null;
    currency: string | null;
    status: string;
    tier: string;
    workspace_id: string;
  };
  user_account: {
    created_at: Date;
    email: string;
    email_verified_at: Date | null;
    first_name: string | null;
    locale: string | null;
    password_hash: string;
    user_id: string;
  };
  voice_favorite: {
    created_at: Date;
    user_id: string;
    voice_id: string;
    workspace_id: string;
  };
  voice_settings: {
    settings: JsonColumn;
    voice_id: string;
    workspace_id: string;
  };
  workspace: {
    created_at: Date;
    name: string;
    owner_user_id: string;
    workspace_id: string;
  };
}
