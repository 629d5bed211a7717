/** The check with a provider: its good, bad and hostile answers, and where its script may run. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusal, send } from '../../contract-suite/http.suite.ts';
import { testApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
let provider: Server;
let answer: RequestListener;
let asked: URLSearchParams[] = [];
beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  app = await testApp({
    env: {
      BOT_CHECK: 'token',
      BOT_CHECK_SITE_KEY: 'a site',
      BOT_CHECK_SECRET: 'a secret of the site',
      BOT_CHECK_SCRIPT: 'https://check.example.test/api.js?render=explicit',
      BOT_CHECK_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
  });
});
beforeEach(() => void (asked = []));
afterAll(async () => {
  await app.close();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});

let count = 0;
const says =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
const preSignUp = (recaptcha_token?: string) =>
  send(app.url, 'POST /v1/user/pre-sign-up', {
    body: { email: `visitor${++count}@example.test`, account_metadata: {}, recaptcha_token },
  });

test('the page gets the key and the script', async () => {
  expect((await send(app.url, 'GET /v1/auth/bot-check')).body).toEqual({
    kind: 'token',
    challenge: null,
    site_key: 'a site',
    script_url: 'https://check.example.test/api.js?render=explicit',
  });
});

test('a token that the provider accepts is good once', async () => {
  answer = says(200, '{"success": true, "hostname": "x"}');
  expect((await preSignUp('good')).status).toBe(200);
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    secret: 'a secret of the site',
    response: 'good',
    remoteip: '127.0.0.1',
  });
  expect(refusal(await preSignUp('good'))).toEqual([400, 'recaptcha_failed']);
});

test('a missing and a bad token are refused', async () => {
  answer = says(200, '{"success": false, "error-codes": ["invalid-input-response"]}');
  expect(refusal(await preSignUp())).toEqual([400, 'recaptcha_failed']);
  expect(asked).toEqual([]);
  expect(refusal(await preSignUp('bad'))).toEqual([400, 'recaptcha_failed']);
});

test.each<[string, RequestListener]>([
  ['an error', says(500, '{"success": true}')],
  ['no JSON', says(200, '<html>')],
  ['something else', says(200, '{"success": "true"}')],
  ['a list', says(200, '[{"success": true}]')],
  ['another address', (_request, response) => response.writeHead(302, { location: '/x' }).end()],
  ['that our secret is wrong', says(200, '{"success": false, "error-codes": ["invalid-input-secret"]}')],
  ['far too much', says(200, `{"success": true, "x": "${'x'.repeat(100_000)}"}`)],
  ['nothing', (request) => request.socket.destroy()],
])('a provider that answers %s lets nobody in and answers 503', async (_what, listener) => {
  answer = listener;
  const told = await preSignUp('some token');
  expect(refusal(told)).toEqual([503, 'bot_check_unavailable']);
  expect(told.body.detail.message).toBe(
    'We cannot check at the moment that you are a person. Please try again in a few minutes.',
  );
  expect(told.text).not.toContain('secret of the site');
});

test('the script may run on the sign-up pages only', async () => {
  const policyOf = async (path: string) => {
    const response = await fetch(app.url + path);
    await response.arrayBuffer();
    return response.headers.get('content-security-policy') ?? '';
  };
  const own = "script-src 'self' 'wasm-unsafe-eval'";
  for (const path of ['/app/sign-up', '/app/sign-in?redirect=x']) {
    expect(await policyOf(path)).toContain(`${own} https://check.example.test;`);
    expect(await policyOf(path)).toContain("frame-src 'self' https://check.example.test;");
  }
  for (const path of ['/app/home', '/app/sign-up/x', '/v1/instance']) {
    expect(await policyOf(path)).not.toContain('example.test');
  }
});
