/** Mail that is delivered, refused, late, lost and kept; over SMTP to a server of the tests. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bySession, refusal, send } from '../../../contract-suite/http.suite.ts';
import { freePort } from '../../../kernel/boot/free-port.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { systemScope } from '../../../context.ts';
import { createSmtp } from '../../../ports/mail/smtp.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { mailHandler } from './delivery.ts';
import { purgeExpiredMail, recheckMailServer, retryDue, sendMail } from './mail.ts';
import type { NewMail } from './kinds.ts';
import { faultsOf, mailServer, type MailServer } from './mail-server.suite.ts';

let server: MailServer;
let app: TestApp;
let operator: TestUser;
beforeAll(async () => {
  server = await mailServer();
  app = await testApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'Veery <voice@example.org>' } });
  operator = await app.user();
  await app.db.insertInto('operator').values({ user_id: operator.user_id, granted_at: new Date() }).execute();
});
beforeEach(() => {
  server.arrived.length = 0;
  app.clock.offsetMs = 0;
});
afterEach(() => app.db.deleteFrom('outbox_message').execute());
afterAll(async () => {
  await app.close();
  await server.close();
});

const invite = {
  kind: 'invite',
  params: { workspace_name: 'Grüße, 你好 🎙️', invited_by: 'ben@example.test', code: 'abc-DEF_1' },
} as const;
const mail = (content: NewMail = invite, scope = systemScope(app.parts)) =>
  sendMail(scope, 'ann@example.test', content);
const rows = () => app.db.selectFrom('outbox_message').selectAll().execute();
const outbox = async () => (await send(app.url, 'GET /v1/operator/outbox', { as: bySession(operator) })).body;
const post = (path: string, body?: unknown) =>
  send(app.url, `POST ${path}`, { as: bySession(operator), ...(body === undefined ? {} : { body }) });

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let n = 0; n < 500; n++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not happen');
}
const arrival = () => until(async () => server.arrived.length > 0 && (await rows()).length === 0);
/** Every row had its try. */
const tried = () => until(async () => (await rows()).every(({ last_error }) => last_error !== null));

test('a mail arrives whole in both forms, from the right sender, and is deleted here', async () => {
  await mail();
  await arrival();
  const [one] = server.arrived;
  expect(one).toMatchObject({
    subject: 'You are invited to Grüße, 你好 🎙️',
    from: { name: 'Veery', address: 'voice@example.org' },
    to: [{ name: '', address: 'ann@example.test' }],
    recipients: ['ann@example.test'],
    attachments: [],
  });
  const url = `${app.parts.config.publicUrl}/app/invite?invite_code=abc-DEF_1&lang=en`;
  expect(one?.text?.split(/\r?\n/)).toContain(url);
  expect(one?.html?.match(/href="([^"]*)"/)?.[1]?.replaceAll('&#38;', '&')).toBe(url);
  expect(faultsOf(one?.html ?? '')).toEqual([]);
  expect(one?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect(one?.messageId).toMatch(/^<\w{20}@example\.org>$/);
  await expect(app.parts.mail?.verify()).resolves.toBeUndefined();
});

test('a name cannot inject headers or recipients', async () => {
  const workspace_name = 'Hi\r\nBcc: eve@example.test\r\n\r\n<b>';
  await mail({ ...invite, params: { ...invite.params, workspace_name } });
  await arrival();
  const [one] = server.arrived;
  expect([one?.recipients, one?.bcc, one?.subject]).toEqual([
    ['ann@example.test'],
    undefined,
    'You are invited to Hi Bcc: eve@example.test <b>',
  ]);
  server.arrived.length = 0;
  for (const to of ['x,eve@example.test', 'a<eve@example.test>', 'a\r\nRCPT@b.test', '"a b"@c.test', 'nobody'])
    await sendMail(systemScope(app.parts), to, invite);
  await tried();
  expect((await rows()).map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'failed'));
  expect(server.arrived).toEqual([]);
});

test('a transaction that is rolled back sends no mail', async () => {
  const failed = transaction(systemScope(app.parts), async (scope) => {
    await mail(invite, scope);
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  expect(await rows()).toEqual([]);
});

test('a temporary failure is retried later', async () => {
  server.refusals.push(451);
  await mail();
  await tried();
  expect((await outbox()).messages[0]).toMatchObject({ state: 'waiting', last_error: expect.stringContaining('451') });
  expect((await outbox()).mail_server_problem).toBeNull();
  await retryDue(systemScope(app.parts));
  expect(server.arrived).toEqual([]);
  app.clock.offsetMs = 11_000;
  await retryDue(systemScope(app.parts));
  await arrival();
});

test('a permanent failure is not retried until an operator does so', async () => {
  server.refusals.push(550);
  await mail();
  await tried();
  const { messages, mail_server_problem, has_mail_server } = await outbox();
  expect(messages[0]).toMatchObject({ state: 'failed', last_error: expect.stringContaining('550') });
  expect([has_mail_server, mail_server_problem]).toEqual([true, null]);
  app.clock.offsetMs = 3600_000;
  await retryDue(systemScope(app.parts));
  expect((await rows())[0]?.attempts).toBe(1);
  app.clock.offsetMs = 0;
  const { message_id } = messages[0];
  expect((await post(`/v1/operator/outbox/${message_id}/send`)).body).toEqual({ status: 'ok' });
  await arrival();
  expect(refusal(await post(`/v1/operator/outbox/${message_id}/send`))).toEqual([404, 'message_not_found']);
});

test('one of many concurrent attempts sends a mail, and one that a crash left is sent when its lease is over', async () => {
  // No worker runs here.
  const quiet = systemScope({ ...app.parts, queue: { ...app.parts.queue, add: async () => undefined } });
  await mail(invite, quiet);
  const [{ message_id = '' } = {}] = await rows();
  const run = { signal: new AbortController().signal, isLastTry: false };
  await Promise.all(Array.from({ length: 10 }, () => mailHandler.run(app.parts, { message_id }, run)));
  expect(server.arrived).toHaveLength(1);
  expect(await rows()).toEqual([]);

  await mail(invite, quiet);
  const claimed = { attempts: 1, next_try_at: new Date(Date.now() + 300_000) };
  await app.db.updateTable('outbox_message').set(claimed).execute();
  await retryDue(systemScope(app.parts));
  expect(await app.parts.queue.pending('mail')).toEqual([]);
  app.clock.offsetMs = 301_000;
  server.arrived.length = 0;
  await retryDue(systemScope(app.parts));
  await arrival();
});

test('an unreachable server is shown to the operators, retried, and given up after hours', async () => {
  const nowhere = createSmtp({ url: `smtp://127.0.0.1:${await freePort()}`, from: 'a@b.test' }, app.parts.log);
  const parts = { ...app.parts, mail: nowhere };
  const quiet = systemScope({ ...app.parts, queue: { ...app.parts.queue, add: async () => undefined } });
  await mail(invite, quiet);
  const run = { signal: new AbortController().signal, isLastTry: false };
  const [{ message_id = '' } = {}] = await rows();
  const pauses: number[] = [];
  for (let n = 0; n < 20; n++) {
    await mailHandler.run(parts, { message_id }, run);
    const [row] = await rows();
    if (row?.state === 'failed') break;
    const pause = (row?.next_try_at.getTime() ?? 0) - parts.now().getTime();
    pauses.push(Math.round(pause / 1000));
    app.clock.offsetMs += pause + 1000;
  }
  expect(pauses).toEqual([10, 30, 120, 600, 1800, 3600, 7200]);
  expect((await rows())[0]).toMatchObject({ state: 'failed', last_error: expect.stringContaining('ECONNREFUSED') });
  expect(nowhere.problem()).toContain('ECONNREFUSED');
  await expect(nowhere.verify()).rejects.toThrow('ECONNREFUSED');
  await nowhere.close();
});

test('when the mail server works again, its error goes and what waits is sent at once', async () => {
  const port = await freePort();
  const mailer = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'a@b.test' }, app.parts.log);
  const parts = { ...app.parts, mail: mailer };
  const quiet = systemScope({ ...app.parts, queue: { ...app.parts.queue, add: async () => undefined } });
  await mail(invite, quiet);
  const [{ message_id = '' } = {}] = await rows();
  const run = { signal: new AbortController().signal, isLastTry: false };
  await mailHandler.run(parts, { message_id }, run);
  await recheckMailServer(quiet, parts);
  expect(mailer.problem()).toContain('ECONNREFUSED');
  expect((await rows())[0]?.last_error).toContain('ECONNREFUSED');

  const back = await mailServer(port);
  await recheckMailServer(systemScope(app.parts), parts);
  expect(mailer.problem()).toBeUndefined();
  expect(await rows()).toMatchObject([{ last_error: null, state: 'waiting' }]);
  await mailHandler.run(parts, { message_id }, run);
  expect(await rows()).toEqual([]);
  await mailer.close();
  await back.close();
});

test('a test mail goes to the operator, and product updates to those who want them, each with a way to unsubscribe', async () => {
  const [reader, , unverified] = [await app.user(), await app.user(), await app.user({ is_verified: false })];
  const agree = { agrees_to_product_updates: true };
  const ids = [reader.user_id, unverified.user_id];
  await app.db.updateTable('user_account').set(agree).where('user_id', 'in', ids).execute();
  expect((await post('/v1/operator/outbox/test')).body).toEqual({ status: 'ok' });
  await arrival();
  expect(server.arrived[0]).toMatchObject({
    recipients: [operator.email],
    html: expect.stringContaining('Email works'),
  });
  server.arrived.length = 0;
  const update = { subject: 'New voices', paragraphs: ['There are <b>new</b> voices.', 'Try them.'] };
  expect((await post('/v1/operator/product-updates', update)).body).toEqual({ status: 'ok', recipients: 1 });
  await arrival();
  const [one] = server.arrived;
  expect([one?.recipients, one?.subject]).toEqual([[reader.email], 'New voices']);
  const link = /(http\S+optOutOfUpdates\S+)/.exec(one?.text ?? '')?.[1];
  expect(link).toMatch(/\/app\/action\?mode=optOutOfUpdates&oobCode=[\w-]{40,}&lang=en$/);
  expect(one?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<${link}>`);
  for (const wrong of [
    { ...update, subject: ' ' },
    { ...update, paragraphs: [] },
  ]) {
    expect((await post('/v1/operator/product-updates', wrong)).status).toBe(422);
  }
});

test('without a mail server mail is kept for a week and sent by nobody', async () => {
  const bare = await testApp();
  const chief = await bare.user();
  await bare.db.insertInto('operator').values({ user_id: chief.user_id, granted_at: new Date() }).execute();
  const ask = (call: string) => send(bare.url, call, { as: bySession(chief) });
  await mail(invite, systemScope(bare.parts));
  const { messages, ...rest } = (await ask('GET /v1/operator/outbox')).body;
  expect(rest).toEqual({ is_exposed: false, has_mail_server: false, mail_server_problem: null });
  expect(messages).toMatchObject([
    { state: 'kept', to: 'ann@example.test', text: expect.stringContaining('invite_code=abc-DEF_1') },
  ]);
  expect(faultsOf(messages[0].html)).toEqual([]);
  const read = bare.db.selectFrom('audit_event').select(['user_id', 'detail']).where('action', '=', 'outbox.read');
  expect(await read.execute()).toEqual([{ user_id: chief.user_id, detail: { mails: 1 } }]);
  // Others reach this installation: the reader sees their own codes and nobody else's. With a mail server, none at all.
  const forChief: NewMail = { ...invite, params: { ...invite.params, code: 'own-code-1' } };
  await sendMail(systemScope(bare.parts), chief.email, forChief);
  const seen = async () => {
    const { body } = await ask('GET /v1/operator/outbox');
    return body.messages.map(({ is_masked, text, html }: { is_masked: boolean; text: string; html: string }) => [
      is_masked,
      /abc-DEF_1|own-code-1/.exec(text + html)?.[0] ?? null,
    ]);
  };
  const [hidden, own, foreign] = [
    [true, null],
    [false, 'own-code-1'],
    [false, 'abc-DEF_1'],
  ];
  expect(await seen()).toEqual([own, foreign]);
  bare.parts.config.isLoopback = false;
  expect(await seen()).toEqual([own, hidden]);
  bare.parts.config.isLoopback = true;
  bare.parts.mail = app.parts.mail;
  expect(await seen()).toEqual([hidden, hidden]);
  bare.parts.mail = undefined;
  await bare.db.deleteFrom('outbox_message').where('recipient', '=', chief.email).execute();
  expect(refusal(await ask(`POST /v1/operator/outbox/${messages[0].message_id}/send`))).toEqual([
    409,
    'no_mail_server',
  ]);
  // The server was taken out of the configuration while mail waited.
  await bare.db.updateTable('outbox_message').set({ state: 'waiting' }).execute();
  bare.clock.offsetMs = 6.9 * 86_400_000;
  await purgeExpiredMail(systemScope(bare.parts));
  expect(await bare.db.selectFrom('outbox_message').select('state').execute()).toEqual([{ state: 'kept' }]);
  bare.clock.offsetMs = 7.1 * 86_400_000;
  await purgeExpiredMail(systemScope(bare.parts));
  expect(await bare.db.selectFrom('outbox_message').select('state').execute()).toEqual([]);
  await bare.close();
});

test('a mail is written at its delivery in the language of the account, else of the request, else in English', async () => {
  const bare = await testApp();
  const [chief, ben] = [await bare.user(), await bare.user()];
  await bare.db.insertInto('operator').values({ user_id: chief.user_id, granted_at: new Date() }).execute();
  await bare.db.updateTable('user_account').set({ locale: 'de-AT' }).where('user_id', '=', ben.user_id).execute();
  const from = (languages?: string) => Object.assign(systemScope(bare.parts), { languages });
  const recipients = [
    [ben.email, 'en-GB', 'Ihr Passwort wurde geändert'],
    ['stranger@example.test', 'fr, de;q=0.8', 'Ihr Passwort wurde geändert'],
    [chief.email, undefined, 'Your password was changed'],
    ['other@example.test', 'fr', 'Your password was changed'],
  ] as const;
  for (const [to, languages] of recipients) {
    await sendMail(from(languages), to, { kind: 'password_changed', params: {} });
  }
  const { messages } = (await send(bare.url, 'GET /v1/operator/outbox', { as: bySession(chief) })).body;
  const subjects = new Map(messages.map(({ to, subject }: { to: string; subject: string }) => [to, subject]));
  expect(recipients.map(([to]) => subjects.get(to))).toEqual(recipients.map(([, , subject]) => subject));
  await bare.close();
});
