/** No call tells a stranger whether an address has an account: status, body and names of headers are the same. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { send, type Sent } from './http.suite.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await testApp();
  user = await app.user();
});
afterAll(() => app.close());

const password = 'An0ther!password';
const calls: [string, (email: string) => { body?: object; query?: string; headers?: Record<string, string> }][] = [
  ['POST /v1/auth/sign-in', (email) => ({ body: { email, password } })],
  ['POST /v1/auth/sign-up', (email) => ({ body: { email, password } })],
  ['POST /v1/user/pre-sign-up', (email) => ({ body: { email, account_metadata: {} } })],
  ['POST /v1/user/send-password-reset-email', (email) => ({ body: { email } })],
  ['POST /v1/user/send-verification-email', (email) => ({ body: { email } })],
  ['POST /v1/user/prepare-internal-verification', (email) => ({ body: { email, verification_code: 'nothing' } })],
  ['GET /v1/workspace/find-sso-provider', (email) => ({ query: `?email=${encodeURIComponent(email)}` })],
  ['GET /v1/workspace/identity-providers', (email) => ({ headers: { email } })],
];

const told = ({ status, headers, body }: Sent) => ({
  status,
  headers: [...headers.keys()].sort(),
  length: headers.get('content-length'),
  body: body.detail ? { detail: { ...body.detail, request_id: '' } } : body,
});

test.each(calls)('%s, from the first attempt to the one that exceeds the limit', async (call, input) => {
  const ask = (email: string) => {
    const { query = '', ...asking } = input(email);
    return send(app.url, call + query, asking);
  };
  const verified = user.email;
  const unverified = (await app.user({ is_verified: false })).email;
  for (let i = 0; i < 12; i++) {
    const unknown = told(await ask('unknown@example.test'));
    expect(told(await ask(verified)), call).toEqual(unknown);
    expect(told(await ask(unverified)), call).toEqual(unknown);
  }
});
