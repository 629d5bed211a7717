/** The check against bots that a sign-up passes. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cookiesIn, refusal, send } from '../../contract-suite/http.suite.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signUpCalls } from './sign-up.suite.ts';

let guarded: TestApp;
beforeAll(async () => void (guarded = await testApp({ env: { BOT_CHECK: 'proof-of-work' } })));
beforeEach(() => void (guarded.clock.offsetMs = 0));
afterAll(() => guarded.close());

const { preSignUp, signUp } = signUpCalls(() => guarded);

const task = async () => (await send(guarded.url, 'GET /v1/auth/bot-check')).body.challenge;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
async function solve() {
  const challenge = await task();
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

test('is passed once by a solution', async () => {
  const recaptcha_token = encode(await solve());
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, i) => preSignUp(`solver${i}@example.test`, { recaptcha_token })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => refusal(answer)[1] === 'recaptcha_failed')).toHaveLength(4);
});

test('passed before the form counts for the form in the same browser, for a quarter of an hour', async () => {
  const email = 'form@example.test';
  expect(refusal(await signUp(email, {}))).toEqual([400, 'recaptcha_failed']);
  const browser = { cookie: cookiesIn(await preSignUp(email, { recaptcha_token: encode(await solve()) })) };
  expect(refusal(await signUp(email, {}))).toEqual([400, 'recaptcha_failed']);
  expect((await signUp(email, {}, undefined, browser)).status).toBe(200);
  expect(refusal(await signUp('another@example.test', {}, undefined, browser))).toEqual([400, 'recaptcha_failed']);
  guarded.clock.offsetMs = 16 * 60_000;
  expect(refusal(await signUp(email, {}, undefined, browser))).toEqual([400, 'recaptcha_failed']);
});

test('is passed by nothing else', async () => {
  const { challenge, solution } = await solve();
  const deep = `${'['.repeat(4000)}${']'.repeat(4000)}`;
  const cheap = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '0' } };
  const later = {
    ...challenge,
    parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 600 },
  };
  const tokens = [
    undefined,
    '',
    'nonsense',
    encode(null),
    encode({}),
    encode({ challenge }),
    encode({ challenge, solution: { ...solution, counter: (solution?.counter ?? 0) + 1, derivedKey: '00' } }),
    encode({ challenge: cheap, solution }),
    encode({ challenge: later, solution }),
    encode({ challenge: { ...challenge, signature: '00'.repeat(32) }, solution }),
    encode({ challenge: { ...challenge, parameters: { ...challenge.parameters, data: { a: 1 } } }, solution }),
    Buffer.from(deep).toString('base64').slice(0, 10_000),
  ];
  for (const recaptcha_token of tokens) {
    const answer = await preSignUp('bot@example.test', { recaptcha_token });
    // The eleventh try of one address and what follows is not looked at.
    expect(['recaptcha_failed', 'too_many_attempts']).toContain(refusal(answer)[1]);
  }
  guarded.clock.offsetMs = 6 * 60_000;
  const old = await preSignUp('slow@example.test', { recaptcha_token: encode({ challenge, solution }) });
  expect(refusal(old)).toEqual([400, 'recaptcha_failed']);
});
