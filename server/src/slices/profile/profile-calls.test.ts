/** The small calls around a user: access, names, preferences, first steps, what is told; over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checklistItems } from '#contract/onboarding/types.ts';
import { bySession, refusal, send, type Sent } from '../../contract-suite/http.suite.ts';
import { systemScope } from '../../context.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { createKey } from '../api-keys/api-keys.service.ts';
import { notifyUser } from '../../platform/notify/notify-user.ts';

let app: TestApp;
let user: TestUser;
let operator: TestUser;
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://v.test' } });
  operator = await app.user();
  await app.db.insertInto('operator').values({ user_id: operator.user_id, granted_at: new Date() }).execute();
});
beforeEach(async () => void (user = await app.user()));
afterAll(() => app.close());

const call = (name: string, body?: unknown): Promise<Sent> =>
  send(app.url, name, { as: bySession(user), ...(body === undefined ? {} : { body }) });
const account = async () => (await call('GET /v1/user?extended=true')).body;

test('alpha access is requested once, announced to the operators, and granted by them', async () => {
  const access = async () => (await call('GET /v1/user/has-alpha-access')).body;
  expect(await access()).toEqual({ has_alpha_access: false, requested: false });
  await Promise.all(
    Array.from({ length: 10 }, () => call('POST /v1/user/request-alpha-access', { reason: ' <b>Me!</b> ' })),
  );
  expect(await access()).toEqual({ has_alpha_access: false, requested: true });
  const mails = await mailsTo(app, operator.email);
  expect(mails.filter(({ subject }) => subject.includes(user.email))).toHaveLength(1);
  const { messages } = (await send(app.url, 'GET /v1/messages', { as: bySession(operator) })).body;
  expect(messages).toMatchObject([
    { kind: 'alpha_access_requested', params: { email: user.email, reason: '<b>Me!</b>' }, needs_attention: true },
  ]);
});

test('the referral link is created once, even concurrently, and is in the user document', async () => {
  const links = await Promise.all(Array.from({ length: 20 }, () => call('GET /v1/user/referral-link')));
  const [link, ...others] = [...new Set(links.map(({ body }) => body.referral_link))];
  expect(others).toEqual([]);
  expect(link).toMatch(/^https:\/\/v\.test\/app\/sign-up\?ref=\w{12}$/);
  expect((await call('GET /v1/user')).body.referral_link_code).toBe(link.split('=')[1]);
});

test('rand is constant for each user, and generated names differ', async () => {
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

test('a browser is recorded once, and the latest fifty are kept', async () => {
  const note = (fingerprint: string, visitor_id?: string) =>
    call('POST /v1/user/record-device-fingerprint', { fingerprint, visitor_id });
  await Promise.all([note('same'), note('same', 'v'), note('same')]);
  const rows = () => app.db.selectFrom('device_fingerprint').selectAll().where('user_id', '=', user.user_id).execute();
  expect(await rows()).toHaveLength(1);
  for (let n = 0; n < 55; n++) await note(`browser ${n}`);
  expect(await rows()).toHaveLength(50);
  expect((await note('')).status).toBe(422);
});

test('notification preferences have defaults, and concurrent changes are both kept', async () => {
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
  expect((await account()).agrees_to_product_updates).toBe(true);
  const rows = await app.db.selectFrom('consent').select('kind').where('user_id', '=', user.user_id).execute();
  expect(rows).toEqual([{ kind: 'product_updates' }]);
  expect((await edit({ unknown: { email: true } })).status).toBe(422);
});

test('a key with user_read and user_write reaches what is not the account’s security, consent or money', async () => {
  const { xi_api_key } = await createKey(user.ctx(), { name: 'settings', permissions: ['user_read', 'user_write'] });
  const byItsKey = (name: string, body?: unknown) =>
    send(app.url, name, { as: { 'xi-api-key': xi_api_key }, ...(body === undefined ? {} : { body }) });
  const open: [string, object?][] = [
    ['POST /v1/user/edit-user-metadata', { account_metadata: {} }],
    ['POST /v1/user/update-public-user-name', { public_user_name: 'Wren' }],
    ['POST /v1/user/edit', { first_name: 'Jenny', locale: 'de', theme: 'dark' }],
    ['POST /v1/user/onboarding-checklist/initiate'],
    ['POST /v1/user/onboarding-checklist/update', { item_id: 'create_dub' }],
    ['POST /v1/user/onboarding-checklist/hide'],
    ['POST /v1/user/onboarding-checklist/mark-complete'],
    ['POST /v1/user/onboarding-survey-complete', { role: 'Author' }],
    ['POST /v1/feedback', { kind: 'idea', message: 'By a program.' }],
    ['GET /v1/workspace/notification-preferences'],
    ['PATCH /v1/workspace/notification-preferences', { preferences: { job_done: { email: true } } }],
    ['GET /v1/messages'],
    ['POST /v1/messages/read', {}],
    ['POST /v1/user/request-alpha-access'],
    ['POST /v1/user/post-registration-user-setup', {}],
  ];
  for (const [name, body] of open) {
    const answer = await byItsKey(name, body);
    expect([name, answer.status, answer.text.slice(0, 200)]).toEqual([name, 200, expect.anything()]);
  }
  const refused: [string, object?][] = [
    ['POST /v1/user/edit-user-metadata', { account_metadata: { agrees_to_product_updates: true } }],
    ['POST /v1/user/edit-user-metadata', { account_metadata: { geo_location: { country: 'DE' } } }],
    ['POST /v1/user/edit', { ccpa_opt_out: true }],
    ['POST /v1/user/edit', { max_character_limit_extension: 5 }],
    ['POST /v1/user/edit', { allowed_to_extend_character_limit: false }],
    ['PATCH /v1/workspace/notification-preferences', { preferences: { product_updates: { email: true } } }],
    ['POST /v1/user/accept-bipa-terms'],
    ['POST /v1/user/change-password', { current_password: 'x', new_password: 'y' }],
    ['POST /v1/user/send-email-change-verification', { new_email: 'a@b.test' }],
    ['POST /v1/user/totp/begin'],
    ['GET /v1/user/sessions'],
    ['GET /v1/user/support-access'],
    ['POST /v1/user/support-access', {}],
    ['DELETE /v1/user/delete'],
    ['POST /v1/user/download-data'],
  ];
  for (const [name, body] of refused)
    expect([name, body, ...refusal(await byItsKey(name, body))]).toEqual([name, body, 403, 'session_required']);
  expect(await account()).toMatchObject({ agrees_to_product_updates: false, public_user_name: 'Wren', locale: 'de' });
});

describe('onboarding', () => {
  test('is completed by a survey, which sets the name', async () => {
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
      source: 'a friend',
    };
    const half = { ...survey, source: 'a friend \ud800' };
    expect((await call('POST /v1/user/onboarding-survey-complete', half)).status).toBe(422);
    expect((await call('POST /v1/user/onboarding-survey-complete', survey)).body).toEqual({ status: 'ok' });
    expect((await call('GET /v1/user')).body).toMatchObject({ first_name: 'Nell', is_onboarding_completed: true });
    expect((await account()).onboarding_survey).toEqual(survey);
    await call('POST /v1/user/onboarding-survey-complete', {});
    expect((await call('GET /v1/user')).body.first_name).toBe('Nell');
  });

  test('has a checklist that is created once, and whose items are completed once, hidden, and completed as a whole', async () => {
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
    expect((await account()).onboarding_checklist).toEqual({ ...done, hidden: true });
  });
});

describe('notifications follow the preferences', () => {
  const prefer = (preferences: object) => call('PATCH /v1/workspace/notification-preferences', { preferences });
  const mails = () => mailsTo(app, user.email);
  const messages = async () => (await call('GET /v1/messages')).body.messages;
  const makeKey = () => call('POST /v1/user/create-api-key', { name: 'For <b>tests</b>' });

  test('a new key is mailed, unless the user has turned that off', async () => {
    expect((await makeKey()).status).toBe(200);
    const [mail] = await mails();
    expect(mail?.subject).toBe('A new API key was created');
    expect(mail?.text).toContain('https://v.test/app/settings/api-keys');
    expect(await messages()).toEqual([]);
    await prefer({ api_key_created: { email: false, in_app: true } });
    await makeKey();
    expect([(await mails()).length, (await messages()).length]).toEqual([1, 1]);
  });

  test('a job that ended is announced', async () => {
    const job = { kind: 'speech_batch', params: { name: 'Ferries' } } as const;
    const notice = { kind: 'job_done', params: { job, done: 2, total: 2 } } as const;
    const notify = (user_id = user.user_id) =>
      notifyUser(systemScope(app.parts), { user_id, workspace_id: user.workspace_id }, notice);
    await notify();
    expect([(await mails()).length, (await messages())[0]]).toMatchObject([0, notice]);
    await prefer({ job_done: { email: true, in_app: false } });
    await notify();
    expect([(await mails()).length, (await messages()).length]).toEqual([1, 1]);
    expect((await mails())[0]).toMatchObject({
      subject: 'Ferries is ready',
      text: expect.stringContaining('You can choose in your settings which emails you receive.'),
    });
    await notify('gone');
  });
});
