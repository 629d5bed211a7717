/**
 * Measures, with the whole application in this process, what a request takes before the engine is asked and after it is
 * done.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { flagNames } from '#contract/workspace/flags.ts';
import { createApp } from '../server/src/app.ts';
import type { Parts } from '../server/src/context.ts';
import { readConfig } from '../server/src/kernel/boot/config.ts';
import { actingAs } from '../server/src/kernel/context.ts';
import { createCompute } from '../server/src/kernel/compute/compute.ts';
import { openDatabase } from '../server/src/kernel/db/db.ts';
import { startEmbeddedPostgres } from '../server/src/kernel/db/embedded-postgres.ts';
import { createLog } from '../server/src/kernel/boot/log.ts';
import { createLanguageModel } from '../server/src/ports/language-model/language-model.ts';
import { createOutgoing } from '../server/src/kernel/outgoing/outgoing.ts';
import { createSecretBox } from '../server/src/kernel/secrets.ts';
import { migrate } from '../server/src/kernel/db/migrate.ts';
import { systemScope } from '../server/src/context.ts';
import { noQueue } from '../server/src/kernel/jobs/jobs.ts';
import { silentHub } from '../server/src/kernel/live/hub.ts';
import { createAudio } from '../server/src/ports/audio/audio.ts';
import { createGeolocation } from '../server/src/ports/geolocation/geolocation.ts';
import { noBotCheck } from '../server/src/ports/bot-check/bot-check.ts';
import { createMedia } from '../server/src/ports/media/media.ts';
import { createModelStore } from '../server/src/ports/models/disk.ts';
import { createRecognition } from '../server/src/ports/recognition/recognition.ts';
import { createSpeech } from '../server/src/ports/speech/speech.ts';
import type { Speech } from '../server/src/ports/speech/port.ts';
import { createDiskStorage } from '../server/src/ports/storage/disk.ts';
import { createAccount } from '../server/src/slices/sign-up/accounts.service.ts';
import { createKey } from '../server/src/slices/api-keys/api-keys.service.ts';
import { setTier } from '../server/src/slices/billing/billing.service.ts';
import { testVoice } from '../server/src/testing/voice.ts';
import { closeConnections, timePost } from './measure.ts';
import { fresh, text250 } from './texts.ts';

/** Requests that do not count: a server that has just started compiles its code beside the first hundreds of them. */
export const warmUps = 200;

/**
 * Returns, for each request, the milliseconds before and after the engine's work. Settings are durable, as in
 * production.
 */
export async function addedWork(runs: number): Promise<number[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'veery-bench-'));
  const log = createLog('silent');
  const postgres = await startEmbeddedPostgres(path.join(dataDir, 'postgres'), log);
  const engine = createSpeech({ espeakWorkers: 1 });
  try {
    await migrate(postgres.url);
    const database = openDatabase(postgres.url, log);
    const meter: Meter = { received: 0, begun: 0, done: 0, answered: 0 };
    const now = () => new Date();
    const config = readConfig({ DATA_DIR: dataDir }, dataDir, flagNames);
    const storage = await createDiskStorage(path.join(dataDir, 'files'));
    const models = await createModelStore({ folder: config.modelsDir });
    const secrets = createSecretBox('a secret key of the bench, 32 characters');
    const parts: Parts = {
      config,
      db: database.db,
      databaseUrl: postgres.url,
      reads: database.reads,
      databasePool: database.pool,
      log,
      speech: metered(engine, meter),
      recognition: createRecognition(),
      models,
      audio: createAudio(),
      media: createMedia({
        ffmpegPath: undefined,
        searchPath: '',
        workFolder: path.join(dataDir, 'media-work'),
        listFonts: () => [],
      }),
      compute: createCompute(),
      storage,
      languageModel: createLanguageModel({ config, outgoing: createOutgoing(), log }),
      outgoing: createOutgoing(),
      secrets,
      mail: undefined,
      payments: undefined,
      geolocation: await createGeolocation({ headers: [], database: undefined }),
      botCheck: noBotCheck,
      queue: noQueue,
      live: silentHub,
      now,
      version: 'bench',
      build: 'bench',
    };
    const app = await createApp(parts);
    await app.listen({ host: '127.0.0.1', port: 0 });
    // The times are taken before the application sees the request and after the last byte of its answer, so the
    // client's work does not count.
    app.server.prependListener('request', (_request, response) => {
      meter.received = performance.now();
      response.once('finish', () => (meter.answered = performance.now()));
    });
    const apiKey = await makeKey(parts);
    const { port } = app.server.address() as { port: number };
    const url = `http://127.0.0.1:${port}/v1/text-to-speech/${testVoice.voice_id}/stream?output_format=pcm_22050`;
    const added: number[] = [];
    for (let run = -warmUps; run < runs; run++) {
      await timePost(url, apiKey, { text: fresh(text250, run + warmUps) });
      if (run >= 0) added.push(meter.begun - meter.received + (meter.answered - meter.done));
    }
    closeConnections();
    await app.close();
    await database.close();
    return added;
  } finally {
    await engine.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * The milliseconds at which the request came, the engine was asked, it gave its last chunk, and the answer was sent.
 */
interface Meter {
  received: number;
  begun: number;
  done: number;
  answered: number;
}

function metered(engine: Speech, meter: Meter): Speech {
  return {
    ...engine,
    async *speak(input, signal) {
      meter.begun = performance.now();
      yield* engine.speak(input, signal);
      meter.done = performance.now();
    },
  };
}

async function makeKey(parts: Parts): Promise<string> {
  const scope = systemScope(parts);
  const account = { email: 'bench@example.test', password_hash: 'none', first_name: null, is_verified: true };
  const made = await createAccount(scope, account);
  if (!made) throw new Error('the bench account exists already');
  await setTier(scope, made.workspace_id, 'enterprise');
  const actor = { ...made, role: 'admin', is_operator: false, email_verified: true } as const;
  return (await createKey(actingAs(scope, actor), { name: 'bench', permissions: 'all' })).xi_api_key;
}
