/** Failures as the public SDK sees them, and that its retries never charge twice. */
import { ElevenLabs, ElevenLabsClient, ElevenLabsError } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSpeech } from '../ports/speech/speech.ts';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { byKey, bySession, checkedFetch } from './http.suite.ts';
import { settled, voiceId } from './speak.suite.ts';

/** One speech at a time: the next is refused with 503. */
const narrow = createSpeech({ espeakWorkers: 1, maxQueued: 1 });
let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await testApp({ parts: () => ({ speech: narrow }) });
  user = await app.user();
});
afterAll(async () => {
  await app.close();
  await narrow.close();
});

const clientOf = (apiKey: string, fetchFn: typeof fetch = checkedFetch) =>
  new ElevenLabsClient({ apiKey, baseUrl: app.url, fetch: fetchFn });

async function failure(call: PromiseLike<unknown>) {
  const error = await Promise.resolve(call).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ElevenLabsError);
  const { statusCode, body, requestId, rawResponse } = error as ElevenLabsError;
  expect(requestId).toBe(rawResponse?.headers.get('request-id'));
  expect(requestId).toMatch(/^[A-Za-z0-9]{20}$/);
  return { error, statusCode, detail: (body as { detail: Record<string, string> }).detail };
}

test('a wrong key answers 401', async () => {
  const { statusCode, detail } = await failure(clientOf(`sk_${'0'.repeat(48)}`).models.list());
  expect(statusCode).toBe(401);
  expect(detail).toMatchObject({ status: 'invalid_api_key', message: 'Invalid API key', type: 'authentication_error' });
});

test('an unknown voice answers 404', async () => {
  const client = clientOf(user.apiKey);
  for (const call of [
    () => client.voices.get('nobody'),
    () => client.textToSpeech.convert('nobody', { text: 'Hello' }),
  ]) {
    const { statusCode, detail } = await failure(call());
    expect(statusCode).toBe(404);
    expect(detail).toMatchObject({ status: 'voice_not_found', code: 'voice_not_found', type: 'not_found' });
    expect(detail.message).toContain('nobody');
  }
});

test('a missing text answers 422, as the SDK types it', async () => {
  // The SDK insists on a text: it is taken out on the way.
  const client = clientOf(user.apiKey, (input, init) => checkedFetch(input, { ...init, body: '{}' }));
  const { error, statusCode, detail } = await failure(client.textToSpeech.convert(voiceId, { text: 'x' }));
  expect(error).toBeInstanceOf(ElevenLabs.UnprocessableEntityError);
  expect(statusCode).toBe(422);
  expect(detail).toMatchObject([{ type: 'missing', loc: ['body', 'text'], msg: 'Field required' }]);
});

test('an unknown model answers 400', async () => {
  const { statusCode, detail } = await failure(
    clientOf(user.apiKey).textToSpeech.convert(voiceId, { text: 'Hello', modelId: 'eleven_nothing' }),
  );
  expect(statusCode).toBe(400);
  expect(detail).toMatchObject({ status: 'model_not_found', type: 'validation_error' });
});

test('an empty balance answers 401 quota_exceeded with the figures', async () => {
  const poor = await app.user({ credits: 10 });
  const { statusCode, detail } = await failure(
    clientOf(poor.apiKey).textToSpeech.convert(voiceId, { text: 'Twelve chars' }),
  );
  expect(statusCode).toBe(401);
  expect(detail).toMatchObject({
    status: 'quota_exceeded',
    type: 'payment_required',
    message:
      'This request exceeds your quota of 10. You have 10 credits remaining, while 12 credits are required for this request.',
  });
  expect(await settled(app, poor)).toMatchObject({ credits_used: 0, credits_reserved: 0 });
});

test("a key's own credit limit answers quota_exceeded of the key", async () => {
  const scope = await app.user();
  const made = await fetch(`${app.url}/v1/user/create-api-key`, {
    method: 'POST',
    headers: { ...bySession(scope), 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'small', character_limit: 6 }),
  });
  const { xi_api_key } = (await made.json()) as { xi_api_key: string };
  const client = clientOf(xi_api_key);
  await drain(await client.textToSpeech.convert(voiceId, { text: 'Five.' }));
  const { statusCode, detail } = await failure(client.textToSpeech.convert(voiceId, { text: 'Again' }));
  expect([statusCode, detail.status]).toEqual([401, 'quota_exceeded']);
  expect(detail.message).toContain('quota of 6. You have 1 credits remaining');
});

test('at the concurrency limit the SDK waits as long as Retry-After says, and is charged once', async () => {
  const one = await app.user({ concurrency: 1 });
  const busy = await holdASpeech(one);
  const { client, answers } = counting(one);
  void onceRefused(answers).then(busy.leave);
  const call = await client.textToSpeech.convert(voiceId, { text: 'Patience.' }, patient).withRawResponse();
  await drain(call.data);
  expect([...new Set(answers)]).toEqual(['429 too_many_concurrent_requests 1', '200']);
  await expectOneCharge(one, 'Patience.');
});

test('a full engine answers 503 system_busy, and the retry is charged once', async () => {
  const [one, other] = [await app.user(), await app.user()];
  const busy = await holdASpeech(other);
  const { client, answers } = counting(one);
  void onceRefused(answers).then(busy.leave);
  await drain(await client.textToSpeech.convert(voiceId, { text: 'Patience.' }, patient));
  expect([...new Set(answers)]).toEqual(['503 system_busy 1', '200']);
  await settled(app, other);
  await expectOneCharge(one, 'Patience.');
});

test('after a permanent failure the SDK throws the last answer, and nothing is charged', async () => {
  const [one, other] = [await app.user(), await app.user()];
  const busy = await holdASpeech(other);
  const { client, answers } = counting(one);
  const call = client.textToSpeech.convert(voiceId, { text: 'Patience.' }, { maxRetries: 1 });
  expect((await failure(call)).detail).toMatchObject({ status: 'system_busy', code: 'rate_limit_exceeded' });
  busy.leave();
  expect(answers).toHaveLength(2);
  await settled(app, other);
  expect(await settled(app, one)).toMatchObject({ credits_used: 0, credits_reserved: 0 });
});

/** On a busy machine the place is free a little later than the second try. */
const patient = { maxRetries: 8 };

/** A speech whose listener reads nothing after the first bytes: it keeps its place until it is left. */
async function holdASpeech(of: TestUser) {
  const leaving = new AbortController();
  const response = await fetch(`${app.url}/v1/text-to-speech/${voiceId}/stream?output_format=pcm_32000`, {
    method: 'POST',
    headers: { ...byKey(of), 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'This sentence is one of very many that nobody hears. '.repeat(150) }),
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  return { leave: () => leaving.abort() };
}

/** A client of the SDK whose every answer is noted. */
function counting(of: TestUser) {
  const answers: string[] = [];
  const client = clientOf(of.apiKey, async (input, init) => {
    const response = await checkedFetch(input, init);
    const { detail } = response.ok ? {} : ((await response.clone().json()) as { detail?: { status: string } });
    answers.push([response.status, detail?.status, response.headers.get('retry-after')].filter(Boolean).join(' '));
    return response;
  });
  return { client, answers };
}

/** The place is given back when the client has been told to wait. */
const onceRefused = (answers: string[]) => expect.poll(() => answers.length).toBeGreaterThan(0);

async function expectOneCharge(of: TestUser, text: string) {
  await settled(app, of);
  const entries = await app.db
    .selectFrom('ledger_entry')
    .select(['status', 'credits'])
    .where('workspace_id', '=', of.workspace_id)
    .where('credits', '>', 0)
    .where('status', '=', 'done')
    .execute();
  expect(entries).toEqual([{ status: 'done', credits: text.length }]);
  const sum = await app.db
    .selectFrom('ledger_entry')
    .select((q) => q.fn.sum<string>('credits').as('credits'))
    .where('workspace_id', '=', of.workspace_id)
    .executeTakeFirstOrThrow();
  expect(await settled(app, of)).toMatchObject({ credits_used: Number(sum.credits), credits_reserved: 0 });
}

const drain = (stream: ReadableStream<Uint8Array>) => new Response(stream as BodyInit).arrayBuffer();
