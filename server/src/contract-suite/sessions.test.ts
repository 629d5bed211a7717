/** Browser sessions: sign-in, renewal, reuse of a replaced cookie, sign-out, the media cookie, how long a bearer token lives. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { steadyRecognition } from '../testing/steady-recognition.ts';
import { accessOf, endpoints, nameOf } from './endpoints.suite.ts';
import { cookiesIn, refusal, send, type Sent } from './http.suite.ts';
import { speak } from './speak.suite.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => void (app = await testApp({ parts: () => ({ recognition: steadyRecognition() }) })));
beforeEach(async () => {
  app.clock.offsetMs = 0;
  user = await app.user();
});
afterAll(() => app.close());

const minutes = (count: number) => (app.clock.offsetMs += count * 60_000);
const signIn = (email = user.email, password = user.password) =>
  send(app.url, 'POST /v1/auth/sign-in', { body: { email, password } });
const renew = (cookie?: string) =>
  send(app.url, 'POST /v1/auth/refresh', { headers: cookie ? { cookie: `veery_refresh=${cookie}` } : {} });
const me = (token: string) => send(app.url, 'GET /v1/user', { as: { authorization: `Bearer ${token}` } });

/** The cookies of an answer: name to value, with their attributes as they were written. */
function cookiesOf({ headers }: Sent): Record<string, { value: string; attributes: string[] }> {
  return Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      return [pair.split('=')[0], { value: pair.slice(pair.indexOf('=') + 1), attributes: attributes.sort() }];
    }),
  );
}
const refreshOf = (answer: Sent) => cookiesOf(answer).veery_refresh?.value ?? '';

describe('sign-in', () => {
  test('answers a bearer token and two cookies that scripts cannot read', async () => {
    const answer = await signIn(` ${user.email.toUpperCase()} `);
    expect(answer.body).toEqual({
      id_token: expect.any(String),
      expires_in: 600,
      user_id: user.user_id,
      email_verified: true,
    });
    expect(answer.body.id_token.length).toBeGreaterThanOrEqual(43);
    const life = `Max-Age=${30 * 24 * 3600}`;
    const cookies = cookiesOf(answer);
    expect(cookies.veery_refresh?.attributes).toEqual(['HttpOnly', life, 'Path=/v1/auth', 'SameSite=Strict']);
    expect(cookies.veery_media?.attributes).toEqual(['HttpOnly', life, 'Path=/v1', 'SameSite=Strict']);
    expect((await me(answer.body.id_token)).body.email).toBe(user.email);
  });

  test('cookies are Secure when PUBLIC_URL is https', async () => {
    const secure = await testApp({ env: { PUBLIC_URL: 'https://voice.example.test' } });
    const { email, password } = await secure.user();
    const answer = await send(secure.url, 'POST /v1/auth/sign-in', { body: { email, password } });
    for (const { attributes } of Object.values(cookiesOf(answer))) expect(attributes).toContain('Secure');
    await secure.close();
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const [wrong, unknown] = [await signIn(user.email, 'Wr0ng!password'), await signIn('nobody@example.test')];
    expect(refusal(wrong)).toEqual([401, 'invalid_credentials']);
    const shape = ({ status, headers, body }: Sent) => [
      status,
      [...headers.keys()].sort(),
      { ...body.detail, request_id: '' },
    ];
    expect(shape(unknown)).toEqual(shape(wrong));
  });

  test('eleven wrong passwords answer 429 for a known and an unknown address, also with the right password, for 15 minutes', async () => {
    for (const email of [user.email, 'unknown-to-all@example.test']) {
      for (let i = 0; i < 10; i++) expect((await signIn(email, `Wr0ng!${i}`)).status).toBe(401);
      const late = await signIn(email, user.password);
      expect(refusal(late)).toEqual([429, 'too_many_attempts']);
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(890);
      expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    }
    minutes(15.1);
    expect((await signIn()).status).toBe(200);
  });

  test('the database holds none of the tokens', async () => {
    const answer = await signIn();
    const rows = JSON.stringify([
      await app.db.selectFrom('session').selectAll().execute(),
      await app.db.selectFrom('session_access').selectAll().execute(),
    ]);
    const { veery_refresh, veery_media } = cookiesOf(answer);
    for (const token of [answer.body.id_token, veery_refresh?.value, veery_media?.value]) {
      expect(rows).not.toContain(token);
      expect(rows).not.toContain(JSON.stringify([...Buffer.from(token)]).slice(1, -1));
    }
  });
});

describe('renewal', () => {
  test('rotates the cookie and answers another bearer token, while the former token stays valid for its ten minutes', async () => {
    const first = await signIn();
    minutes(5);
    const second = await renew(refreshOf(first));
    expect(second.body).toMatchObject({ user_id: user.user_id, email_verified: true, expires_in: 600 });
    expect(second.body.id_token).not.toBe(first.body.id_token);
    expect(refreshOf(second)).not.toBe(refreshOf(first));
    expect([(await me(first.body.id_token)).status, (await me(second.body.id_token)).status]).toEqual([200, 200]);
    minutes(5.1);
    expect(refusal(await me(first.body.id_token))).toEqual([401, 'invalid_token']);
    expect((await me(second.body.id_token)).status).toBe(200);
  });

  test('two tabs that renew at the same moment both go on, and the cookie of the first stays', async () => {
    const cookie = refreshOf(await signIn());
    const [one, two] = await Promise.all([renew(cookie), renew(cookie)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const given = [one, two].map(refreshOf).filter(Boolean);
    expect(given).toHaveLength(1);
    expect((await renew(given[0])).status).toBe(200);
  });

  test('whose answer is lost is repeated with the former cookie, however late, and the session goes on', async () => {
    const first = refreshOf(await signIn());
    await renew(first);
    minutes(5);
    const lostAgain = await renew(first);
    expect(lostAgain.status).toBe(200);
    minutes(5);
    const second = await renew(first);
    expect((await me(second.body.id_token)).status).toBe(200);
    expect((await renew(refreshOf(second))).status).toBe(200);
  });

  test('in two tabs whose answers arrive in the other order leaves a good cookie, whichever it is', async () => {
    const first = refreshOf(await signIn());
    const slow = refreshOf(await renew(first));
    minutes(1);
    const quick = refreshOf(await renew(first));
    expect(quick).not.toBe(slow);
    // The answer that was under way for long arrives last, so the browser keeps its cookie.
    expect((await renew(slow)).status).toBe(200);
  });

  test('by a former cookie after the new one was used counts as theft and ends the session with all its tokens', async () => {
    const first = refreshOf(await signIn());
    const second = refreshOf(await renew(first));
    const third = await renew(second);
    minutes(0.2);
    expect(refusal(await renew(first))).toEqual([401, 'invalid_refresh_token']);
    expect(refusal(await renew(refreshOf(third)))).toEqual([401, 'invalid_refresh_token']);
    expect(refusal(await me(third.body.id_token))).toEqual([401, 'invalid_token']);
  });

  test('by a thief who was first is noticed when the owner renews', async () => {
    const stolen = refreshOf(await signIn());
    const thiefs = refreshOf(await renew(stolen));
    minutes(1);
    const owners = refreshOf(await renew(stolen));
    const thief = await renew(thiefs);
    expect(refusal(await renew(owners))).toEqual([401, 'invalid_refresh_token']);
    expect(refusal(await me(thief.body.id_token))).toEqual([401, 'invalid_token']);
  });

  test('a cookie that was replaced two renewals ago counts as stolen too', async () => {
    const first = refreshOf(await signIn());
    const second = refreshOf(await renew(first));
    const third = await renew(second);
    minutes(0.2);
    expect(refusal(await renew(first))).toEqual([401, 'invalid_refresh_token']);
    expect(refusal(await renew(refreshOf(third)))).toEqual([401, 'invalid_refresh_token']);
  });

  test('no cookie, an unknown one, or a bearer token instead answers 401', async () => {
    const { id_token } = (await signIn()).body;
    for (const cookie of [undefined, 'nothing', id_token]) {
      expect(refusal(await renew(cookie))).toEqual([401, 'invalid_refresh_token']);
    }
  });

  test('a session ends after thirty days without renewal', async () => {
    const answer = await signIn();
    minutes(30 * 24 * 60 + 1);
    expect(refusal(await renew(refreshOf(answer)))).toEqual([401, 'invalid_refresh_token']);
  });
});

test('a bearer token is valid for ten minutes', async () => {
  const { id_token } = (await signIn()).body;
  minutes(9.9);
  expect((await me(id_token)).status).toBe(200);
  minutes(0.2);
  expect(refusal(await me(id_token))).toEqual([401, 'invalid_token']);
});

test('sign-out ends the session at once, clears the cookies, and leaves other sessions alone', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const out = await send(app.url, 'POST /v1/auth/sign-out', { headers: { cookie: `veery_refresh=${refreshOf(one)}` } });
  expect(out.body).toEqual({ status: 'ok' });
  for (const [name, path] of [
    ['veery_refresh', '/v1/auth'],
    ['veery_media', '/v1'],
  ] as const) {
    expect(cookiesOf(out)[name]).toMatchObject({ value: '', attributes: expect.arrayContaining([`Path=${path}`]) });
  }
  expect(refusal(await me(one.body.id_token))).toEqual([401, 'invalid_token']);
  expect(refusal(await renew(refreshOf(one)))).toEqual([401, 'invalid_refresh_token']);
  expect((await me(other.body.id_token)).status).toBe(200);
  expect((await send(app.url, 'POST /v1/auth/sign-out')).body).toEqual({ status: 'ok' });
});

describe('a page of another origin', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  test('may neither renew nor end a session, nor use the cookie of a sign-up', async () => {
    const signedIn = await signIn();
    const cookie = cookiesIn(signedIn);
    for (const headers of foreign) {
      for (const [path, body] of [
        ['/v1/auth/refresh', undefined],
        ['/v1/auth/sign-out', { all: true }],
        ['/v1/auth/verify-email', { action_code: 'any' }],
        ['/v1/auth/action-code/check', { action_code: 'any' }],
        ['/v1/user/send-verification-email', { email: user.email }],
      ] as const) {
        const answer = await send(app.url, `POST ${path}`, { body, headers: { ...headers, cookie } });
        expect(refusal(answer), `${path} ${JSON.stringify(headers)}`).toEqual([403, 'cross_origin']);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
    expect((await me(signedIn.body.id_token)).status).toBe(200);
    const own: Record<string, string>[] = [
      { origin: app.url },
      { origin: app.parts.config.publicUrl },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of own) {
      const cookie = cookiesIn(await signIn());
      expect((await send(app.url, 'POST /v1/auth/refresh', { headers: { ...headers, cookie } })).status).toBe(200);
    }
  });

  test('gets nothing for the media cookie, but its program may show a key', async () => {
    const id = (await speak(app, user, 'Hi.')).headers.get('history-item-id');
    const call = `GET /v1/history/${id}/audio`;
    for (const headers of foreign) {
      const cookie = `veery_media=${user.session.media}`;
      expect(refusal(await send(app.url, call, { headers: { ...headers, cookie } }))).toEqual([403, 'cross_origin']);
      expect((await send(app.url, call, { headers: { ...headers, 'xi-api-key': user.apiKey } })).status).toBe(200);
    }
  });
});

describe('the media cookie', () => {
  test('suffices for GET and HEAD of the audio, until the session ends', async () => {
    const signedIn = await signIn();
    const as = { cookie: `veery_media=${cookiesOf(signedIn).veery_media?.value}` };
    const id = (await speak(app, user, 'Hi.')).headers.get('history-item-id');
    const audio = `/v1/history/${id}/audio`;
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(app.url + audio, { method, headers: as });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
      await response.arrayBuffer();
    }
    expect((await send(app.url, `DELETE /v1/history/${id}`, { as })).status).toBe(401);
    const other = await app.user();
    const foreign = { cookie: `veery_media=${other.session.media}` };
    expect((await send(app.url, `GET ${audio}`, { as: foreign })).status).toBe(404);
    await send(app.url, 'POST /v1/auth/sign-out', { headers: { cookie: `veery_refresh=${refreshOf(signedIn)}` } });
    expect(refusal(await send(app.url, `GET ${audio}`, { as }))).toEqual([401, 'invalid_token']);
  });

  test('is accepted nowhere else, and neither is the refresh cookie', async () => {
    const cookies = `veery_media=${user.session.media}; veery_refresh=${user.session.refresh}`;
    const media = endpoints.filter((one) => one.media);
    expect(media.map((one) => one.path)).toEqual([
      '/v1/audio-isolation/history/{history_item_id}/audio',
      '/v1/audio-isolation/history/{history_item_id}/original',
      '/v1/history/{history_item_id}/audio',
      '/v1/history/{history_item_id}/subtitles',
      '/v1/admin/history/{history_item_id}/audio',
      '/v1/operator/backups/{backup}',
      '/v1/jobs/{job_id}/file',
      '/v1/live',
      '/v1/pronunciation-dictionaries/{dictionary_id}/{version_id}/download',
      '/v1/speech-to-text/transcripts/{transcription_id}/audio',
      '/v1/speech-to-text/transcripts/{transcription_id}/export',
    ]);
    for (const endpoint of endpoints.filter((one) => !one.media && accessOf(one) !== 'public')) {
      const answer = await send(app.url, nameOf(endpoint).replaceAll(/\{\w+\}/g, 'some-id'), {
        as: { cookie: cookies },
      });
      expect(refusal(answer), nameOf(endpoint)).toEqual([401, 'needs_authorization']);
    }
  });

  test('answers 401 when it is wrong', async () => {
    const as = { cookie: 'veery_media=nothing' };
    expect(refusal(await send(app.url, 'GET /v1/history/x/audio', { as }))).toEqual([401, 'invalid_token']);
  });
});

test('a disabled member loses access at once, by session and by key', async () => {
  await app.db.updateTable('member').set({ disabled_at: new Date() }).where('user_id', '=', user.user_id).execute();
  expect(refusal(await me(user.session.access))).toEqual([401, 'account_disabled']);
  expect(refusal(await send(app.url, 'GET /v1/models', { as: { 'xi-api-key': user.apiKey } }))).toEqual([
    401,
    'account_disabled',
  ]);
});
