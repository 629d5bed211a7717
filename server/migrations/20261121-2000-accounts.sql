-- Accounts for strangers: second factor, sensitive actions, support access, invites, consent, onboarding, referral,
-- analytics, mail that is delivered, keys with addresses, expiry and a log.

ALTER TABLE user_account
  -- What others see of a user; 64 hexadecimal digits.
  ADD COLUMN public_user_id text UNIQUE,
  ADD COLUMN public_user_name text,
  ADD COLUMN agrees_to_product_updates boolean NOT NULL DEFAULT false,
  -- As it was looked up at the last sign-in or told with the account's metadata: {country, region, city}.
  ADD COLUMN geo_location jsonb,
  ADD COLUMN ccpa_opt_out boolean NOT NULL DEFAULT false,
  -- NULL: no warning was given. false: one is to be read.
  ADD COLUMN moderation_warning_dismissed boolean,
  ADD COLUMN is_onboarding_completed boolean NOT NULL DEFAULT true,
  ADD COLUMN onboarding_survey jsonb,
  ADD COLUMN referral_link_code text UNIQUE,
  ADD COLUMN has_alpha_access boolean NOT NULL DEFAULT false,
  ADD COLUMN alpha_requested_at timestamptz,
  -- Drawn once: experiments put a user on the same side each time.
  ADD COLUMN rand double precision NOT NULL DEFAULT random(),
  ADD COLUMN theme text,
  ADD COLUMN notification_preferences jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN allowed_to_extend_character_limit boolean NOT NULL DEFAULT false,
  ADD COLUMN max_character_limit_extension bigint,
  -- The hash of the only backup code; it is deleted when the code is used.
  ADD COLUMN backup_code_hash bytea,
  -- {pid, xid} of a partner's link and a visitor, as the sign-up told them. Kept, given no meaning.
  ADD COLUMN partner jsonb;

UPDATE user_account SET public_user_id = encode(sha256(convert_to(gen_random_uuid()::text || user_id, 'UTF8')), 'hex');
ALTER TABLE user_account ALTER COLUMN public_user_id SET NOT NULL;

-- The codes of a user go with the user.
ALTER TABLE action_code ADD COLUMN user_id text REFERENCES user_account ON DELETE CASCADE;
CREATE INDEX action_code_user ON action_code (user_id);
CREATE INDEX action_code_expires ON action_code (expires_at);

-- secret is sealed (kernel/secrets.ts). Counts once enrolled_at is set. last_step: the time step of the last code that was
-- accepted; one and the same code does not let in twice.
CREATE TABLE totp_factor (
  user_id text PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
  factor_id text NOT NULL UNIQUE,
  display_name text NOT NULL,
  secret bytea NOT NULL,
  last_step bigint NOT NULL DEFAULT 0,
  enrolled_at timestamptz,
  created_at timestamptz NOT NULL
);

-- Access that a user gives to those who run the installation: asked for by an operator or offered by the user, granted by
-- the user, limited in time, ended by the user at will.
CREATE TABLE support_grant (
  grant_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  -- The operator who asked; NULL when the user offered access.
  operator_user_id text,
  reason text NOT NULL,
  requested_at timestamptz NOT NULL,
  granted_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX support_grant_user ON support_grant (user_id, requested_at DESC);

ALTER TABLE session
  -- When the password (and second factor) were given.
  ADD COLUMN authenticated_at timestamptz,
  -- Until then sensitive actions need no new code: one was verified in this session.
  ADD COLUMN sensitive_until timestamptz,
  -- Set in sessions of an operator in a user's account.
  ADD COLUMN support_grant_id text REFERENCES support_grant ON DELETE CASCADE,
  ADD COLUMN operator_user_id text;
UPDATE session SET authenticated_at = created_at;
ALTER TABLE session ALTER COLUMN authenticated_at SET NOT NULL;

ALTER TABLE api_key
  -- Addresses and networks it may come from; NULL: any.
  ADD COLUMN allowed_ips text[],
  ADD COLUMN expires_at timestamptz,
  -- The secret that a rotation replaced stays good for a while.
  ADD COLUMN previous_key_hash bytea UNIQUE,
  ADD COLUMN previous_expires_at timestamptz;

-- The last requests of each key. Written in batches, after the answer; a crash may lose the newest.
CREATE TABLE api_key_request (
  request_id text PRIMARY KEY,
  key_id text NOT NULL REFERENCES api_key ON DELETE CASCADE,
  method text NOT NULL,
  path text NOT NULL,
  status integer NOT NULL,
  ms double precision NOT NULL,
  credits bigint,
  ip text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX api_key_request_key ON api_key_request (key_id, created_at DESC);

ALTER TABLE workspace
  ADD COLUMN training_opt_out boolean NOT NULL DEFAULT false,
  ADD COLUMN training_opt_out_at timestamptz,
  -- Seconds; NULL: never.
  ADD COLUMN session_inactivity_timeout integer,
  -- For the tiers whose seats are agreed on (trial, enterprise); NULL: the table's figure.
  ADD COLUMN max_seats integer;

-- The code is no secret of its own: only the account with the invited, verified address can use it.
CREATE TABLE workspace_invite (
  code text PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('admin', 'editor')),
  invited_by_user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('pending', 'accepted', 'declined', 'revoked')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX workspace_invite_pending ON workspace_invite (workspace_id, email) WHERE state = 'pending';
CREATE INDEX workspace_invite_email ON workspace_invite (email) WHERE state = 'pending';

-- Choices that a visitor made before the sign-up, which takes them over.
CREATE TABLE pre_sign_up (
  email text PRIMARY KEY,
  wish jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

-- Solved challenges of the bot check: each is good once.
CREATE TABLE used_challenge (
  challenge_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

-- Proof of what somebody agreed to or refused, never changed afterwards. evidence: version of the terms, address,
-- browser, place as looked up and as claimed.
CREATE TABLE consent (
  consent_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  kind text NOT NULL,
  is_given boolean NOT NULL,
  evidence jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX consent_user ON consent (user_id, kind, created_at DESC);

CREATE TABLE onboarding_checklist (
  user_id text PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
  checklist_id text NOT NULL UNIQUE,
  completed_items text[] NOT NULL DEFAULT '{}',
  is_hidden boolean NOT NULL DEFAULT false,
  is_completed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);

-- Which user was referred by which other user.
CREATE TABLE referral (
  referred_user_id text PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
  referrer_user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);

CREATE TABLE ad_visit (
  visit_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text REFERENCES user_account ON DELETE CASCADE,
  email text NOT NULL,
  event_type text NOT NULL,
  parameters jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

-- user_id NULL: from a visitor. Old events are purged.
CREATE TABLE analytics_event (
  event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  properties jsonb NOT NULL,
  user_id text REFERENCES user_account ON DELETE CASCADE,
  workspace_id text REFERENCES workspace ON DELETE CASCADE,
  is_server boolean NOT NULL,
  happened_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX analytics_event_created ON analytics_event (created_at);

CREATE TABLE product_feedback (
  feedback_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  workspace_id text NOT NULL REFERENCES workspace ON DELETE CASCADE,
  kind text NOT NULL,
  message text NOT NULL,
  page text,
  rating integer,
  created_at timestamptz NOT NULL
);

CREATE TABLE device_fingerprint (
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  fingerprint text NOT NULL,
  visitor_id text,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, fingerprint)
);

-- Pending mail. Without a mail server it stays for the operator to read; delivered mail is deleted.
ALTER TABLE outbox_message
  ADD COLUMN body_html text NOT NULL DEFAULT '',
  ADD COLUMN state text NOT NULL DEFAULT 'kept' CHECK (state IN ('kept', 'waiting', 'failed')),
  ADD COLUMN last_error text,
  ADD COLUMN unsubscribe_url text,
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  -- Moved on before each try: of two who try one gets it, and what a crash leaves is tried again then.
  ADD COLUMN next_try_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX outbox_message_waiting ON outbox_message (next_try_at) WHERE state = 'waiting';
