/** A workspace with something in it, and for every endpoint a valid input that names its things. A new endpoint must be given both. */
import { generateSync } from 'otplib';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { buildRequest } from '#contract/kit/client.ts';
import { newId } from '../kernel/ids.ts';
import { issueCode } from '../platform/identity/action-codes.ts';
import { beginTotp } from '../slices/security/second-factor.service.ts';
import { openSession } from '../platform/identity/sessions.ts';
import { createKey } from '../slices/api-keys/api-keys.service.ts';
import { offerAccess } from '../slices/support-access/support-access.service.ts';
import { addMessage, listMessages } from '../platform/notify/messages.ts';
import { premadeVoices } from '../slices/voices/voices.rules.ts';
import type { TestApp, TestUser, UserWish } from '../testing/app.ts';
import { idNames, inputSchema, nameOf } from './endpoints.suite.ts';
import type { People } from './people.suite.ts';
import { byKey, bySession, send, type Headers, type Sent } from './http.suite.ts';

export const voiceId = premadeVoices[0]?.voice_id ?? '';

export interface Tenant {
  user: TestUser;
  /** Where the suite needs more than one person. */
  people?: People;
  history_item_id: string;
  /** One to be deleted. */
  useless_item_id: string;
  request_id: string;
  /** A key beside the one that calls. */
  spare: { key_id: string; xi_api_key: string };
  /** One that may be disabled. */
  useless_key: string;
  message_id: string;
  /** Bulk jobs: one that ended with a file, one that was cancelled, one to be dismissed. */
  job_id: string;
  cancelled_job_id: string;
  useless_job_id: string;
  /** A session beside the one that calls. */
  spare_session_id: string;
  /** Of an authenticator app that waits for its first code. */
  totp_secret: string;
  /** A mailed code for sensitive actions; no other is mailed within the minute. */
  sensitive_code: string;
  /** Of support access that was offered. */
  support_grant_id: string;
  /** Words of this tenant that nobody else may read. */
  secrets: string[];
}

/** What each id names, everywhere or in one endpoint. `private`: a thing of one workspace; `shared`: everybody's. */
export const idSources: Record<string, { owner: 'private' | 'shared'; of(tenant: Tenant): string | string[] }> = {
  history_item_id: { owner: 'private', of: (tenant) => tenant.history_item_id },
  history_item_ids: { owner: 'private', of: (tenant) => [tenant.history_item_id] },
  // One that is not the caller's counts as gone already: nothing is told of it, and nothing done to it.
  'POST /v1/history/delete history_item_ids': { owner: 'shared', of: (tenant) => [tenant.useless_item_id] },
  start_after_history_item_id: { owner: 'private', of: (tenant) => tenant.history_item_id },
  key_id: { owner: 'private', of: (tenant) => tenant.spare.key_id },
  code: { owner: 'private', of: ({ people }) => people?.accepted_code ?? 'never-sent' },
  'POST /v1/workspace/invites/{code}/decline code': {
    owner: 'private',
    of: ({ people }) => people?.declined_code ?? 'never-sent',
  },
  // Who has a good one holds the mail, and is told whose it is.
  'GET /v1/workspace/invites/{code} code': { owner: 'shared', of: () => 'never-sent' },
  // There are no groups: naming one is refused.
  group_ids: { owner: 'shared', of: () => [] },
  voice_id: { owner: 'shared', of: () => voiceId },
  voice_ids: { owner: 'shared', of: () => [voiceId] },
  // There are none yet: a search in one finds nothing. Private from the day they exist.
  collection_id: { owner: 'shared', of: () => 'aCollectionOfVoices1' },
  // One that is not the caller's is passed over, like one that is gone: nothing is told of it, and nothing done to it.
  message_ids: { owner: 'shared', of: (tenant) => [tenant.message_id] },
  job_id: { owner: 'private', of: (tenant) => tenant.job_id },
  session_id: { owner: 'private', of: (tenant) => tenant.spare_session_id },
  grant_id: { owner: 'private', of: (tenant) => tenant.support_grant_id },
  model_id: { owner: 'shared', of: () => 'eleven_flash_v2_5' },
  // Of mail, which belongs to the installation.
  'POST /v1/operator/outbox/{message_id}/send message_id': { owner: 'private', of: () => 'aMailOfTheOutbox' },
  // One of seven names.
  item_id: { owner: 'shared', of: () => 'create_dub' },
  onboarding_checklist_item_id: { owner: 'shared', of: () => 'create_dub' },
  // What a browser says of itself.
  visitor_id: { owner: 'shared', of: () => 'aVisitor' },
  // The name of a kind, not of a thing.
  token_type: { owner: 'shared', of: () => 'tts_websocket' },
  // A stranger's request is as good as none: the end is spoken as if nothing followed, and nothing is told of it.
  previous_request_ids: { owner: 'shared', of: (tenant) => [tenant.request_id] },
  next_request_ids: { owner: 'shared', of: (tenant) => [tenant.request_id] },
};

interface Sample {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  /** Of the tenant's people, who can do it, where that is not its admin in a browser. */
  as?: Headers;
}

/** The rest of a valid body or query, ids left out. */
const samples: Record<string, (tenant: Tenant) => Sample> = {
  'POST /v1/auth/sign-in': ({ user }) => ({ body: { email: user.email, password: 'N0t-the-password' } }),
  'POST /v1/auth/sign-up': ({ user }) => ({ body: { email: user.email, password: 'An0ther!password' } }),
  'POST /v1/user/pre-sign-up': ({ user }) => ({ body: { email: user.email, account_metadata: {} } }),
  'POST /v1/user/post-registration-user-setup': () => ({ body: {} }),
  'POST /v1/user/send-verification-email': ({ user }) => ({ body: { email: user.email } }),
  // Anybody may have anybody mailed a link: of an address without an account nothing is stored.
  'POST /v1/user/send-password-reset-email': ({ user }) => ({ body: { email: `no-${user.email}` } }),
  'POST /v1/auth/action-code/check': () => ({ body: { action_code: 'never-issued' } }),
  'POST /v1/auth/confirm-password-reset': () => ({
    body: { action_code: 'never-issued', new_password: 'An0ther!password' },
  }),
  'POST /v1/user/opt-out-of-updates': () => ({ body: { opt_out_updates_key: 'never-issued' } }),
  'POST /v1/user/prepare-internal-verification': ({ user }) => ({
    body: { email: user.email, verification_code: 'never-issued' },
  }),
  'POST /v1/auth/verify-email': () => ({ body: { action_code: 'never-issued' } }),
  'POST /v1/auth/set-up': ({ user }) => ({
    body: { setup_code: 'never-issued', email: user.email, password: 'An0ther!password' },
  }),
  'POST /v1/auth/sign-out': () => ({ body: {} }),
  'POST /v1/user/totp/confirm': ({ totp_secret: secret }) => ({ body: { code: generateSync({ secret }) } }),
  'POST /v1/user/update-mfa-factors': () => ({ body: {} }),
  'POST /v1/user/verify-sensitive-action-code': ({ sensitive_code }) => ({
    body: { verification_code: sensitive_code },
  }),
  'POST /v1/user/sign-in-requests/verify': () => ({ body: { sign_in_request_verification_code: 'never-issued' } }),
  'POST /v1/user/support-access': () => ({ body: {} }),
  'POST /v1/operator/support-access': ({ user }) => ({ body: { email: user.email, reason: 'asked by the suite' } }),
  'POST /v1/user/send-email-change-verification': () => ({ body: { new_email: 'somebody-else@example.test' } }),
  'PUT /v1/user/email': () => ({ query: { verification_code: 'never-issued' } }),
  'POST /v1/user/change-password': ({ user }) => ({
    body: { current_password: user.password, new_password: 'An0ther!password' },
  }),
  'POST /v1/history/download': () => ({ body: { output_format: 'wav' } }),
  'POST /v1/history/zip': () => ({ body: {} }),
  'POST /v1/history/delete': () => ({ body: {} }),
  'PATCH /v1/workspace/notification-preferences': () => ({ body: { preferences: { billing: { in_app: false } } } }),
  'POST /v1/user/edit-user-metadata': () => ({ body: { account_metadata: { agrees_to_product_updates: true } } }),
  'POST /v1/user/edit': () => ({ body: { first_name: 'Renamed by the suite', ccpa_opt_out: true } }),
  'POST /v1/user/update-public-user-name': () => ({ body: { public_user_name: 'Named by the suite' } }),
  'POST /v1/user/request-alpha-access': () => ({ body: { reason: 'The suite asks.' } }),
  'POST /v1/user/generate-name': () => ({ body: { kind: 'agent' } }),
  'POST /v1/user/record-device-fingerprint': () => ({ body: { fingerprint: 'a browser of the suite' } }),
  'POST /v1/user/onboarding-checklist/update': () => ({ body: { item_id: 'create_dub' } }),
  'POST /v1/user/onboarding-survey-complete': () => ({ body: { role: 'Tester' } }),
  'POST /v1/ingest': () => ({ body: { events: [{ name: 'page_viewed', properties: { path: '/' }, at_unix_ms: 1 }] } }),
  'POST /v1/google-ads-visit': () => ({ body: { email: 'visitor@example.test', event_type: 'visit', gclid: 'x' } }),
  'POST /v1/feedback': () => ({ body: { message: 'The suite likes it.', kind: 'idea', rating: 5 } }),
  'POST /v1/operator/product-updates': () => ({ body: { subject: 'News', paragraphs: ['There is news.'] } }),
  'POST /v1/user/create-api-key': () => ({ body: { name: 'made by the suite' } }),
  'DELETE /v1/user/delete-api-key': () => ({ body: {} }),
  'POST /v1/user/rotate-api-key': () => ({ body: {} }),
  'POST /v1/workspaces/api-keys/disable': ({ useless_key }) => ({
    query: { api_key_name: 'self' },
    as: { 'xi-api-key': useless_key },
  }),
  'GET /v1/workspace/find-sso-provider': ({ user }) => ({ query: { email: user.email } }),
  'PUT /v1/workspace/update-workspace': () => ({ query: { name: 'Named by the suite' } }),
  'POST /v1/workspace/invites/add': ({ user }) => ({ body: { email: `one-${user.user_id}@example.test` } }),
  'POST /v1/workspace/invites/add-bulk': ({ user }) => ({ body: { emails: [`two-${user.user_id}@example.test`] } }),
  'DELETE /v1/workspace/invites': ({ user, people }) => ({ body: { email: people?.uninvited_email ?? user.email } }),
  'POST /v1/workspace/invites/{code}/accept': ({ people }) => asOne(people?.guest),
  'POST /v1/workspace/invites/{code}/decline': ({ people }) => asOne(people?.leaver),
  'POST /v1/workspace/members': ({ user, people }) => ({
    body: { email: (people?.useless ?? user).email, workspace_role: 'workspace_admin' },
  }),
  'DELETE /v1/workspace/members': ({ user, people }) => ({ body: { email: (people?.useless ?? user).email } }),
  'POST /v1/user/leave-workspace': ({ people }) => asOne(people?.leaver),
  'DELETE /v1/user/delete': ({ people }) => asOne(people?.editor),
  'POST /v1/user/edit-api-key': () => ({ body: { name: 'renamed by the suite', is_enabled: false } }),
  'POST /v1/jobs/{job_id}/cancel': (tenant) => ({ params: { job_id: tenant.cancelled_job_id } }),
  'POST /v1/jobs/{job_id}/retry': (tenant) => ({ params: { job_id: tenant.cancelled_job_id } }),
  'DELETE /v1/jobs/{job_id}': (tenant) => ({ params: { job_id: tenant.useless_job_id } }),
  'POST /v1/messages/read': () => ({ body: {} }),
  'POST /v1/speech-batches': () => ({ body: { ...batch('Hi.'), name: 'Made by the suite' } }),
  'POST /v1/speech-batches/check': () => ({ body: batch('Hi.') }),
  'POST /v1/voices/{voice_id}/settings/edit': () => ({ body: { stability: 0.25 } }),
  'POST /v1/text-to-speech/{voice_id}': () => ({ body: { text: 'Hi.' } }),
  'POST /v1/text-to-speech/{voice_id}/stream': () => ({ body: { text: 'Hi.' } }),
  'POST /v1/text-to-speech/{voice_id}/with-timestamps': () => ({ body: { text: 'Hi.' } }),
  'POST /v1/text-to-speech/{voice_id}/stream/with-timestamps': () => ({ body: { text: 'Hi.' } }),
};

const asOne = (user: TestUser | undefined): Sample => (user ? { as: bySession(user) } : {});

const batch = (text: string) => ({
  rows: [{ text }],
  defaults: { voice_id: voiceId, output_format: 'mp3_22050_32' },
});

/** What a client says over each socket, from its first message to a good end. */
export const socketSamples: Record<string, object[]> = {
  '/v1/text-to-speech/{voice_id}/stream-input': [{ text: ' ' }, { text: 'Hi.' }, { text: '' }],
  '/v1/text-to-speech/{voice_id}/multi-stream-input': [{ text: 'Hi.', context_id: 'a' }, { close_socket: true }],
};

/** A valid request to `endpoint` that names the things of `tenant` wherever an id can be given; `as`: who may make it. */
export function sampleRequest(endpoint: Endpoint, tenant: Tenant): { call: string; body?: unknown; as: Headers } {
  const sample = samples[nameOf(endpoint)];
  if (endpoint.body && !sample) throw new Error(`${nameOf(endpoint)}: give it a body in samples.suite.ts`);
  const given = sample?.(tenant) ?? {};
  const input = {
    params: { ...(idsOf(endpoint, tenant, 'params') as Record<string, string>), ...given.params },
    query: { ...given.query, ...idsOf(endpoint, tenant, 'query') },
    body: { ...given.body, ...idsOf(endpoint, tenant, 'body') },
  };
  const { method, url } = buildRequest(endpoint, input as never);
  const as = given.as ?? bySession(tenant.user);
  return { call: `${method} ${url}`, as, ...(endpoint.body ? { body: input.body } : {}) };
}

/** Does a sample of this endpoint name a thing that belongs to one workspace? */
export const isAboutPrivateThing = (endpoint: Endpoint) =>
  idNames(endpoint).some((name) => sourceOf(endpoint, name).owner === 'private');

function idsOf(endpoint: Endpoint, tenant: Tenant, part: 'params' | 'query' | 'body'): Record<string, unknown> {
  const properties = inputSchema(endpoint, part)?.properties ?? {};
  const names = idNames(endpoint).filter((name) => name in properties);
  return Object.fromEntries(names.map((name) => [name, sourceOf(endpoint, name).of(tenant)]));
}

function sourceOf(endpoint: Endpoint, name: string) {
  const source = idSources[`${nameOf(endpoint)} ${name}`] ?? idSources[name];
  if (!source) throw new Error(`${nameOf(endpoint)}: say in samples.suite.ts what ${name} names and whose it is`);
  return source;
}

export const speak = (app: Pick<TestApp, 'url'>, user: TestUser, text: string, format = 'mp3_22050_32') =>
  send(app.url, `POST /v1/text-to-speech/${voiceId}?output_format=${format}`, { as: byKey(user), body: { text } });

/** Waits until nothing of the workspace runs: after a client left, the sentence under way is still finished. */
export async function settled(app: Pick<TestApp, 'db'>, user: Pick<TestUser, 'workspace_id'>) {
  for (;;) {
    const account = await app.db
      .selectFrom('credit_account')
      .selectAll()
      .where('workspace_id', '=', user.workspace_id)
      .executeTakeFirstOrThrow();
    if (account.running === 0) return account;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export async function createTenant(app: TestApp, wish: UserWish = {}): Promise<Tenant> {
  const user = await app.user(wish);
  const words = `Private words of ${user.user_id}.`;
  const spoken = await speak(app, user, words);
  const useless = await speak(app, user, 'Nobody needs this.');
  const made: Sent = await send(app.url, 'POST /v1/user/create-api-key', {
    as: byKey(user),
    body: { name: `key of ${user.user_id}` },
  });
  const told = { severity: 'info' as const, title: words, description: words, needs_attention: false, link: null };
  await addMessage(user.ctx(), { ...user.actor, ...told });
  const { messages } = await listMessages(user.ctx(), 1);
  const job_id = await endJob(app, user, `A row of ${user.user_id}.`);
  const cancelled_job_id = await copyJob(app, job_id);
  const useless_job_id = await copyJob(app, job_id);
  const spare_session = await openSession(user.ctx(), user.user_id, { ip: '127.0.0.1', userAgent: 'spare' });
  const { user_id: subject, email } = user;
  return {
    user,
    sensitive_code: await issueCode(user.ctx(), { kind: 'sensitive_action', subject, payload: { email } }),
    support_grant_id: (await offerAccess(user.ctx(), { hours: 1, reason: words })).grant_id,
    spare_session_id: spare_session.session_id,
    totp_secret: (await beginTotp(user.ctx())).secret,
    history_item_id: spoken.headers.get('history-item-id') ?? '',
    useless_item_id: useless.headers.get('history-item-id') ?? '',
    request_id: spoken.headers.get('request-id') ?? '',
    spare: made.body as Tenant['spare'],
    useless_key: (await createKey(user.ctx(), { name: 'useless', permissions: [] })).xi_api_key,
    message_id: messages[0]?.message_id ?? '',
    job_id,
    cancelled_job_id,
    useless_job_id,
    secrets: [words, user.user_id, user.workspace_id, user.email, `User ${user.email.replace(/\D/g, '')}'s`],
  };
}

/** As long as there is another member, the tenant's account cannot be deleted, by itself either. */
export async function addMember(app: TestApp, { user }: Tenant): Promise<void> {
  const { user_id } = await app.user();
  const { workspace_id } = user;
  await app.db.updateTable('member').set({ workspace_id, role: 'editor' }).where('user_id', '=', user_id).execute();
}

async function endJob(app: TestApp, user: TestUser, text: string): Promise<string> {
  const begun = await send(app.url, 'POST /v1/speech-batches', {
    as: byKey(user),
    body: { ...batch(text), name: text },
  });
  const { job_id } = begun.body as { job_id: string };
  for (;;) {
    const { state } = (await send(app.url, `GET /v1/jobs/${job_id}`, { as: byKey(user) })).body as { state: string };
    if (state === 'done') return job_id;
    if (state === 'failed') throw new Error("the suite's job failed");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function copyJob({ db }: Pick<TestApp, 'db'>, jobId: string): Promise<string> {
  const job = await db.selectFrom('job').selectAll().where('job_id', '=', jobId).executeTakeFirstOrThrow();
  const copy = { ...job, payload: JSON.stringify(job.payload), job_id: newId(), state: 'cancelled', file_key: null };
  await db.insertInto('job').values(copy).execute();
  return copy.job_id;
}
