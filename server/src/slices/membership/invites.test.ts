/** Invitations over HTTP: sent, seen, answered; seats; who may; races; the link of the mail and joining by it. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bySession, nobody, refusal, send, type Sent } from '../../contract-suite/http.suite.ts';
import { mailsTo as readMailsTo } from '../../testing/outbox.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { welcomeText } from './welcome.rules.ts';

let t: TestApp;
beforeAll(async () => void (t = await testApp()));
afterEach(() => void (t.clock.offsetMs = 0));
afterAll(() => t.close());

const day = 86_400_000;
const ask = (user: TestUser, call: string, body?: object) =>
  send(t.url, call, { as: bySession(user), ...(body ? { body } : {}) });
const add = (user: TestUser, email: string, more: object = {}) =>
  ask(user, 'POST /v1/workspace/invites/add', { email, ...more });
const sentBy = async (user: TestUser) => (await ask(user, 'GET /v1/workspace/invites')).body.invites;
const receivedBy = async (user: TestUser) => (await ask(user, 'GET /v1/user/invites')).body.invites;
const accept = (user: TestUser, code: string) => ask(user, `POST /v1/workspace/invites/${code}/accept`);
const workspaceOf = async (user: TestUser) => (await ask(user, 'GET /v1/user')).body.workspace_id;
const mailsTo = (email: string) => readMailsTo(t, email);

/** Invites, and gives the code. */
async function invite(admin: TestUser, guest: Pick<TestUser, 'email'>, more: object = {}): Promise<string> {
  expect((await add(admin, guest.email, more)).body).toEqual({ status: 'ok' });
  const row = await t.db
    .selectFrom('workspace_invite')
    .select('code')
    .where('email', '=', guest.email)
    .where('workspace_id', '=', admin.workspace_id)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return row.code;
}

const refusedWith = (answer: Sent) => refusal(answer).join(' ');

test('an invite is mailed, shown to both sides and to the holder of its code, and moves the account', async () => {
  const [ada, ben] = [await t.user({ tier: 'scale_2024_08_10' }), await t.user()];
  const code = await invite(ada, { email: ben.email }, { workspace_permission: 'workspace_admin' });
  const [mail] = await mailsTo(ben.email);
  expect(mail?.subject).toContain("User 1's workspace");
  expect(mail?.text).toContain(`${t.parts.config.publicUrl}/app/invite?invite_code=${code}.`);
  const dates = { created_at_unix: expect.any(Number), expires_at_unix: expect.any(Number) };
  const seat = { workspace_permission: 'workspace_admin', invited_by: ada.email, status: 'pending', code, ...dates };
  expect(await sentBy(ada)).toEqual([{ ...seat, email: ben.email, seat_type: 'workspace_admin', group_ids: [] }]);
  expect(await receivedBy(ben)).toEqual([
    { ...seat, workspace_name: "User 1's workspace", used_seats: 1, max_seats: 5 },
  ]);
  const seen = await send(t.url, `GET /v1/workspace/invites/${code}`, { as: nobody });
  expect(seen.body).toEqual({ workspace_name: "User 1's workspace", invited_by: ada.email, email: ben.email });
  await expect
    .poll(async () => (await ask(ben, 'GET /v1/messages')).body.messages[0])
    .toMatchObject({
      needs_attention: true,
      kind: 'invite_received',
      params: { workspace_name: "User 1's workspace", invited_by: ada.email },
    });
  expect((await ask(ada, 'GET /v1/workspace/seats-status')).body).toEqual({
    max_seats: 5,
    used_seats: 1,
    pending_invites: 1,
    by_seat_type: { workspace_admin: 1, workspace_member: 0, workspace_lite_member: 0 },
  });

  expect((await accept(ben, code)).body).toEqual({ status: 'ok', workspace_id: ada.workspace_id });
  expect(await workspaceOf(ben)).toBe(ada.workspace_id);
  expect((await ask(ben, 'GET /v1/workspace/is-admin')).body).toEqual({ is_admin: true });
  expect([await sentBy(ada), await receivedBy(ben)]).toEqual([[], []]);
  expect((await ask(ada, 'GET /v1/messages')).body.messages[0]).toMatchObject({
    kind: 'member_joined',
    params: { email: ben.email, workspace_name: "User 1's workspace" },
  });
  expect((await ask(ada, 'GET /v1/workspace/seats-status')).body).toMatchObject({ used_seats: 2, pending_invites: 0 });
  expect(refusedWith(await accept(ben, code))).toBe('409 already_member');
  expect((await send(t.url, `GET /v1/workspace/invites/${code}`)).status).toBe(404);
  const own = await t.db.selectFrom('workspace').selectAll().where('workspace_id', '=', ben.workspace_id).execute();
  expect(own).toMatchObject([{ owner_user_id: ben.user_id }]);
});

test('an invite that is sent again is the same one with another seven days, and an expired one cannot be accepted', async () => {
  const [ada, ben] = [await t.user({ tier: 'growing_business' }), await t.user()];
  const code = await invite(ada, ben);
  t.clock.offsetMs = 7 * day + 1000;
  const late = await t.user();
  await t.db
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() + 60 * day) })
    .execute();
  await t.db
    .updateTable('session_access')
    .set({ expires_at: new Date(Date.now() + 60 * day) })
    .execute();
  expect((await sentBy(ada))[0]).toMatchObject({ status: 'expired' });
  expect((await receivedBy(ben))[0]).toMatchObject({ status: 'expired' });
  expect((await ask(ada, 'GET /v1/workspace/seats-status')).body.pending_invites).toBe(0);
  expect(refusedWith(await accept(ben, code))).toBe('410 invite_expired');
  expect((await send(t.url, `GET /v1/workspace/invites/${code}`)).status).toBe(404);
  expect(await invite(ada, ben)).toBe(code);
  expect(await mailsTo(ben.email)).toHaveLength(2);
  expect(await sentBy(ada)).toHaveLength(1);
  expect(refusedWith(await accept(late, code))).toBe('403 invite_email_mismatch');
  expect((await accept(ben, code)).status).toBe(200);
});

test('some addresses and roles cannot be invited', async () => {
  const ada = await t.user({ tier: 'growing_business' });
  const said = async (body: object) => {
    const answer = await ask(ada, 'POST /v1/workspace/invites/add', body);
    return answer.status === 422 ? answer.body.detail[0].loc.join('.') : refusedWith(answer);
  };
  expect(await said({ email: ada.email.toUpperCase() })).toBe('400 already_member');
  expect(await said({ email: 'x@example.test', group_ids: ['everyone'] })).toBe('400 unknown_group');
  expect(await said({ email: 'x@example.test', workspace_permission: 'moderator' })).toBe('body.workspace_permission');
  expect(await said({ email: 'x' })).toBe('body.email');
  expect(await sentBy(ada)).toEqual([]);
  for (const [given, role] of [
    [{ workspace_permission: 'admin' }, 'workspace_admin'],
    [{ workspace_permission: 'editor' }, 'workspace_member'],
    [{ seat_type: 'workspace_admin' }, 'workspace_admin'],
    [{}, 'workspace_member'],
  ] as const) {
    await add(ada, ' Eve@Example.TEST ', given);
    expect(await sentBy(ada)).toMatchObject([{ email: 'eve@example.test', workspace_permission: role }]);
  }
});

test('members and invites together never exceed the seats, and a batch is all or nothing', async () => {
  const [free, ada] = [await t.user(), await t.user({ tier: 'growing_business' })];
  const none = await add(free, 'x@example.test');
  expect(refusedWith(none)).toBe('402 no_free_seat');
  expect(none.body.detail.message).toMatch(/^The Free plan has 1 seat,/);
  const bulk = (emails: string[]) => ask(ada, 'POST /v1/workspace/invites/add-bulk', { emails });
  expect(refusedWith(await bulk(['a@example.test', 'b@example.test', 'c@example.test']))).toBe('402 no_free_seat');
  expect(refusedWith(await bulk(['a@example.test', ada.email]))).toBe('400 already_member');
  expect([await sentBy(ada), await mailsTo('a@example.test')]).toEqual([[], []]);
  expect((await bulk(['a@example.test', 'A@example.test', 'b@example.test'])).body).toEqual({ status: 'ok' });
  expect((await sentBy(ada)).map(({ email }: { email: string }) => email)).toEqual([
    'a@example.test',
    'b@example.test',
  ]);
  expect(refusedWith(await add(ada, 'c@example.test'))).toBe('402 no_free_seat');
  // Inviting the same person again takes no further seat.
  expect((await add(ada, 'a@example.test')).status).toBe(200);
  const back = { email: 'a@example.test' };
  expect((await ask(ada, 'DELETE /v1/workspace/invites', back)).body).toEqual({ status: 'ok' });
  expect(refusedWith(await ask(ada, 'DELETE /v1/workspace/invites', back))).toBe('404 invite_not_found');
  expect((await add(ada, 'c@example.test')).status).toBe(200);
});

test('agreed seats count on the tiers that have them, and on no other', async () => {
  const ada = await t.user({ tier: 'enterprise' });
  const seats = async () => (await ask(ada, 'GET /v1/workspace/seats-status')).body.max_seats;
  const agree = (max_seats: number) =>
    t.db.updateTable('workspace').set({ max_seats }).where('workspace_id', '=', ada.workspace_id).execute();
  const figures = [await seats()];
  await agree(2);
  figures.push(await seats());
  await t.db.updateTable('subscription').set({ tier: 'pro' }).where('workspace_id', '=', ada.workspace_id).execute();
  figures.push(await seats());
  expect(figures).toEqual([25, 2, 1]);
});

test('of six concurrent invites two get a seat, and of four people for the last seat one gets it', async () => {
  const ada = await t.user({ tier: 'growing_business' });
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => add(ada, `guest${n}@example.test`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402, 402, 402, 402]);
  const eve = await t.user({ tier: 'enterprise' });
  const guests = await Promise.all(Array.from({ length: 4 }, () => t.user()));
  const codes: string[] = [];
  for (const guest of guests) codes.push(await invite(eve, guest));
  await t.db.updateTable('workspace').set({ max_seats: 2 }).where('workspace_id', '=', eve.workspace_id).execute();
  const entered = await Promise.all(guests.map((guest, n) => accept(guest, codes[n] ?? '')));
  expect(entered.map(refusedWith).sort()).toEqual(['200 ', ...Array(3).fill('402 no_free_seat')]);
  expect((await ask(eve, 'GET /v1/workspace/seats-status')).body.used_seats).toBe(2);
});

test('an invite is used once, and nobody is in two workspaces, whatever happens concurrently', async () => {
  const [ada, eve, ben] = [await t.user({ tier: 'enterprise' }), await t.user({ tier: 'enterprise' }), await t.user()];
  const [one, other] = [await invite(ada, ben), await invite(eve, ben)];
  const same = await Promise.all(Array.from({ length: 6 }, () => accept(ben, one)));
  expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
  const leave = () => ask(ben, 'POST /v1/user/leave-workspace');
  expect((await leave()).body).toEqual({ status: 'ok', workspace_id: ben.workspace_id });
  const again = await invite(ada, ben);
  const both = await Promise.all([accept(ben, again), accept(ben, other)]);
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  const rows = await t.db.selectFrom('member').selectAll().where('user_id', '=', ben.user_id).execute();
  expect(rows).toHaveLength(1);
});

test('an invite that is unknown, revoked, declined, or for another address is refused', async () => {
  const [ada, ben, eve] = [await t.user({ tier: 'enterprise' }), await t.user(), await t.user()];
  const decline = (user: TestUser, code: string) => ask(user, `POST /v1/workspace/invites/${code}/decline`);
  const code = await invite(ada, ben);
  expect(refusedWith(await accept(eve, code))).toBe('403 invite_email_mismatch');
  expect(refusedWith(await decline(eve, code))).toBe('403 invite_email_mismatch');
  await ask(ada, 'DELETE /v1/workspace/invites', { email: ben.email });
  for (const wrong of [code, 'never-sent', encodeURIComponent("' OR 1=1 --")]) {
    expect(refusedWith(await accept(ben, wrong))).toBe('404 invite_not_found');
    expect(refusedWith(await decline(ben, wrong))).toBe('404 invite_not_found');
    expect(refusedWith(await send(t.url, `GET /v1/workspace/invites/${wrong}`))).toBe('404 invite_not_found');
  }
  const second = await invite(ada, ben);
  expect(second).not.toBe(code);
  expect((await decline(ben, second)).body).toEqual({ status: 'ok' });
  expect(refusedWith(await accept(ben, second))).toBe('404 invite_not_found');
  expect([await sentBy(ada), await receivedBy(ben), await workspaceOf(ben)]).toEqual([[], [], ben.workspace_id]);
});

test('an owner cannot leave members behind, but may leave alone, which revokes the open invites', async () => {
  const [ada, ben, eve] = [await t.user({ tier: 'enterprise' }), await t.user(), await t.user({ tier: 'enterprise' })];
  await accept(ben, await invite(ada, ben));
  const code = await invite(eve, ada);
  expect(refusedWith(await accept(ada, code))).toBe('409 owns_workspace_with_members');
  expect((await ask(ada, 'DELETE /v1/workspace/members', { email: ben.email })).status).toBe(200);
  const waiting = await invite(ada, ben);
  expect((await accept(ada, code)).status).toBe(200);
  expect(refusedWith(await accept(ben, waiting))).toBe('404 invite_not_found');
});

test('only admins invite and see invites, and nobody learns whether an address has an account', async () => {
  const [ada, ben] = [await t.user({ tier: 'enterprise' }), await t.user()];
  await accept(ben, await invite(ada, ben));
  for (const [call, body] of [
    ['GET /v1/workspace/invites', undefined],
    ['POST /v1/workspace/invites/add', { email: 'x@example.test' }],
    ['POST /v1/workspace/invites/add-bulk', { emails: ['x@example.test'] }],
    ['DELETE /v1/workspace/invites', { email: 'x@example.test' }],
  ] as const) {
    expect(refusedWith(await ask(ben, call, body))).toBe('403 not_workspace_admin');
  }
  const [known, unknown] = [await add(ada, (await t.user()).email), await add(ada, 'nobody@example.test')];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
});

describe('the link of the mail', () => {
  const password = 'N3w!colleague';
  const look = (link: string, languages = 'en') =>
    send(t.url, `GET /v1/workspace/invite-links/${link}`, { headers: { 'accept-language': languages } });
  const join = (link_code: string, more: object = {}) =>
    send(t.url, 'POST /v1/auth/join', {
      body: { link_code, password, account_metadata: { accepts_terms: true }, ...more },
    });
  const askAgain = (link: string) => send(t.url, `POST /v1/workspace/invite-links/${link}/request`);
  const bearer = ({ body }: Sent) => ({ authorization: `Bearer ${body.id_token}` });

  /** Invites, and gives the code of the mailed link. */
  async function mailed(admin: TestUser, email: string, more: object = {}): Promise<string> {
    await invite(admin, { email }, more);
    const link = (await mailsTo(email)).map(({ text }) => /invite_code=([\w.%-]+)/.exec(text)?.[1]).find(Boolean);
    return decodeURIComponent(link ?? '');
  }

  test('says whose it is, verifies nothing by being opened, and joins with one password, once', async () => {
    const ada = await t.user({ tier: 'growing_business' });
    const email = 'lamplighter@example.test';
    const link = await mailed(ada, email, { workspace_permission: 'workspace_member' });
    for (let opened = 0; opened < 3; opened++) {
      expect((await look(link)).body).toEqual({
        status: 'pending',
        workspace_name: (await ask(ada, 'GET /v1/workspace')).body.name,
        ended_at_unix: null,
        invitation: {
          email,
          invited_by: ada.email,
          workspace_permission: 'workspace_member',
          expires_at_unix: expect.any(Number),
          account: 'none',
          can_create_account: true,
          is_full: false,
          members: 1,
          voices: expect.any(Number),
        },
      });
    }
    expect(await t.db.selectFrom('user_account').where('email', '=', email).selectAll().execute()).toEqual([]);
    expect(refusedWith(await join(link, { password: 'Password123!' }))).toBe('400 weak_password');
    expect(refusedWith(await join(link, { account_metadata: { accepts_terms: false } }))).toBe(
      '400 terms_not_accepted',
    );

    const joined = await join(link);
    expect([joined.status, joined.body.email_verified]).toEqual([200, true]);
    expect(joined.headers.get('set-cookie')).toContain('veery_refresh=');
    const me = (await send(t.url, 'GET /v1/user', { as: bearer(joined) })).body;
    expect(me).toMatchObject({ email, workspace_id: ada.workspace_id, workspace_role: 'editor' });
    expect(me.is_onboarding_completed).toBe(true);
    const consents = t.db.selectFrom('consent').select(['kind', 'is_given']).where('user_id', '=', joined.body.user_id);
    expect(await consents.execute()).toEqual([{ kind: 'terms', is_given: true }]);
    const own = t.db.selectFrom('workspace').selectAll().where('owner_user_id', '=', joined.body.user_id);
    expect(await own.execute()).toHaveLength(1);
    expect((await ask(ada, 'GET /v1/messages')).body.messages[0]).toMatchObject({ kind: 'member_joined' });

    expect((await look(link)).body).toMatchObject({ status: 'accepted', invitation: null });
    expect(refusedWith(await join(link))).toBe('410 invite_ended');
    expect(refusedWith(await askAgain(link))).toBe('409 invite_still_open');
  });

  test('is not what admins can read: the code of their list joins nobody', async () => {
    const ada = await t.user({ tier: 'growing_business' });
    const link = await mailed(ada, 'victim@example.test');
    const [{ code }] = await sentBy(ada);
    const [ofList, signature] = link.split('.');
    expect(ofList).toBe(code);
    for (const forged of [code, `${code}.`, `${code}.${signature?.toUpperCase()}`, `.${signature}`, 'never-sent']) {
      expect(refusedWith(await look(forged))).toBe('404 invite_not_found');
      expect(refusedWith(await join(forged))).toBe('404 invite_not_found');
      expect(refusedWith(await askAgain(forged))).toBe('404 invite_not_found');
    }
    // The mail that is sent again has the same link, so that the older mail works too.
    expect(await mailed(ada, 'victim@example.test')).toBe(link);
  });

  test('of an ended invite it tells the name of the workspace only, and its admins hear of the wish once a day', async () => {
    const ada = await t.user({ tier: 'enterprise' });
    const link = await mailed(ada, 'late@example.test');
    expect(refusedWith(await askAgain(link))).toBe('409 invite_still_open');
    await ask(ada, 'DELETE /v1/workspace/invites', { email: 'late@example.test' });
    const { name } = (await ask(ada, 'GET /v1/workspace')).body;
    const ended = { workspace_name: name, ended_at_unix: expect.any(Number), invitation: null };
    expect((await look(link)).body).toEqual({ ...ended, status: 'revoked' });
    expect(refusedWith(await join(link))).toBe('410 invite_ended');
    expect(refusedWith(await send(t.url, `GET /v1/workspace/invite-links/${link}/welcome`))).toBe('410 invite_ended');
    expect((await askAgain(link)).body).toEqual({ status: 'ok' });
    const params = { email: 'late@example.test', workspace_name: name };
    expect((await ask(ada, 'GET /v1/messages')).body.messages[0]).toMatchObject({ kind: 'invite_requested', params });
    t.clock.offsetMs = 23 * 3_600_000;
    expect(refusedWith(await askAgain(link))).toBe('429 too_many_attempts');
    t.clock.offsetMs = 25 * 3_600_000;
    expect((await askAgain(link)).status).toBe(200);
    t.clock.offsetMs = 0;
    const other = await mailed(ada, 'slow@example.test');
    t.clock.offsetMs = 7 * day + 5000;
    expect((await look(other)).body).toEqual({ ...ended, status: 'expired' });
  });

  test('leads who has an account to the sign-in, and makes an unverified account the reader’s own', async () => {
    const ada = await t.user({ tier: 'enterprise' });
    const ben = await t.user();
    const link = await mailed(ada, ben.email);
    expect((await look(link)).body.invitation.account).toBe('exists');
    expect(refusedWith(await join(link))).toBe('409 invite_needs_sign_in');
    expect((await accept(ben, link)).body).toEqual({ status: 'ok', workspace_id: ada.workspace_id });

    const stranger = await t.user({ is_verified: false });
    const taken = await mailed(ada, stranger.email);
    expect((await look(taken)).body.invitation.account).toBe('unverified');
    const joined = await join(taken);
    expect(joined.body.user_id).toBe(stranger.user_id);
    expect(await workspaceOf({ ...stranger, session: { ...stranger.session, access: joined.body.id_token } })).toBe(
      ada.workspace_id,
    );
    // The stranger's session and password are gone.
    expect((await ask(stranger, 'GET /v1/user')).status).toBe(401);
    const signIn = (secret: string) =>
      send(t.url, 'POST /v1/auth/sign-in', { body: { email: stranger.email, password: secret } });
    expect([(await signIn(stranger.password)).status, (await signIn(password)).status]).toEqual([401, 200]);
  });

  test('ends a sign-up that waits for the same address', async () => {
    const ada = await t.user({ tier: 'enterprise' });
    const email = 'both@example.test';
    const signUp = { email, password: 'Str4nger!pass', account_metadata: { accepts_terms: true } };
    await send(t.url, 'POST /v1/auth/sign-up', { body: signUp });
    const action_code = /oobCode=([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1];
    expect((await join(await mailed(ada, email))).status).toBe(200);
    const late = await send(t.url, 'POST /v1/auth/verify-email', { body: { action_code, password: 'Str4nger!pass' } });
    expect(refusedWith(late)).toBe('400 invalidActionCode');
  });

  test('makes no account where the last seat was taken meanwhile, nor twice at once', async () => {
    const ada = await t.user({ tier: 'enterprise' });
    const link = await mailed(ada, 'twice@example.test');
    const seats = (max_seats: number) =>
      t.db.updateTable('workspace').set({ max_seats }).where('workspace_id', '=', ada.workspace_id).execute();
    await seats(1);
    expect((await look(link)).body.invitation.is_full).toBe(true);
    expect(refusedWith(await join(link))).toBe('402 no_free_seat');
    expect((await look(link)).body.invitation.account).toBe('none');
    await seats(5);
    const answers = await Promise.all(Array.from({ length: 4 }, () => join(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ask(ada, 'GET /v1/workspace/seats-status')).body.used_seats).toBe(2);
  });

  test('is welcomed by a voice of the workspace, in the language of the reader, at no cost', async () => {
    const ada = await t.user({ tier: 'enterprise' });
    const link = await mailed(ada, 'listener@example.test');
    const listen = (languages: string) =>
      send(t.url, `GET /v1/workspace/invite-links/${link}/welcome`, { headers: { 'accept-language': languages } });
    const [english, german, again] = [await listen('fr, en'), await listen('de-AT'), await listen('en')];
    const { name } = (await ask(ada, 'GET /v1/workspace')).body;
    expect(english.body).toMatchObject({ language: 'en', text: welcomeText('en', name) });
    expect(german.body).toMatchObject({ language: 'de', text: welcomeText('de', name) });
    expect(again.body).toEqual(english.body);
    const { words, seconds, peaks, audio_base64 } = english.body;
    expect(words.map(({ text }: { text: string }) => text).join(' ')).toContain('Welcome to');
    expect(words.at(-1).end).toBeLessThanOrEqual(seconds);
    expect(peaks.length).toBeGreaterThan(seconds * 15);
    expect(Math.max(...peaks)).toBeGreaterThan(0.1);
    expect(Buffer.from(audio_base64, 'base64').length).toBeGreaterThan(5000);
    expect((await ask(ada, 'GET /v1/user/subscription')).body.character_count).toBe(0);
  });

  test('makes no account on an installation that takes none', async () => {
    const ada = await t.user({ tier: 'enterprise' });
    const link = await mailed(ada, 'closed@example.test');
    const config = t.parts.config as { signUp: string };
    const { signUp } = config;
    config.signUp = 'closed';
    expect((await look(link)).body.invitation.can_create_account).toBe(false);
    expect(refusedWith(await join(link))).toBe('403 sign_ups_disabled');
    config.signUp = signUp;
  });
});

test('the sentence of a welcome is short and has nothing but words', () => {
  expect(welcomeText('en', 'Saltmarsh Radio')).toBe(
    'Welcome to Saltmarsh Radio. Your seat is kept, and the microphone is yours.',
  );
  expect(welcomeText('de', '  <break time="99s"/> {x} ')).toContain('Willkommen bei break time 99s x.');
  expect(welcomeText('en', '🎙️')).toContain('Welcome to Veery.');
  expect(welcomeText('en', 'x'.repeat(500)).length).toBeLessThan(140);
});

test('a hundred invites may be mailed, and a hundred codes tried, in a quarter of an hour', async () => {
  const ada = await t.user({ tier: 'enterprise' });
  await add(ada, 'often@example.test');
  await t.db.updateTable('sign_in_attempt').set({ failures: 100 }).where('attempt_key', 'like', 'invite_%').execute();
  expect(refusedWith(await add(ada, 'often@example.test'))).toBe('429 too_many_attempts');
  expect(refusedWith(await send(t.url, 'GET /v1/workspace/invites/any'))).toBe('429 too_many_attempts');
  // A test above counted in a week from now.
  t.clock.offsetMs = 8 * day;
  expect(refusedWith(await send(t.url, 'GET /v1/workspace/invites/any'))).toBe('404 invite_not_found');
});
