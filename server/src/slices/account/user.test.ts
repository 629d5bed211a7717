/** The small calls of a user's own settings, first steps, consent and place, over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountDocument } from '#contract/account.ts';
import { checklistItems } from '#contract/onboarding.ts';
import { bySession, refusal, send, type Headers, type Sent } from '../../contract-suite/http.suite.ts';
import { systemScope } from '../../maintenance.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { notifyUser } from './notify.service.ts';
import { openSession } from './sessions.ts';

let app: TestApp;
let user: TestUser;
let operator: TestUser;
beforeAll(async () => {
  app = await testApp({
    env: { TRUST_PROXY: '127.0.0.1', GEOLOCATION_HEADERS: 'x-country, x-region, x-city', PUBLIC_URL: 'https://v.test' },
  });
  operator = await app.user();
  await app.db.insertInto('operator').values({ user_id: operator.user_id, granted_at: new Date() }).execute();
});
beforeEach(async () => void (user = await app.user()));
afterAll(() => app.close());

const call = (name: string, body?: unknown, headers: Headers = {}): Promise<Sent> =>
  send(app.url, name, { as: bySession(user), headers, ...(body === undefined ? {} : { body }) });
const document = async (headers: Headers = {}): Promise<AccountDocument> =>
  (await call('GET /v1/user?extended=true', undefined, headers)).body.account;
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

describe('the document', () => {
  test('of a new account', async () => {
    const plain = (await call('GET /v1/user')).body;
    expect(plain.account).toBeUndefined();
    expect(plain).toMatchObject({
      is_new_user: true,
      is_onboarding_completed: true,
      is_onboarding_checklist_completed: true,
      referral_link_code: null,
    });
    expect(await document()).toEqual({
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

describe('edit', () => {
  test('both spellings of the privacy opt-out, kept with its proof once; name, language and theme', async () => {
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

  test('usage beyond the credits, where it is not offered: 403; turning it off is no mistake', async () => {
    for (const body of [{ allowed_to_extend_character_limit: true }, { max_character_limit_extension: 5 }]) {
      expect(refusal(await call('POST /v1/user/edit', body))).toEqual([403, 'can_not_extend_limit']);
    }
    const off = { allowed_to_extend_character_limit: false, max_character_limit_extension: 0 };
    expect((await call('POST /v1/user/edit', off)).status).toBe(200);
    expect((await call('POST /v1/user/edit', { locale: 'x'.repeat(40) })).status).toBe(422);
  });

  test('metadata: product updates with proof, a place in one spelling', async () => {
    const metadata = (account_metadata: unknown) => call('POST /v1/user/edit-user-metadata', { account_metadata });
    await metadata({
      agrees_to_product_updates: true,
      geo_location: { country: 'de', region: 'DE-by', city: 'M\ud800ünchen' },
    });
    expect(await document()).toMatchObject({
      agrees_to_product_updates: true,
      geo_location: { country: 'DE', region: 'BY', city: 'M\ufffdünchen' },
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

  test('is kept as people write it', async () => {
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

  test('without tricks', async () => {
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
      'a\ud800',
      'a\ufeffb',
      '\u0301'.repeat(3),
      `z${'\u0301'.repeat(20)}`,
      'a\u{e0041}',
    ]) {
      expect(refusal(await rename(name)), JSON.stringify(name)).toEqual([400, 'invalid_public_user_name']);
    }
    for (const wrong of [undefined, 5, 'a\u0000']) expect((await rename(wrong)).status).toBe(422);
    expect(await changes()).toBe(before);
  });
});

test('a moderation warning waits until it is dismissed', async () => {
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
  test('are asked for by the place that is looked up; a claim can only add the duty', async () => {
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

  test('are accepted with proof, and not asked for again', async () => {
    await call('POST /v1/user/edit-user-metadata', { account_metadata: { geo_location: { country: 'FR' } } });
    const accepted = await call('POST /v1/user/accept-bipa-terms', undefined, {
      ...illinois,
      'user-agent': 'Browser/1',
    });
    expect(accepted.body).toEqual({ status: 'ok' });
    expect(await document(illinois)).toMatchObject({ accepted_bipa_terms: true, must_accept_bipa_terms: false });
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

test('alpha access is asked for once, told to the operators, and given by them', async () => {
  const access = async () => (await call('GET /v1/user/has-alpha-access')).body;
  expect(await access()).toEqual({ has_alpha_access: false, requested: false });
  await Promise.all(
    Array.from({ length: 10 }, () => call('POST /v1/user/request-alpha-access', { reason: ' <b>Me!</b> ' })),
  );
  expect(await access()).toEqual({ has_alpha_access: false, requested: true });
  const mails = await app.db.selectFrom('outbox_message').selectAll().where('recipient', '=', operator.email).execute();
  expect(mails.filter(({ subject }) => subject.includes(user.email))).toHaveLength(1);
  const { messages } = (await send(app.url, 'GET /v1/messages', { as: bySession(operator) })).body;
  expect(messages.filter(({ title }: { title: string }) => title.includes(user.email))).toHaveLength(1);
  expect(messages[0].description).toContain('<b>Me!</b>');
});

test('the referral link is made once, also for many at once, and is the document’s', async () => {
  const links = await Promise.all(Array.from({ length: 20 }, () => call('GET /v1/user/referral-link')));
  const [link, ...others] = [...new Set(links.map(({ body }) => body.referral_link))];
  expect(others).toEqual([]);
  expect(link).toMatch(/^https:\/\/v\.test\/app\/sign-up\?ref=\w{12}$/);
  expect((await call('GET /v1/user')).body.referral_link_code).toBe(link.split('=')[1]);
});

test('rand is the user’s own and the same each time; names differ', async () => {
  const [one, two] = [await call('GET /v1/user/rand'), await call('GET /v1/user/rand')];
  expect(one.body.rand).toBe(two.body.rand);
  expect(one.body.rand).toBeGreaterThanOrEqual(0);
  expect(one.body.rand).toBeLessThan(1);
  const name = async (body?: object) => (await call('POST /v1/user/generate-name', body ?? {})).body.name as string;
  const names = await Promise.all(Array.from({ length: 20 }, () => name({ kind: 'agent' })));
  expect(new Set(names).size).toBeGreaterThan(15);
  expect(await name()).toMatch(/^[A-Z]\w+ [A-Z]\w+$/);
  expect(await name({ kind: 'api_key' })).toMatch(/^[a-z]+-[a-z]+-\d\d$/);
  expect(await name({ kind: 'voice', description: 'A husky voice, like Vera’s.' })).toBe('Husky Vera');
});

test('a browser is noted once, and the fifty seen last are kept', async () => {
  const note = (fingerprint: string, visitor_id?: string) =>
    call('POST /v1/user/record-device-fingerprint', { fingerprint, visitor_id });
  await Promise.all([note('same'), note('same', 'v'), note('same')]);
  const rows = () => app.db.selectFrom('device_fingerprint').selectAll().where('user_id', '=', user.user_id).execute();
  expect(await rows()).toHaveLength(1);
  for (let n = 0; n < 55; n++) await note(`browser ${n}`);
  expect(await rows()).toHaveLength(50);
  expect((await note('')).status).toBe(422);
});

test('notification preferences: defaults, and changes at the same moment that are both kept', async () => {
  const read = async () => (await call('GET /v1/workspace/notification-preferences')).body.preferences;
  const edit = (preferences: object) => call('PATCH /v1/workspace/notification-preferences', { preferences });
  const before = await read();
  expect(before).toMatchObject({
    usage_80: { email: false, in_app: true },
    billing: { email: true, in_app: true },
    product_updates: { email: false },
  });
  await Promise.all([
    edit({ usage_80: { email: true } }),
    edit({ billing: { in_app: false } }),
    edit({ product_updates: { email: true } }),
  ]);
  expect(await read()).toEqual({
    ...before,
    usage_80: { email: true, in_app: true },
    billing: { email: true, in_app: false },
    product_updates: { email: true, in_app: true },
  });
  expect((await document()).agrees_to_product_updates).toBe(true);
  expect((await consents()).map(({ kind }) => kind)).toEqual(['product_updates']);
  expect((await edit({ unknown: { email: true } })).status).toBe(422);
});

describe('first steps', () => {
  test('a survey completes them and gives the name', async () => {
    await app.db
      .updateTable('user_account')
      .set({ is_onboarding_completed: false })
      .where('user_id', '=', user.user_id)
      .execute();
    const survey = {
      first_name: 'Nell',
      role: 'Author',
      subrole: null,
      timezone: 'Europe/Berlin',
      source: 'a friend \ud800',
    };
    expect((await call('POST /v1/user/onboarding-survey-complete', survey)).body).toEqual({ status: 'ok' });
    expect((await call('GET /v1/user')).body).toMatchObject({ first_name: 'Nell', is_onboarding_completed: true });
    expect((await document()).onboarding_survey).toEqual({ ...survey, source: 'a friend \ufffd' });
    await call('POST /v1/user/onboarding-survey-complete', {});
    expect((await call('GET /v1/user')).body.first_name).toBe('Nell');
  });

  test('the checklist: begun once, each item done once, hidden, completed', async () => {
    const to = (step: string, body?: object) => call(`POST /v1/user/onboarding-checklist/${step}`, body);
    const begun = await Promise.all(Array.from({ length: 10 }, () => to('initiate')));
    expect(new Set(begun.map(({ body }) => body.checklist_id)).size).toBe(1);
    expect(begun[0]?.body.items).toEqual(
      checklistItems.map((onboarding_checklist_item_id) => ({ onboarding_checklist_item_id, is_completed: false })),
    );
    expect((await call('GET /v1/user')).body.is_onboarding_checklist_completed).toBe(false);
    await Promise.all(Array.from({ length: 10 }, () => to('update', { item_id: 'create_dub' })));
    const done = (await to('update', { onboarding_checklist_item_id: 'design_voice' })).body;
    const names = done.items.flatMap((item: { is_completed: boolean; onboarding_checklist_item_id: string }) =>
      item.is_completed ? item.onboarding_checklist_item_id : [],
    );
    expect(names).toEqual(['design_voice', 'create_dub']);
    const { completed_items } = await app.db
      .selectFrom('onboarding_checklist')
      .selectAll()
      .where('user_id', '=', user.user_id)
      .executeTakeFirstOrThrow();
    expect(completed_items.toSorted()).toEqual(['create_dub', 'design_voice']);
    for (const body of [{}, { item_id: 'fly' }, { item_id: '__proto__' }]) {
      expect(refusal(await to('update', body))).toEqual([400, 'unknown_item']);
    }
    expect((await to('hide')).body.hidden).toBe(true);
    expect((await to('initiate')).body).toEqual({ ...done, hidden: false });
    await to('hide');
    await to('mark-complete');
    expect((await call('GET /v1/user')).body.is_onboarding_checklist_completed).toBe(true);
    expect((await document()).onboarding_checklist).toEqual({ ...done, hidden: true });
  });
});

describe('what is told follows the preferences', () => {
  const prefer = (preferences: object) => call('PATCH /v1/workspace/notification-preferences', { preferences });
  const mails = () =>
    app.db.selectFrom('outbox_message').select(['subject', 'body_text']).where('recipient', '=', user.email).execute();
  const messages = async () => (await call('GET /v1/messages')).body.messages;
  const makeKey = () => call('POST /v1/user/create-api-key', { name: 'For <b>tests</b>' });

  test('a key that was made is mailed, unless that is not wanted', async () => {
    expect((await makeKey()).status).toBe(200);
    const [mail] = await mails();
    expect(mail?.subject).toBe('A new API key was made');
    expect(mail?.body_text).toContain('https://v.test/app/settings/api-keys');
    expect(await messages()).toEqual([]);
    await prefer({ api_key_created: { email: false, in_app: true } });
    await makeKey();
    expect([(await mails()).length, (await messages()).length]).toEqual([1, 1]);
  });

  test('a job that ended', async () => {
    const told = {
      user_id: user.user_id,
      workspace_id: user.workspace_id,
      kind: 'job_done',
      severity: 'success',
    } as const;
    const news = {
      ...told,
      title: 'Done',
      description: 'It is.',
      needs_attention: false,
      link: '/app/jobs',
      linkLabel: 'Open',
    };
    const tell = () => notifyUser(systemScope(app.parts), app.parts.config, news);
    await tell();
    expect([(await mails()).length, (await messages())[0]?.title]).toEqual([0, 'Done']);
    await prefer({ job_done: { email: true, in_app: false } });
    await tell();
    expect([(await mails()).length, (await messages()).length]).toEqual([1, 1]);
    await notifyUser(systemScope(app.parts), app.parts.config, { ...news, user_id: 'gone' });
  });
});

test('support cannot agree, or refuse, for the user', async () => {
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
