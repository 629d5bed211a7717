/** A user's own document and settings, consent and place, over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/kit/endpoint.ts';
import type { AccountDocument } from '#contract/profile/types.ts';
import { byKey, bySession, refusal, send, type Headers, type Sent } from '../../contract-suite/http.suite.ts';
import { on, systemScope } from '../../context.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { finishRegistration } from '../sign-up/sign-up.service.ts';
import { updatePublicUserName } from './profile.service.ts';
import { getUser } from './user-document.service.ts';
import { openSession } from '../../platform/identity/sessions/sessions.ts';

/** As a call that takes a recording is declared. */
const record = endpoint({
  method: 'POST',
  path: '/v1/examples/recordings',
  operation: 'examples_record',
  summary: 'Record a voice',
  description: 'Takes a recording.',
  tag: 'user',
  permission: 'any-key',
  takesVoice: true,
  response: z.object({ status: z.literal('ok') }),
});

let app: TestApp;
let user: TestUser;
let operator: TestUser;
beforeAll(async () => {
  app = await testApp({
    env: { TRUST_PROXY: '127.0.0.1', GEOLOCATION_HEADERS: 'x-country, x-region, x-city', PUBLIC_URL: 'https://v.test' },
    app: { moreRoutes: [on(record, () => Promise.resolve({ status: 'ok' as const }))] },
  });
  operator = await app.user();
  await app.db.insertInto('operator').values({ user_id: operator.user_id, granted_at: new Date() }).execute();
});
beforeEach(async () => void (user = await app.user()));
afterAll(() => app.close());

const call = (name: string, body?: unknown, headers: Headers = {}): Promise<Sent> =>
  send(app.url, name, { as: bySession(user), headers, ...(body === undefined ? {} : { body }) });
const document = async (headers: Headers = {}): Promise<AccountDocument> =>
  (await call('GET /v1/user?extended=true', undefined, headers)).body;
const changes = async () =>
  (
    await app.db
      .selectFrom('change')
      .select('id')
      .where('collection', '=', 'user')
      .where('id', '=', user.user_id)
      .execute()
  ).length;
const consents = () =>
  app.db.selectFrom('consent').selectAll().where('user_id', '=', user.user_id).orderBy('consent_id').execute();
const illinois = { 'x-country': 'us', 'x-region': 'US-il', 'x-city': 'Chicago' };

describe('the user document', () => {
  test('of a new account has its defaults', async () => {
    const plain = (await call('GET /v1/user')).body;
    expect(plain.public_user_id).toBeUndefined();
    expect(plain).toMatchObject({
      is_new_user: true,
      is_onboarding_completed: true,
      is_onboarding_checklist_completed: true,
      referral_link_code: null,
    });
    expect(await document()).toEqual({
      ...plain,
      public_user_id: expect.stringMatching(/^[0-9a-f]{64}$/),
      public_user_name: null,
      agrees_to_product_updates: false,
      geo_location: null,
      accepted_bipa_terms: false,
      must_accept_bipa_terms: false,
      onboarding_checklist: null,
      is_producer: false,
      is_in_probation: false,
      ccpa_opt_out: false,
      profile_page_handle: null,
      moderation_warning_dismissed: true,
      prompts_shown: {},
      terms_agreed_to: {},
      onboarding_survey: null,
      sms_mfa_factor: null,
      totp_mfa_factor: null,
      has_backup_code: false,
      theme: null,
      training_opt_out: { enabled: false, timestamp: null },
      session_inactivity_timeout: null,
      max_seats: 1,
      used_seats: 1,
      is_workspace_owner: true,
      support_session: null,
    });
    app.clock.offsetMs = 25 * 3600_000;
    const key = { 'xi-api-key': user.apiKey };
    expect((await send(app.url, 'GET /v1/user', { as: key })).body.is_new_user).toBe(false);
    app.clock.offsetMs = 0;
  });
});

describe('edits', () => {
  test('accept both spellings of the privacy opt-out, record its proof once, and set name, language and theme', async () => {
    for (const body of [{ ccpa_opt_out: true }, { optOutCCPA: true }, { optOutCCPA: false }]) {
      expect((await call('POST /v1/user/edit', body)).body).toEqual({ status: 'ok' });
      expect((await document()).ccpa_opt_out).toBe(body.ccpa_opt_out ?? body.optOutCCPA);
    }
    expect((await consents()).map(({ kind, is_given }) => [kind, is_given])).toEqual([
      ['privacy_opt_out', true],
      ['privacy_opt_out', false],
    ]);
    await call('POST /v1/user/edit', { first_name: ' Zoë ', locale: 'de-AT', theme: 'dark' });
    expect((await call('GET /v1/user')).body).toMatchObject({ first_name: 'Zoë', locale: 'de-AT' });
    expect((await document()).theme).toBe('dark');
    await call('POST /v1/user/edit', { locale: null, theme: null });
    expect((await call('GET /v1/user')).body.locale).toBeNull();
    expect(await changes()).toBe(5);
  });

  test('refuse usage beyond the credits on a plan that sells none, but accept turning it off', async () => {
    for (const body of [{ allowed_to_extend_character_limit: true }, { max_character_limit_extension: 5 }]) {
      expect(refusal(await call('POST /v1/user/edit', body))).toEqual([403, 'can_not_extend_limit']);
    }
    const off = { allowed_to_extend_character_limit: false, max_character_limit_extension: 0 };
    expect((await call('POST /v1/user/edit', off)).status).toBe(200);
    expect((await call('POST /v1/user/edit', { locale: 'x'.repeat(40) })).status).toBe(422);
  });

  test('set product updates with proof, and a place in one spelling', async () => {
    const metadata = (account_metadata: unknown) => call('POST /v1/user/edit-user-metadata', { account_metadata });
    await metadata({
      agrees_to_product_updates: true,
      geo_location: { country: 'de', region: 'DE-by', city: 'München' },
    });
    expect((await metadata({ geo_location: { country: 'de', city: 'M\ud800' } })).status).toBe(422);
    expect(await document()).toMatchObject({
      agrees_to_product_updates: true,
      geo_location: { country: 'DE', region: 'BY', city: 'München' },
      terms_agreed_to: { product_updates: expect.any(Number) },
    });
    await metadata({ agrees_to_product_updates: true });
    expect(await consents()).toHaveLength(1);
    await metadata({ agrees_to_product_updates: false, geo_location: { country: "'; DROP", city: 'x'.repeat(5000) } });
    expect(await document()).toMatchObject({
      agrees_to_product_updates: false,
      geo_location: { country: null, region: null, city: null },
      terms_agreed_to: { product_updates: null },
    });
    expect((await metadata(undefined)).status).toBe(422);
  });
});

describe('the public name', () => {
  const rename = (public_user_name: unknown) => call('POST /v1/user/update-public-user-name', { public_user_name });

  test('is stored as the user writes it', async () => {
    for (const name of [
      'Ann',
      ' Ann Lee ',
      '李小龍',
      'عائشة',
      'O’Neil-Müller',
      '👩‍👩‍👧 & co',
      'x'.repeat(50),
      '👩'.repeat(50),
    ]) {
      const answer = await rename(name);
      expect(answer.body, name).toEqual({
        status: 'ok',
        public_user_name: name.trim(),
        public_user_id: (await document()).public_user_id,
      });
      expect((await document()).public_user_name).toBe(name.trim());
    }
    expect((await rename('e\u0301')).body.public_user_name).toBe('é');
  });

  test('must not contain invisible or misleading characters', async () => {
    const before = await changes();
    for (const name of [
      '',
      '   ',
      'x'.repeat(51),
      'a\u0007b',
      'a\nb',
      'a\u202eb',
      '\u200b',
      '\u2066a',
      'a\ufeffb',
      '\u0301'.repeat(3),
      `z${'\u0301'.repeat(20)}`,
      'a\u{e0041}',
    ]) {
      expect(refusal(await rename(name)), JSON.stringify(name)).toEqual([400, 'invalid_public_user_name']);
    }
    for (const wrong of [undefined, 5, 'a\u0000', 'a\ud800']) expect((await rename(wrong)).status).toBe(422);
    expect(await changes()).toBe(before);
  });
});

test('only the owner of a workspace is told to be it', async () => {
  const member = await app.user({ workspace_id: user.workspace_id });
  const isOwner = async (who: TestUser) =>
    (await send(app.url, 'GET /v1/user?extended=true', { as: bySession(who) })).body.is_workspace_owner;
  expect([await isOwner(user), await isOwner(member)]).toEqual([true, false]);
});

test('whose account ended while the call was under way is refused', async () => {
  const gone = { ...user.ctx(), actor: { ...user.actor, user_id: 'gone' } };
  const client = { ip: '127.0.0.1', userAgent: undefined, proxyHeader: () => undefined };
  const calls = [
    () => getUser(gone, false, client),
    () => updatePublicUserName(gone, 'Gone'),
    () => finishRegistration(gone, {}),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 'invalid_token' });
});

test('a moderation warning stays until it is dismissed', async () => {
  const set = (value: boolean) =>
    app.db
      .updateTable('user_account')
      .set({ moderation_warning_dismissed: value })
      .where('user_id', '=', user.user_id)
      .execute();
  await set(false);
  expect((await document()).moderation_warning_dismissed).toBe(false);
  expect((await call('POST /v1/user/dismiss-moderation-warning')).body).toEqual({ status: 'ok' });
  expect((await document()).moderation_warning_dismissed).toBe(true);
  await call('POST /v1/user/dismiss-moderation-warning');
});

describe('terms on biometric data', () => {
  test('are required by the looked-up place, and a claimed place can only add the requirement', async () => {
    expect((await document(illinois)).must_accept_bipa_terms).toBe(true);
    expect((await document({ ...illinois, 'x-region': 'NY' })).must_accept_bipa_terms).toBe(false);
    const claim = (geo_location: object) =>
      call('POST /v1/user/edit-user-metadata', { account_metadata: { geo_location } });
    await claim({ country: 'US', region: 'IL' });
    expect((await document()).must_accept_bipa_terms).toBe(true);
    await claim({ country: 'FR' });
    expect((await document()).must_accept_bipa_terms).toBe(false);
    expect((await document(illinois)).must_accept_bipa_terms).toBe(true);
  });

  test('stand before a voice is taken, in more places than before entering, also for keys', async () => {
    const take = (headers: Headers, as = bySession(user)) =>
      send(app.url, 'POST /v1/examples/recordings', { as, headers });
    const at = (country: string, region: string) => ({ 'x-country': country, 'x-region': region });
    const covered = [at('US', 'IL'), at('US', 'TX'), at('US', 'WA'), at('CA', 'QC')];
    for (const place of covered) {
      expect(refusal(await take(place))).toEqual([403, 'biometric_terms_required']);
      expect(refusal(await take(place, byKey(user)))).toEqual([403, 'biometric_terms_required']);
    }
    expect((await document(at('US', 'TX'))).must_accept_bipa_terms).toBe(false);
    for (const place of [at('US', 'NY'), at('CA', 'ON'), at('DE', 'BY'), {}])
      expect((await take(place)).status).toBe(200);
    // A place that the client claims counts beside the one that was looked up.
    const account_metadata = { geo_location: { country: 'CA', region: 'QC' } };
    await call('POST /v1/user/edit-user-metadata', { account_metadata });
    expect(refusal(await take({}))).toEqual([403, 'biometric_terms_required']);
    await call('POST /v1/user/accept-bipa-terms');
    for (const place of [...covered, {}]) expect((await take(place)).status).toBe(200);
    // The agreement of one user is nobody else's.
    const other = await app.user();
    expect(refusal(await take(covered[0]!, bySession(other)))).toEqual([403, 'biometric_terms_required']);
  });

  test('are accepted with proof, and not required again', async () => {
    await call('POST /v1/user/edit-user-metadata', { account_metadata: { geo_location: { country: 'FR' } } });
    const accepted = await call('POST /v1/user/accept-bipa-terms', undefined, {
      ...illinois,
      'user-agent': 'Browser/1',
    });
    expect(accepted.body).toEqual({ status: 'ok' });
    expect(await document(illinois)).toMatchObject({ accepted_bipa_terms: true, must_accept_bipa_terms: false });
    const ofAnother = await send(app.url, 'GET /v1/user?extended=true', { as: bySession(operator) });
    expect(ofAnother.body).toMatchObject({ accepted_bipa_terms: false, terms_agreed_to: {} });
    expect((await consents()).map(({ kind, is_given, evidence }) => [kind, is_given, evidence])).toEqual([
      [
        'biometric_terms',
        true,
        {
          version: 'May 31, 2024',
          ip: '127.0.0.1',
          user_agent: 'Browser/1',
          looked_up_place: { country: 'US', region: 'IL', city: 'Chicago' },
          claimed_place: { country: 'FR', region: null, city: null },
        },
      ],
    ]);
    const events = await app.db
      .selectFrom('analytics_event')
      .select('name')
      .where('user_id', '=', user.user_id)
      .execute();
    expect(events).toEqual([{ name: 'biometric_terms_accepted' }]);
  });
});

test('support can neither accept nor refuse for the user', async () => {
  const session = await openSession(systemScope(app.parts), user.user_id, { ip: '127.0.0.1', userAgent: 'test' });
  const [session_id = ''] = (
    await app.db
      .selectFrom('session')
      .select('session_id')
      .where('user_id', '=', user.user_id)
      .orderBy('created_at', 'desc')
      .execute()
  ).map((row) => row.session_id);
  const [grant_id, now] = ['aGrantOfTheTests', Date.now()];
  await app.db
    .insertInto('support_grant')
    .values({
      grant_id,
      user_id: user.user_id,
      operator_user_id: operator.user_id,
      reason: 'test',
      requested_at: new Date(now),
      granted_at: new Date(now),
      expires_at: new Date(now + 3600_000),
    })
    .execute();
  const support = { support_grant_id: grant_id, operator_user_id: operator.user_id };
  await app.db.updateTable('session').set(support).where('session_id', '=', session_id).execute();
  user = { ...user, session };
  for (const [name, body] of [
    ['POST /v1/user/accept-bipa-terms', undefined],
    ['POST /v1/user/edit', { optOutCCPA: false }],
    ['POST /v1/user/edit-user-metadata', { account_metadata: { agrees_to_product_updates: true } }],
    ['PATCH /v1/workspace/notification-preferences', { preferences: { product_updates: { email: true } } }],
  ] as const) {
    expect(refusal(await call(name, body)), name).toEqual([403, 'support_session']);
  }
  expect(await document(illinois)).toMatchObject({
    must_accept_bipa_terms: false,
    support_session: { operator_email: operator.email, expires_at_unix: Math.floor(now / 1000) + 3600 },
  });
  expect(await consents()).toEqual([]);
});
