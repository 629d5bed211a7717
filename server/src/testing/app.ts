/**
 * The application for tests, with a real database, a real engine, a settable clock, and files in a temporary folder.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CallInput, Endpoint, Answer } from '#contract/kit/endpoint.ts';
import { buildRequest } from '#contract/kit/client.ts';
import type { Tier } from '#contract/billing/plans.ts';
import type { ApiKeyPermissions } from '#contract/api-keys/types.ts';
import type { z } from 'zod';
import { createApp, type AppOptions } from '../app.ts';
import { listFonts } from '../installation.ts';
import { createContext, type Parts } from '../context.ts';
import { actingAs, type Actor } from '../kernel/context.ts';
import { processEnv, readConfig } from '../kernel/boot/config.ts';
import { createCompute } from '../kernel/compute/compute.ts';
import { openDatabase } from '../kernel/db/db.ts';
import { newId } from '../kernel/ids.ts';
import { createJobQueue } from '../kernel/jobs/queue.ts';
import { createLiveHub } from '../kernel/live/hub.ts';
import { createLog } from '../kernel/boot/log.ts';
import { createOutgoing } from '../kernel/outgoing/outgoing.ts';
import { createLanguageModel } from '../ports/language-model/language-model.ts';
import { createSecretBox } from '../kernel/secrets.ts';
import { systemScope } from '../context.ts';
import { handlersFor } from '../work-handlers.ts';
import { createAudio } from '../ports/audio/audio.ts';
import { createGeolocation } from '../ports/geolocation/geolocation.ts';
import { createBotCheck } from '../ports/bot-check/bot-check.ts';
import { createSmtp } from '../ports/mail/smtp.ts';
import { createPayments } from '../ports/payments/payments.ts';
import { createMedia } from '../ports/media/media.ts';
import { createModelStore } from '../ports/models/disk.ts';
import type { Recognition } from '../ports/recognition/port.ts';
import { createRecognition } from '../ports/recognition/recognition.ts';
import { createSpeech } from '../ports/speech/speech.ts';
import type { Speech } from '../ports/speech/port.ts';
import { createDiskStorage } from '../ports/storage/disk.ts';
import { createAccount } from '../slices/sign-up/accounts.service.ts';
import { createKey } from '../slices/api-keys/api-keys.service.ts';
import { hashPassword, hashPasswordsCheaply } from '../platform/identity/credentials/passwords.ts';
import { openSession } from '../platform/identity/sessions/sessions.ts';
import { setTier } from '../slices/billing/billing.service.ts';
import { setLimits } from '../slices/usage/usage.service.ts';
import { createTestDatabase } from './database.ts';
import { freePort } from '../kernel/boot/free-port.ts';
import { lazyQueue } from './lazy-queue.ts';
import { rememberingMedia } from './remembering-media.ts';

/** A test asks faster than any client. */
const noRateLimits = { RATE_LIMIT_KEY: '0', RATE_LIMIT_ADDRESS: '0' };

const secretKey = 'a secret key of the tests, 32 characters';

hashPasswordsCheaply();

/** All tests of a thread share one engine, because starting it takes most of a test's time. */
let sharedSpeech: Speech | undefined;
let sharedRecognition: Recognition | undefined;

export interface UserInput {
  tier?: Tier;
  permissions?: z.output<typeof ApiKeyPermissions>;
  credits?: number;
  concurrency?: number;
  is_verified?: boolean;
  /** The user is a member of this workspace, as an editor. */
  workspace_id?: string;
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
export type TestUser = Awaited<ReturnType<TestApp['user']>>;

export async function testApp(
  overrides: {
    env?: Record<string, string>;
    parts?: (parts: Parts) => Partial<Parts>;
    app?: AppOptions;
    /** Another connection to the database, such as one that can be cut. */
    databaseThrough?: (databaseUrl: string) => Promise<string>;
  } = {},
) {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'veery-app-'));
  const port = await freePort();
  const config = readConfig(
    {
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      OUTGOING_PRIVATE_HOSTS: '127.0.0.1',
      ...noRateLimits,
      ...overrides.env,
    },
    dataDir,
    ['tts-video-generation'],
  );
  const log = createLog(config.logLevel);
  const databaseUrl = (await overrides.databaseThrough?.(database.url)) ?? database.url;
  const connections = openDatabase(databaseUrl, log);
  const { db, close } = connections;
  const live = createLiveHub({ databaseUrl, db, log });
  const clock = { offsetMs: 0 };
  const now = () => new Date(Date.now() + clock.offsetMs);
  const speech = (sharedSpeech ??= createSpeech({
    ...{ espeakWorkers: 2, maxQueued: 1000 },
    outgoing: createOutgoing({ allowPrivate: ['127.0.0.1'] }),
  }));
  const recognition = (sharedRecognition ??= createRecognition({
    outgoing: createOutgoing({ allowPrivate: ['127.0.0.1'] }),
  }));
  const audio = createAudio();
  const programs = { ffmpegPath: config.ffmpegPath, searchPath: processEnv().PATH ?? '' };
  const media = rememberingMedia(
    createMedia({ ...programs, workFolder: path.join(dataDir, 'media-work'), listFonts }),
    JSON.stringify(programs),
  );
  const compute = createCompute();
  const models = await createModelStore({ folder: config.modelsDir });
  const storage = await createDiskStorage(path.join(dataDir, 'files'));
  const handlers = () => handlersFor(parts);
  const takes = (name: string) => handlers().some(({ kind }) => kind.name === name);
  const queue = lazyQueue(takes, async () => {
    const kinds = handlers().map(({ kind }) => kind);
    const opened = await createJobQueue({ databaseUrl, database: connections, log, kinds });
    await opened.work(handlers(), parts, true);
    return opened;
  });
  const secrets = createSecretBox(secretKey);
  const outgoing = createOutgoing({ allowPrivate: config.outgoingPrivateHosts });
  const base: Parts = {
    config,
    db,
    databaseUrl: database.url,
    reads: connections.reads,
    databasePool: connections.pool,
    log,
    speech,
    recognition,
    models,
    audio,
    media,
    compute,
    storage,
    outgoing,
    secrets,
    languageModel: createLanguageModel({ config, outgoing, log }),
    payments: createPayments({ config, db, now, secrets, outgoing }),
    mail: config.smtp && createSmtp(config.smtp, log),
    geolocation: await createGeolocation({ headers: config.geolocationHeaders, database: config.geolocationDb }),
    botCheck: createBotCheck(config, { secretKey, log, now }),
    queue,
    live,
    now,
    version: 'test',
    build: 'test',
  };
  const parts: Parts = { ...base, ...overrides.parts?.(base) };
  const app = await createApp(parts, { strictAnswers: true, ...overrides.app });
  await app.listen({ host: '127.0.0.1', port });
  const url = `http://127.0.0.1:${port}`;
  let count = 0;

  /** Creates a verified user with a workspace, an API key and a browser session. */
  async function user(input: UserInput = {}) {
    const email = `user${++count}@example.test`;
    const password = 'Str0ng!pass';
    const scope = systemScope(parts);
    const created = await createAccount(scope, {
      email,
      password_hash: await hashPassword(password),
      first_name: `User ${count}`,
      is_verified: input.is_verified ?? true,
      is_onboarding_completed: true,
    });
    if (!created) throw new Error('the test user exists already');
    const own_workspace_id = created.workspace_id;
    await setTier(scope, own_workspace_id, input.tier ?? 'free');
    await setLimits(scope, own_workspace_id, {
      ...(input.credits === undefined ? {} : { credits: input.credits }),
      ...(input.concurrency === undefined ? {} : { concurrency: input.concurrency }),
    });
    const made = { ...created, workspace_id: input.workspace_id ?? own_workspace_id };
    const role = input.workspace_id === undefined ? 'admin' : 'editor';
    if (made.workspace_id !== own_workspace_id) {
      const { user_id, workspace_id } = made;
      await db.updateTable('member').set({ workspace_id, role }).where('user_id', '=', user_id).execute();
    }
    const actor: Actor = { ...made, role, is_operator: false, email_verified: true };
    const key = await createKey(actingAs(scope, actor), { name: 'test', permissions: input.permissions ?? 'all' });
    const session = await openSession(scope, made.user_id, { ip: '127.0.0.1', userAgent: 'test' });
    const ctx = () => createContext(parts, { actor, request_id: newId(), signal: new AbortController().signal });
    return {
      ...made,
      own_workspace_id,
      email,
      password,
      apiKey: key.xi_api_key,
      key_id: key.key_id,
      session,
      actor,
      ctx,
    };
  }

  return {
    url,
    app,
    parts,
    db,
    dataDir,
    databaseUrl: database.url,
    clock,
    user,
    /** Calls an endpoint by its contract. `as` is a user, or headers. */
    async call<E extends Endpoint>(endpoint: E, as: { apiKey: string } | Record<string, string>, input: CallInput<E>) {
      const request = buildRequest(endpoint, input);
      const auth =
        'apiKey' in as && 'session' in as ? { 'xi-api-key': as.apiKey as string } : (as as Record<string, string>);
      const response = await fetch(url + request.url, {
        method: request.method,
        headers: { ...request.headers, ...auth },
        ...(request.body ? { body: request.body } : {}),
      });
      return response as Omit<Response, 'json'> & { json(): Promise<Answer<E>> };
    },
    async close() {
      await app.close();
      await queue.close();
      storage.close();
      await models.close();
      await parts.mail?.close();
      await live.close();
      await audio.close();
      await parts.media.close();
      await compute.close();
      await close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
