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
    user_id: string | null;
  };
  ad_visit: {
    created_at: Date;
    email: string;
    event_type: string;
    parameters: JsonColumn;
    user_id: string | null;
    visit_id: ColumnType<number, never, never>;
  };
  analytics_event: {
    created_at: Date;
    event_id: ColumnType<number, never, never>;
    happened_at: Date;
    is_server: boolean;
    name: string;
    properties: JsonColumn;
    user_id: string | null;
    workspace_id: string | null;
  };
  api_key: {
    allowed_ips: string[] | null;
    created_at: Date;
    credit_limit: number | null;
    credits_reserved: Generated<number>;
    credits_used: Generated<number>;
    disabled_at: Date | null;
    expires_at: Date | null;
    hint: string;
    key_hash: Buffer;
    key_id: string;
    last_used_at: Date | null;
    name: string;
    permissions: string[] | null;
    previous_expires_at: Date | null;
    previous_key_hash: Buffer | null;
    user_id: string;
    workspace_id: string;
  };
  api_key_request: {
    created_at: Date;
    credits: number | null;
    ip: string;
    key_id: string;
    method: string;
    ms: number;
    path: string;
    request_id: string;
    status: number;
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
  backup_run: {
    backup_id: string;
    bytes: number | null;
    error: string | null;
    file: string | null;
    files: number | null;
    finished_at: Date | null;
    reason: string | null;
    rows: number | null;
    started_at: Date;
    state: string;
  };
  billing_change: {
    answer: JsonColumn | null;
    created_at: Date;
    idempotency_key: string;
    request_hash: Buffer;
    workspace_id: string;
  };
  billing_event: {
    created_at: Date;
    event_id: string;
    received_at: Date;
    type: string;
    workspace_id: string;
  };
  billing_mode: {
    is_off: Generated<boolean>;
    is_only: Generated<boolean>;
  };
  billing_notice: {
    created_at: Date;
    key: string;
    workspace_id: string;
  };
  budget: {
    budget_id: string;
    counted_period: number;
    created_at: Date;
    credits: number;
    credits_used: number;
    key_id: string | null;
    period: string;
    scope: string;
    thresholds: number[];
    told_percent: Generated<number>;
    told_period: Generated<number>;
    user_id: string | null;
    workspace_id: string;
  };
  cancellation_reason: {
    comment: string | null;
    created_at: Date;
    outcome: string;
    reason: string | null;
    reason_id: string;
    tier: string;
    user_id: string;
    workspace_id: string;
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
  consent: {
    consent_id: ColumnType<number, never, never>;
    created_at: Date;
    evidence: JsonColumn;
    is_given: boolean;
    kind: string;
    user_id: string;
  };
  credit_account: {
    anchor_period: Generated<number>;
    anchored_at: Date;
    blocked: Generated<boolean>;
    concurrency_limit: number;
    credit_limit: number;
    credits_carried: Generated<number>;
    credits_reserved: Generated<number>;
    credits_used: Generated<number>;
    extended_period: Generated<number>;
    extension_allowed: Generated<boolean>;
    extension_cap: number | null;
    extra_blocked_at: Date | null;
    period: Generated<number>;
    period_ends_at: Date;
    running: Generated<number>;
    told_percent: Generated<number>;
    told_period: Generated<number>;
    workspace_id: string;
  };
  device_fingerprint: {
    fingerprint: string;
    first_seen_at: Date;
    last_seen_at: Date;
    user_id: string;
    visitor_id: string | null;
  };
  extra_charge: {
    amount_cents: number;
    created_at: Date;
    credits: number;
    currency: string;
    next_attempt_at: Date;
    paid_at: Date | null;
    period: number;
    refusals: Generated<number>;
    state: string;
    step: number;
    tried_since: Date;
    workspace_id: string;
  };
  extra_use: {
    billing_period: string;
    closed_at: Date | null;
    credits: number;
    currency: string;
    is_turbo: boolean;
    period: number;
    tier: string;
    workspace_id: string;
  };
  file_removal: {
    created_at: Date;
    due_at: Date | null;
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
    is_free: Generated<boolean>;
    key_id: string | null;
    lease_ends_at: Date;
    model_id: string;
    product: string;
    regeneration_key: Buffer | null;
    regeneration_of: string | null;
    running_at_start: number | null;
    state: string;
    user_id: string;
    voice_id: string;
    workspace_id: string;
  };
  history_item: {
    alignment: JsonColumn;
    audio_bytes: number;
    audio_key: string;
    audio_lost_at: Date | null;
    audio_seconds: number;
    cache_key: Buffer | null;
    chunk_ends: JsonColumn | null;
    content_type: string;
    created_at: Date;
    created_by_user_id: string;
    credits_after: number;
    credits_before: number;
    dialogue: JsonColumn | null;
    engine: string | null;
    history_item_id: string;
    is_final: Generated<boolean>;
    is_partial: boolean;
    language_code: string | null;
    loudness_db: number | null;
    model_id: string;
    normalized_alignment: JsonColumn | null;
    output_format: string;
    peaks: Buffer | null;
    request_id: string;
    rule_pronunciations: JsonColumn | null;
    seed: number | null;
    settings: JsonColumn;
    share_link_id: string | null;
    source: string;
    take_group_id: string;
    take_name: string | null;
    take_number: number;
    text: string;
    voice_category: string;
    voice_id: string;
    voice_name: string;
    warnings: JsonColumn;
    workspace_id: string;
  };
  idempotent_request: {
    answer: string | null;
    attempt_id: string;
    endpoint: string;
    expires_at: Date;
    idempotency_key: string;
    leased_until: Date | null;
    request_hash: Buffer;
    status: number | null;
    user_id: string;
    workspace_id: string;
  };
  installation_check: {
    checked_at: Date;
    findings: JsonColumn;
    is_only_row: Generated<boolean>;
  };
  installation_setting: {
    name: string;
    updated_at: Date;
    value: string;
  };
  isolated_audio: {
    audio_bytes: number;
    audio_key: string;
    audio_seconds: number;
    created_at: Date;
    credits: number;
    engine: string;
    history_item_id: string;
    is_partial: boolean;
    isolated_peaks: Buffer;
    original_bytes: number;
    original_key: string;
    original_peaks: Buffer;
    output_format: string;
    preview_b64: string | null;
    source_channels: number;
    source_type: string;
    title: string;
    user_id: string;
    warnings: JsonColumn;
    workspace_id: string;
  };
  item_feedback: {
    audio_quality: boolean;
    created_at: Date;
    emotions: boolean;
    feedback: string;
    glitches: boolean;
    history_item_id: string;
    inaccurate_clone: boolean;
    other: boolean;
    review_status: Generated<string>;
    reviewed_at: Date | null;
    thumbs_up: boolean;
    user_id: string;
    workspace_id: string;
  };
  job: {
    attempt: Generated<number>;
    created_at: Date;
    done: Generated<number>;
    ended_at: Date | null;
    error_message: string | null;
    error_params: JsonColumn | null;
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
    params: JsonColumn;
    payload: JsonColumn;
    progressed_at: Date | null;
    reserved_file_bytes: Generated<number>;
    started_at: Date | null;
    state: string;
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
    extra_credits: Generated<number>;
    first_byte_ms: number | null;
    free_reason: string | null;
    generation_id: string;
    key_id: string | null;
    model_id: string;
    period: number;
    product: string;
    running_at_start: number | null;
    status: string;
    user_id: string;
    voice_id: string;
    voices: JsonColumn | null;
    workspace_id: string;
  };
  limit_use: {
    name: string;
    period: number;
    used: number;
    workspace_id: string;
  };
  machine_speed: {
    host: string;
    measured_at: Date;
    megaflops: number;
  };
  mail_day: {
    day: Date;
    delivered: Generated<number>;
    failed: Generated<number>;
  };
  marketplace_claim: {
    account: string | null;
    created_at: Date;
    marketplace: string;
    token: string;
    user_id: string;
    workspace_id: string;
  };
  member: {
    created_at: Date;
    credit_limit: number | null;
    credits_reserved: Generated<number>;
    credits_used: Generated<number>;
    disabled_at: Date | null;
    role: string;
    user_id: string;
    workspace_id: string;
  };
  message: {
    author_user_id: string | null;
    created_at: Date;
    kind: string;
    message_id: string;
    needs_attention: boolean;
    params: JsonColumn;
    read_at: Date | null;
    severity: string;
    user_id: string;
    workspace_id: string;
  };
  model_install: {
    bytes_done: Generated<number>;
    bytes_per_second: number | null;
    bytes_total: number | null;
    catalog_id: string | null;
    created_at: Date;
    install_id: string;
    is_unpacking: Generated<boolean>;
    job_id: string;
    name: string;
    sha256: string | null;
    source: string;
    url: string | null;
  };
  onboarding_checklist: {
    checklist_id: string;
    completed_items: Generated<string[]>;
    created_at: Date;
    is_completed: Generated<boolean>;
    is_hidden: Generated<boolean>;
    user_id: string;
  };
  operator: {
    granted_at: Date;
    user_id: string;
  };
  outbox_message: {
    attempts: Generated<number>;
    author_user_id: string | null;
    created_at: Date;
    kind: string;
    last_error: string | null;
    locale: string | null;
    message_id: string;
    next_try_at: Generated<Date>;
    params: JsonColumn;
    recipient: string;
    state: Generated<string>;
  };
  pre_sign_up: {
    browser_hash: string;
    choices: JsonColumn;
    created_at: Date;
    email: string;
  };
  product_feedback: {
    created_at: Date;
    feedback_id: string;
    kind: string;
    message: string;
    page: string | null;
    rating: number | null;
    user_id: string;
    workspace_id: string;
  };
  promo_code: {
    amount_off_cents: number | null;
    created_at: Date;
    currency: string | null;
    duration_in_months: number | null;
    expires_at: Date | null;
    max_redemptions: number | null;
    percent_off: number | null;
    promocode: string;
    revoked_at: Date | null;
  };
  promo_redemption: {
    created_at: Date;
    promocode: string;
    reserved_until: Date | null;
    workspace_id: string;
  };
  pronunciation_dictionary: {
    archived_at: Date | null;
    created_at: Date;
    created_by_user_id: string;
    description: string | null;
    dictionary_id: string;
    language: string | null;
    latest_rules_count: number;
    latest_version_id: string;
    name: string;
    versions_count: number;
    workspace_access: string | null;
    workspace_id: string;
  };
  pronunciation_dictionary_job: {
    created_at: Date;
    dictionary_id: string;
    job_id: string;
    user_id: string;
    version_id: string;
    workspace_id: string;
  };
  pronunciation_rule_chunk: {
    chunk_id: string;
    dictionary_id: string;
    rules: JsonColumn;
  };
  pronunciation_version: {
    chunk_ids: string[];
    created_at: Date;
    created_by_user_id: string;
    dictionary_id: string;
    number: number;
    rules_count: number;
    version_id: string;
    workspace_id: string;
  };
  referral: {
    created_at: Date;
    referred_user_id: string;
    referrer_user_id: string;
  };
  sandbox_clock: {
    ahead_ms: Generated<number>;
    is_only: Generated<boolean>;
  };
  sandbox_customer: {
    account: JsonColumn;
    customer_id: string;
    due_at: Date | null;
    workspace_id: string;
  };
  sandbox_event: {
    attempts: Generated<number>;
    body: string;
    created_at: Date;
    customer_id: string;
    delivered_at: Date | null;
    event_id: string;
    next_try_at: Date;
    serial: ColumnType<number, never, never>;
  };
  sandbox_session: {
    customer_id: string;
    expires_at: Date;
    session_id: string;
  };
  secret: {
    name: string;
    sealed: Buffer;
    updated_at: Date;
  };
  session: {
    authenticated_at: Date;
    created_at: Date;
    expires_at: Date;
    ip: string | null;
    media_hash: Buffer;
    operator_user_id: string | null;
    previous_refresh_hash: Buffer | null;
    refresh_hashes: Buffer[];
    revoked_at: Date | null;
    rotated_at: Date;
    sensitive_until: Date | null;
    session_id: string;
    support_grant_id: string | null;
    user_agent: string | null;
    user_id: string;
  };
  session_access: {
    access_hash: Buffer;
    expires_at: Date;
    session_id: string;
  };
  share_link: {
    allow_download: Generated<boolean>;
    created_at: Date;
    end_reason: string | null;
    ended_at: Date | null;
    history_item_id: string | null;
    share_link_id: string;
    user_id: string;
    workspace_id: string;
  };
  share_report: {
    created_at: Date;
    decided_at: Date | null;
    decision: string | null;
    reason: string;
    share_link_id: string;
    share_report_id: string;
    text: string;
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
    session_id: string | null;
    token_hash: Buffer;
    token_type: string;
    user_id: string;
    workspace_id: string;
  };
  speech_batch_row: {
    credits: number;
    error_message: string | null;
    error_params: JsonColumn | null;
    error_status: string | null;
    file_name: string;
    history_item_id: string | null;
    job_id: string;
    request: JsonColumn;
    row_index: number;
    state: string;
    workspace_id: string;
  };
  speech_provider: {
    api_key: Buffer | null;
    api_key_hint: string | null;
    base_url: string;
    concurrency: number;
    cost_factor: number;
    created_at: Date;
    is_enabled: boolean;
    languages: JsonColumn;
    lists_problem: string | null;
    lists_read_at: Date | null;
    model: string | null;
    models: JsonColumn;
    name: string;
    provider_id: string;
    shape: string;
    transcription_model: string | null;
    voice_names: JsonColumn;
    voices: JsonColumn;
    workspace_id: string | null;
  };
  speech_route: {
    model_id: string | null;
    route: string;
    updated_at: Date;
    workspace_id: string | null;
  };
  storage_claim: {
    claimed_at: Generated<Date>;
    data_dir: string;
    host: string;
    is_only_row: Generated<boolean>;
    storage_id: string;
  };
  subscription: {
    billing_period: string | null;
    busy_token: string | null;
    busy_until: Date | null;
    charge_workspace_id: string | null;
    credited_subscription_id: string | null;
    currency: string | null;
    customer_id: string | null;
    extra_pvc_slots: Generated<number>;
    limits_of: string | null;
    override_tier: string | null;
    payer: string | null;
    previously_subscribed_tiers: Generated<string[]>;
    provider: string | null;
    reconciled_at: Date | null;
    snapshot: JsonColumn | null;
    status: string;
    tier: string;
    version: Generated<number>;
    workspace_id: string;
  };
  support_grant: {
    ended_at: Date | null;
    expires_at: Date | null;
    grant_id: string;
    granted_at: Date | null;
    operator_user_id: string | null;
    reason: string;
    requested_at: Date;
    user_id: string;
  };
  totp_factor: {
    created_at: Date;
    display_name: string;
    enrolled_at: Date | null;
    factor_id: string;
    last_step: Generated<number>;
    secret: Buffer;
    user_id: string;
  };
  transcript: {
    channels: Generated<number>;
    created_at: Date;
    document: JsonColumn | null;
    done_seconds: Generated<number>;
    duration_seconds: number | null;
    error_message: string | null;
    error_params: JsonColumn | null;
    error_status: string | null;
    file_bytes: number | null;
    file_key: string | null;
    file_name: string | null;
    file_type: string | null;
    generation_id: string | null;
    has_video: Generated<boolean>;
    job_id: string | null;
    language_code: string | null;
    language_probability: number | null;
    model_id: string;
    name: string;
    peaks: Buffer | null;
    recogniser: string | null;
    request: JsonColumn;
    revision: Generated<number>;
    source_url: string | null;
    speakers: Generated<number>;
    state: string;
    text: Generated<string>;
    transcription_id: string;
    updated_at: Date;
    user_id: string;
    warnings: Generated<JsonColumn>;
    workspace_id: string;
  };
  transcript_part: {
    channel: number;
    checkpoint: JsonColumn | null;
    number: number;
    transcription_id: string;
    words: JsonColumn;
  };
  upload: {
    created_at: Date;
    expires_at: Date;
    file_key: string | null;
    media: JsonColumn | null;
    name: string;
    part_bytes: number;
    purpose: string;
    size_bytes: number;
    upload_id: string;
    user_id: string;
    workspace_id: string;
  };
  upload_part: {
    bytes: number;
    key: string;
    part_number: number;
    upload_id: string;
  };
  used_challenge: {
    challenge_hash: Buffer;
    expires_at: Date;
  };
  user_account: {
    agrees_to_product_updates: Generated<boolean>;
    alpha_requested_at: Date | null;
    backup_code_hash: Buffer | null;
    ccpa_opt_out: Generated<boolean>;
    created_at: Date;
    email: string;
    email_verified_at: Date | null;
    first_name: string | null;
    geo_location: JsonColumn | null;
    has_alpha_access: Generated<boolean>;
    is_in_probation: Generated<boolean>;
    is_onboarding_completed: Generated<boolean>;
    locale: string | null;
    locked_at: Date | null;
    moderation_warning_dismissed: boolean | null;
    notification_preferences: Generated<JsonColumn>;
    onboarding_survey: JsonColumn | null;
    partner: JsonColumn | null;
    password_hash: string;
    public_user_id: string;
    public_user_name: string | null;
    rand: Generated<number>;
    referral_link_code: string | null;
    theme: string | null;
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
  webhook: {
    created_at: Date;
    events: JsonColumn;
    failures_in_row: number;
    is_auto_disabled: boolean;
    is_disabled: boolean;
    last_failure_at: Date | null;
    last_failure_code: number | null;
    last_success_at: Date | null;
    name: string;
    request_header_names: JsonColumn;
    request_headers: Buffer | null;
    retry_enabled: boolean;
    secret: Buffer;
    url: string;
    webhook_id: string;
    workspace_id: string;
  };
  webhook_delivery: {
    answer: string | null;
    attempts: number;
    attempts_of_round: number;
    created_at: Date;
    delivery_id: string;
    duration_ms: number | null;
    error: string | null;
    error_code: string | null;
    event_type: string;
    next_attempt_at: Date;
    payload: string;
    state: string;
    status_code: number | null;
    tried_at: Date | null;
    user_id: string;
    webhook_id: string;
    workspace_id: string;
  };
  webhook_event: {
    created_at: Date;
    data: JsonColumn;
    event_id: string;
    event_type: string;
    user_id: string;
    webhook_id: string;
    workspace_id: string;
  };
  webhook_subscription: {
    event_type: string;
    webhook_id: string;
    workspace_id: string;
  };
  workspace: {
    created_at: Date;
    max_seats: number | null;
    name: string;
    owner_user_id: string;
    session_inactivity_timeout: number | null;
    training_opt_out: Generated<boolean>;
    training_opt_out_at: Date | null;
    workspace_id: string;
  };
  workspace_invite: {
    code: string;
    created_at: Date;
    email: string;
    ended_at: Date | null;
    expires_at: Date;
    invited_by_user_id: string;
    role: string;
    state: string;
    workspace_id: string;
  };
  workspace_pronunciation_dictionary: {
    dictionary_id: string;
    position: number;
    version_id: string | null;
    workspace_id: string;
  };
}
