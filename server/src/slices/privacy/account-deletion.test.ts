/** The end of an account: nothing of it is left but what was charged and recorded, and that is nobody's. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, send, byKey } from '../../contract-suite/http.suite.ts';
import { createTenant } from '../../contract-suite/samples.suite.ts';
import { speak, settled, voiceId } from '../../contract-suite/speak.suite.ts';
import { sweepRemovals } from '../../platform/files/file-removal.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { openSocket } from '../../testing/socket.ts';
import { listen, soon } from '../live/live.suite.ts';
import { securitySamples } from '../security/security.samples.ts';
import { patternOf } from './account-deletion.rules.ts';
import { accountsOf, asUser, linkIn, typedCodeIn } from '../../testing/accounts.ts';

let t: TestApp;
/** Files cannot be removed while this is set. */
let isStorageAway = false;
beforeAll(async () => {
  t = await testApp({
    app: { heartbeatMs: 300 },
    parts: ({ storage }) => ({
      storage: {
        ...storage,
        remove: (key) => (isStorageAway ? Promise.reject(new Error('the disk is away')) : storage.remove(key)),
      },
    }),
  });
});
afterAll(() => t.close());
const { auditOf, lastMailTo, ask, knock, signIn, expireProof: age } = accountsOf(() => t);
const remove = (who: Pick<TestUser, 'session'>, headers = {}) => ask(who, 'DELETE /v1/user/delete', undefined, headers);

async function filesOf(): Promise<string[]> {
  const files = await Promise.all(['speech', 'exports'].map((folder) => Array.fromAsync(t.parts.storage.list(folder))));
  return files
    .flat()
    .map((file) => JSON.stringify(file))
    .sort();
}

/** Every table of the product and of the queue in which some row holds one of these words, in whatever column. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE' ORDER BY 1, 2`.execute(t.db);
  expect(tables.length).toBeGreaterThan(40);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      SELECT FROM ${sql.table(`${schema}.${name}`)} t
      WHERE ${sql.join(
        words.map((word) => sql`position(${word.toLowerCase()} IN lower(to_jsonb(t)::text)) > 0`),
        sql` OR `,
      )}
      LIMIT 1`.execute(t.db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** A row in tables that no call of this test fills. */
async function fill({ user_id, workspace_id, email }: TestUser, other: TestUser): Promise<void> {
  const now = new Date();
  const row = { user_id, created_at: now };
  const { db } = t;
  await db
    .insertInto('consent')
    .values({ ...row, kind: 'terms', is_given: true, evidence: '{}' })
    .execute();
  await db
    .insertInto('onboarding_checklist')
    .values({ ...row, checklist_id: `of ${user_id}` })
    .execute();
  await db
    .insertInto('device_fingerprint')
    .values({ user_id, fingerprint: 'f', first_seen_at: now, last_seen_at: now })
    .execute();
  await db
    .insertInto('product_feedback')
    .values({ ...row, workspace_id, feedback_id: 'one', kind: 'bug', message: 'm' })
    .execute();
  await db
    .insertInto('referral')
    .values({ referred_user_id: other.user_id, referrer_user_id: user_id, created_at: now })
    .execute();
  await db.insertInto('ad_visit').values({ email, event_type: 'sign_up', parameters: '{}', created_at: now }).execute();
  await db.insertInto('pre_sign_up').values({ email, browser_hash: 'b', choices: '{}', created_at: now }).execute();
  // The other one stays an operator, because the last one cannot leave.
  const operators = [user_id, other.user_id].map((id) => ({ user_id: id, granted_at: now }));
  await db
    .insertInto('operator')
    .values(operators)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const invite = { role: 'editor', state: 'pending', created_at: now, expires_at: now };
  await db
    .insertInto('workspace_invite')
    .values([
      { ...invite, code: 'to', workspace_id: other.workspace_id, email, invited_by_user_id: other.user_id },
      { ...invite, code: 'by', workspace_id, email: other.email, invited_by_user_id: user_id },
    ])
    .execute();
  const content = { severity: 'info', needs_attention: false, created_at: now, message_id: `of ${other.user_id}` };
  await db
    .insertInto('message')
    .values({
      ...content,
      user_id: other.user_id,
      workspace_id: other.workspace_id,
      kind: 'alpha_access_requested',
      params: JSON.stringify({ email, reason: `"(${email}) too", says "email": "${email}"` }),
    })
    .execute();
}

test('only the ledger and the audit log remain of a user, under a random id', async () => {
  const { user: sam } = await createTenant(t);
  const kept = await filesOf();
  const hers = await createTenant(t, { concurrency: 10 });
  const mia = hers.user;
  await fill(mia, sam);
  const helper = await t.user();
  await t.db.insertInto('operator').values({ user_id: helper.user_id, granted_at: new Date() }).execute();
  for (const operator of [helper, mia])
    await ask(operator, 'POST /v1/operator/support-access', { email: sam.email, reason: 'to help' });
  await ask(sam, 'POST /v1/user/send-email-change-verification', { new_email: mia.email });
  await ask(mia, 'POST /v1/user/send-email-change-verification', { new_email: 'fresh@example.test' });
  await knock('POST /v1/user/send-password-reset-email', { email: mia.email });
  await ask(mia, 'POST /v1/user/change-password', { current_password: 'Wr0ng!pass', new_password: 'An0ther!pass' });
  const other = asUser(await signIn(mia));
  const stream = await listen(t, other);
  const long = 'A sentence that takes its time to be spoken aloud. '.repeat(12);
  const underWay = speak(t, mia, long, 'mp3_44100_128').catch((error: Error) => error);
  await soon(async () => (await settledRunning(mia)) > 0).toBe(true);
  expect(await tablesWith(mia.user_id, mia.email)).toEqual(
    expect.arrayContaining(['session', 'message', 'job', 'ledger_entry']),
  );

  isStorageAway = true;
  const answers = await Promise.all([remove(mia), remove(other)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(answers.map(({ status }) => [200, 401].includes(status))).toEqual([true, true]);
  const gone = answers.find(({ status }) => status === 200);
  expect(gone?.headers.getSetCookie().filter((line) => /^veery_\w+=;/.test(line))).toHaveLength(3);
  await stream.ended;
  await underWay;
  expect(await tablesWith(mia.user_id, mia.email)).toEqual([]);
  // What others did stays under their own names, and what they asked for stays open.
  expect(await auditOf(sam)).toContain('email.change_asked');
  const { grants } = (await ask(sam, 'GET /v1/user/support-access')).body;
  expect(grants).toContainEqual(expect.objectContaining({ requested_by: helper.email, state: 'requested' }));
  // Files go when the disk is back, from the list that was committed with the rest.
  expect((await filesOf()).length).toBeGreaterThan(kept.length);
  isStorageAway = false;
  await expect
    .poll(async () => {
      await sweepRemovals(t.db, t.parts.storage, t.parts.log);
      return filesOf();
    })
    .toEqual(kept);
  expect(
    await t.db
      .selectFrom('history_item')
      .select('history_item_id')
      .where('workspace_id', '=', mia.workspace_id)
      .execute(),
  ).toEqual([]);

  for (const who of [mia, other]) expect(refusal(await ask(who, 'GET /v1/user'))).toEqual([401, 'invalid_token']);
  expect(refusal(await send(t.url, 'GET /v1/user', { as: byKey(mia) }))).toEqual([401, 'invalid_api_key']);
  expect(refusal(await send(t.url, 'GET /v1/live', { as: { cookie: `veery_media=${mia.session.media}` } }))).toEqual([
    401,
    'invalid_token',
  ]);
  const cookie = { cookie: `veery_refresh=${mia.session.refresh}` };
  expect(refusal(await send(t.url, 'POST /v1/auth/refresh', { headers: cookie }))).toEqual([
    401,
    'invalid_refresh_token',
  ]);
  expect(refusal(await signIn(mia))).toEqual([401, 'invalid_credentials']);
  expect(
    refusal(
      await knock('POST /v1/user/sign-in-requests/verify', {
        sign_in_request_verification_code: securitySamples.of(hers).sensitive_code,
      }),
    )[0],
  ).toBe(401);

  const ledger = await t.db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('workspace_id', '=', mia.workspace_id)
    .execute();
  expect(ledger.length).toBeGreaterThanOrEqual(3);
  const names = [...new Set(ledger.map(({ user_id }) => user_id))];
  expect(names).toEqual([expect.stringMatching(/^[A-Za-z0-9]{28}$/)]);
  const record = await t.db
    .selectFrom('audit_event')
    .selectAll()
    .where('user_id', '=', names[0] ?? '')
    .execute();
  expect(record.map(({ action }) => action)).toEqual(expect.arrayContaining(['sign_in', 'user.deleted']));
  expect(record.filter(({ ip }) => ip !== null)).toEqual([]);
  const told = await t.db
    .selectFrom('message')
    .selectAll()
    .where('message_id', '=', `of ${sam.user_id}`)
    .executeTakeFirst();
  expect(told?.params).toEqual({
    email: null,
    reason: '"(a former user) too", says "email": "a former user"',
  });
  const access = await t.db
    .selectFrom('support_grant')
    .selectAll()
    .where('user_id', '=', sam.user_id)
    .orderBy('requested_at')
    .execute();
  expect(access.at(-1)?.ended_at).not.toBeNull();
  expect((await signIn(sam)).status).toBe(200);
});

test('what the user wrote to operators goes too, and mail to addresses that were never theirs, or no longer are', async () => {
  const [ada, mia] = [await t.user(), await t.user()];
  await t.db.insertInto('operator').values({ user_id: ada.user_id, granted_at: new Date() }).execute();
  await ask(mia, 'POST /v1/feedback', { message: 'Wombats are missing here.', kind: 'idea' });
  await ask(mia, 'POST /v1/user/request-alpha-access', { reason: 'To listen to quokkas.' });
  await ask(mia, 'POST /v1/user/send-email-change-verification', { new_email: 'mias-new@example.test' });
  const code = linkIn(await lastMailTo('mias-new@example.test')).searchParams.get('verificationCode');
  expect((await knock(`PUT /v1/user/email?verification_code=${code}`)).status).toBe(200);
  await ask(mia, 'POST /v1/user/send-email-change-verification', { new_email: 'mias-newest@example.test' });
  await ask(mia, 'POST /v1/user/send-email-change-verification', { new_email: ada.email });
  const words = ['wombats', 'quokkas', mia.email, 'mias-newest@example.test'];
  expect(await tablesWith(...words)).toEqual(expect.arrayContaining(['message', 'outbox_message', 'product_feedback']));
  const toAda = () => t.db.selectFrom('outbox_message').select('kind').where('recipient', '=', ada.email).execute();
  expect((await toAda()).map(({ kind }) => kind).sort()).toEqual(['email_taken', 'notice']);

  expect((await remove(mia)).status).toBe(200);
  expect(await tablesWith(...words, 'mias-new@example.test')).toEqual([]);
  expect(await toAda()).toEqual([]);
});

async function settledRunning({ workspace_id }: TestUser): Promise<number> {
  const account = await t.db
    .selectFrom('credit_account')
    .select('running')
    .where('workspace_id', '=', workspace_id)
    .executeTakeFirst();
  return account?.running ?? 0;
}

test('it needs proof, is refused while others are in the workspace, and removes only the member from another’s', async () => {
  const [mia, zoe] = [await t.user(), await t.user()];
  const zoesOwn = zoe.workspace_id;
  await t.db
    .updateTable('member')
    .set({ workspace_id: mia.workspace_id, role: 'editor' })
    .where('user_id', '=', zoe.user_id)
    .execute();
  await t.db
    .updateTable('api_key')
    .set({ workspace_id: mia.workspace_id })
    .where('user_id', '=', zoe.user_id)
    .execute();
  const [hers, zoes] = [await speak(t, mia, 'Of Mia.'), await speak(t, zoe, 'Of Zoe.')];
  const id = hers.headers.get('history-item-id') ?? '';
  expect(zoes.status).toBe(200);
  await settled(t, mia);
  expect(refusal(await remove(mia))).toEqual([409, 'owns_workspace_with_members']);
  await age(zoe);
  expect(refusal(await remove(zoe))).toEqual([403, 'sensitive_action_verification_required']);
  const code = typedCodeIn(await lastMailTo(zoe.email));
  const path = `/v1/text-to-speech/${voiceId}/stream-input?output_format=mp3_22050_32`;
  const socket = await openSocket(t.url + path, byKey(zoe));
  socket.send({ text: ' ' });
  const files = await filesOf();
  expect((await remove(zoe, { 'sensitive-action-code': code })).body).toEqual({ status: 'ok' });
  // A socket that is open speaks no more.
  socket.send({ text: 'Is somebody there?', flush: true });
  expect(await socket.rest()).toEqual([expect.objectContaining({ error: 'invalid_api_key' })]);
  expect(await tablesWith(zoe.user_id, zoe.email)).toEqual([]);
  expect(
    await t.db.selectFrom('workspace').select('workspace_id').where('workspace_id', '=', zoesOwn).execute(),
  ).toEqual([]);
  await expect.poll(async () => (await filesOf()).length).toBe(files.length - 1);
  expect((await ask(mia, `GET /v1/history/${id}`)).status).toBe(200);
  expect((await remove(mia)).status).toBe(200);
  expect(await tablesWith(mia.user_id, mia.email)).toEqual([]);
});

test('concurrent calls are completed before or refused, and leave nothing behind', async () => {
  const mia = await t.user({ concurrency: 20 });
  const calls = () => [
    ask(mia, 'POST /v1/user/create-api-key', { name: 'late' }),
    ask(mia, 'POST /v1/user/totp/begin'),
    ask(mia, 'POST /v1/user/support-access', {}),
    ask(mia, 'POST /v1/user/download-data'),
    ask(mia, 'POST /v1/user/record-device-fingerprint', { fingerprint: 'late' }),
    ask(mia, 'POST /v1/user/send-email-change-verification', { new_email: 'late@example.test' }),
    // Given up while it is spoken: the connection breaks.
    speak(t, mia, 'Said too late.').catch(() => undefined),
    signIn(mia),
  ];
  // None of them may be answered with 500: send() looks at that.
  await Promise.all([...calls(), remove(mia), ...calls()]);
  expect((await ask(mia, 'GET /v1/user')).status).toBe(401);
  await expect.poll(() => tablesWith(mia.user_id, mia.email)).toEqual([]);
});

test('an address is found wherever it stands as a whole, whatever characters it has', async () => {
  const found = async (email: string, text: string) =>
    (await sql<{ is_found: boolean }>`SELECT ${text}::text ~* ${patternOf(email)}::text AS is_found`.execute(t.db))
      .rows[0]?.is_found;
  for (const email of ['a@b.co', "o'neil+x.y_z@exa-mple.test", 'ü😀(*)[@b\\.co', '.*@.*.a']) {
    for (const text of [email, `${email.toUpperCase()}.`, `<${email}>`, `"${email}",`, `is ${email}. So`]) {
      expect([text, await found(email, text)]).toEqual([text, true]);
    }
    for (const text of [`x${email}`, `x.${email}`, `${email}m`, `${email}.uk`, 'aa@bb.co', 'x@y.za']) {
      expect([text, await found(email, text)]).toEqual([text, false]);
    }
  }
});
