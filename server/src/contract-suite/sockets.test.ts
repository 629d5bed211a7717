/** Every socket of the contract: who may open it, what it keeps apart, and that nothing a client sends is a defect. */
import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiKeyPermissions, type ApiKeyPermission, type Endpoint } from '#contract/kit/endpoint.ts';
import { SocketError, type Socket } from '#contract/kit/socket.ts';
import { createKey } from '../slices/api-keys/api-keys.service.ts';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { steadyRecognition } from '../testing/steady-recognition.ts';
import { ledgerOf } from '../testing/ledger.ts';
import { openSocket, type SocketClient } from '../testing/socket.ts';
import { contractSockets, inputSchema } from './endpoints.suite.ts';
import { anyBody, anyQuery, valid, type Known } from './fuzz.suite.ts';
import { byKey, bySession, nobody, type Headers } from './http.suite.ts';
import { createTenant, type Tenant } from './samples.suite.ts';
import { closedByClients, socketSamples } from './registry.suite.ts';
import { settled, voiceId } from './speak.suite.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 10);
const seed = Number(process.env.FUZZ_SEED ?? 20_251_120);

let app: TestApp;
let tenant: Tenant;
let unverified: TestUser;
beforeAll(async () => {
  app = await testApp({ parts: () => ({ recognition: steadyRecognition() }) });
  tenant = await createTenant(app, { tier: 'pro', concurrency: 30 });
  unverified = await app.user({ is_verified: false });
});
afterAll(() => app.close());

const named = contractSockets.map((socket) => [socket.path, socket] as const);
const pathOf = ({ path }: Socket) => path.replace('{voice_id}', voiceId);

interface Talk {
  code: number;
  /** The name of what went wrong. */
  error: string | undefined;
  text: string;
}

/** Says what a client says, and hears the end of it. Every message is of the contract's shape. */
async function talk(socket: Socket, as: Headers, says = samplesOf(socket), query = ''): Promise<Talk> {
  const client = await openSocket(`${app.url}${pathOf(socket)}?${query}`, as);
  for (const one of says) client.ws.send(typeof one === 'string' || Buffer.isBuffer(one) ? one : JSON.stringify(one));
  if (closedByClients[socket.path]) void closeOnceOpened(socket, client);
  const said = await client.rest();
  for (const one of said) {
    const fits = [...socket.outgoing, SocketError].some((schema) => schema.safeParse(one).success);
    expect(fits, JSON.stringify(one).slice(0, 300)).toBe(true);
  }
  const failure = said.find((one) => 'error' in one) as { error: string; message_type?: string } | undefined;
  const error = socket.errorBody ? failure?.message_type : failure?.error;
  return { code: (await client.closed).code, error, text: JSON.stringify(said) };
}

/** Long enough for what was sent to be heard. */
const listeningMs = 100;

async function closeOnceOpened({ errorBody }: Socket, { ws }: SocketClient): Promise<void> {
  const [first] = (await once(ws, 'message')) as [Buffer];
  if (errorBody && 'error' in (JSON.parse(first.toString()) as object)) return;
  setTimeout(() => ws.close(1000), listeningMs);
}

/** What the socket calls an error of access. */
const accessError = (socket: Socket, status: string): string =>
  socket.errorBody
    ? (socket.errorBody({ http: 401, status, message: '' }) as { message_type: string }).message_type
    : status;

function samplesOf({ path }: Socket): (object | string)[] {
  const sample = socketSamples[path];
  if (!sample) throw new Error(`${path}: say in the samples of its slice what a client says there`);
  return sample;
}

const keyWith = async (permissions: ApiKeyPermission[]): Promise<Headers> => ({
  'xi-api-key': (await createKey(tenant.user.ctx(), { name: 'restricted', permissions })).xi_api_key,
});

test.each(named)(
  '%s refuses a key with every other permission, and accepts one with this permission alone',
  async (_, socket) => {
    const others = apiKeyPermissions.filter((one) => one !== socket.permission);
    expect(await talk(socket, await keyWith(others))).toMatchObject({
      code: 1008,
      error: accessError(socket, 'missing_permissions'),
    });
    const alone = await keyWith([socket.permission as ApiKeyPermission]);
    expect(await talk(socket, alone)).toMatchObject({ code: 1000, error: undefined });
  },
);

test.each(named)('%s refuses callers without access', async (_, socket) => {
  const callers: [string, Headers][] = [
    ['email_not_verified', bySession(unverified)],
    ['email_not_verified', byKey(unverified)],
    ['needs_authorization', nobody],
    ['needs_authorization', { cookie: `veery_media=${tenant.user.session.media}` }],
    ['invalid_api_key', { 'xi-api-key': 'sk_none' }],
    ['invalid_token', { authorization: 'Bearer none' }],
  ];
  for (const [error, as] of callers)
    expect(await talk(socket, as), error).toMatchObject({ code: 1008, error: accessError(socket, error) });
  const { account } = await ledgerOf(app, unverified);
  expect(account.credits_used).toBe(0);
});

test.each(named)('%s accepts a session and a key from any origin', async (_, socket) => {
  for (const as of [bySession(tenant.user), byKey(tenant.user)]) {
    expect(await talk(socket, { ...as, origin: 'https://elsewhere.example' })).toMatchObject({ code: 1000 });
  }
});

test.each(named)('%s neither reveals nor changes anything of another workspace', async (_, socket) => {
  const other = await app.user({ tier: 'pro', concurrency: 5 });
  const [before, theirs] = [await ledgerOf(app, tenant.user), await ledgerOf(app, other)];
  const heard = await talk(socket, byKey(other));
  expect(heard.code).toBe(1000);
  for (const secret of tenant.secrets) expect(heard.text).not.toContain(secret);
  expect(await ledgerOf(app, tenant.user)).toEqual(before);
  await settled(app, other);
  // What it heard was charged to its own workspace.
  expect((await ledgerOf(app, other)).entries.length).toBeGreaterThan(theirs.entries.length);
});

test.each(named)('%s survives any input without a defect, and leaves nothing open', async (_, socket) => {
  const user = await app.user({ tier: 'pro', concurrency: 10 });
  const known: Known = {
    text: ['Hi.', ' ', '', 'Ω 1 % 😀', 'One. Two! ', '[sigh] <break time="1s"/> '],
    context_id: ['a', 'b', null],
    contextId: ['a', null],
    output_format: ['mp3_22050_32', 'pcm_8000', 'opus_48000_32'],
    model_id: ['eleven_flash_v2_5', 'eleven_v3', 'scribe_v2_realtime'],
    audio_base_64: ['', Buffer.alloc(3200).toString('base64')],
    language_code: ['en', 'de'],
    inactivity_timeout: ['1', '2'],
    pronunciation_dictionary_locators: [null, []],
    single_use_token: [null],
    // Options that change in the middle of a dialogue end it.
    ...(socket.path.includes('dialogue')
      ? { voices: [[voiceId]], voice_id: [voiceId], voice_settings: [null], generation_config: [null] }
      : {}),
    ...Object.fromEntries(['xi-api-key', 'xi_api_key', 'authorization'].map((name) => [name, [null]])),
    ...Object.fromEntries(['auto_mode', 'sync_alignment', 'enable_logging'].map((name) => [name, ['true', 'false']])),
  };
  // A socket's input under the names of a request's.
  const input = { query: socket.query, body: socket.incoming } as unknown as Endpoint;
  const [query, body] = [inputSchema(input, 'query'), inputSchema(input, 'body')];
  const message = fc.oneof(
    { weight: 12, arbitrary: valid(body ?? {}, known).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: anyBody },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes)) },
  );
  const inputs = fc.record({
    query: fc.oneof(
      { weight: 6, arbitrary: valid(query ?? {}, known).map(encode) },
      { weight: 1, arbitrary: anyQuery },
    ),
    messages: fc.array(message, { maxLength: 12 }),
  });
  let wellEnded = 0;
  await fc.assert(
    fc.asyncProperty(inputs, async ({ query, messages }) => {
      const heard = await talk(socket, byKey(user), [...messages, ...samplesOf(socket).slice(-1)], query);
      expect([1000, 1008], `${heard.code} ${heard.error}`).toContain(heard.code);
      if (heard.code === 1000) wellEnded += 1;
    }),
    { numRuns, seed },
  );
  // Enough of it was good, so that more than the first check was met.
  expect(wellEnded).toBeGreaterThan(numRuns / 10);
  await settled(app, user);
  const open = app.db.selectFrom('generation').select('state').where('workspace_id', '=', user.workspace_id);
  expect(await open.where('state', 'in', ['reserved', 'running', 'parked']).execute()).toEqual([]);
});

function encode(value: unknown): string {
  const entries = typeof value === 'object' && value ? Object.entries(value) : [];
  return entries.map(([name, one]) => `${name}=${encodeURIComponent(String(one).toWellFormed())}`).join('&');
}
