/**
 * A server process that kills itself at a fixed point of a speech: `node crash-server.ts POINT`. The points lie in
 * wrappers around the engine and storage ports, so the product has no switch for this.
 */
import path from 'node:path';
import { createApp } from '../app.ts';
import type { Parts } from '../context.ts';
import { processEnv, readConfig } from '../kernel/boot/config.ts';
import { createCompute } from '../kernel/compute/compute.ts';
import { openDatabase } from '../kernel/db/db.ts';
import { createJobQueue } from '../kernel/jobs/queue.ts';
import { silentHub } from '../kernel/live/hub.ts';
import { createLog } from '../kernel/boot/log.ts';
import { createLanguageModel } from '../ports/language-model/language-model.ts';
import { createOutgoing } from '../kernel/outgoing/outgoing.ts';
import { createSecretBox } from '../kernel/secrets.ts';
import { recoverAbandoned } from '../maintenance.ts';
import { createAudio } from '../ports/audio/audio.ts';
import { createGeolocation } from '../ports/geolocation/geolocation.ts';
import { noBotCheck } from '../ports/bot-check/bot-check.ts';
import { createMedia } from '../ports/media/media.ts';
import { createModelStore } from '../ports/models/disk.ts';
import type { Audio } from '../ports/audio/port.ts';
import { recognitionRate, type Recognition } from '../ports/recognition/port.ts';
import { createSpeech } from '../ports/speech/speech.ts';
import type { Speech } from '../ports/speech/port.ts';
import { createDiskStorage } from '../ports/storage/disk.ts';
import type { Storage } from '../ports/storage/port.ts';
import { handlersFor } from '../work-handlers.ts';
import { steadyRecognition } from './steady-recognition.ts';

export type CrashPoint =
  | 'never'
  | 'reserved'
  | 'streaming'
  | 'stored'
  | 'second-stored'
  | 'zipped'
  | 'part-heard'
  | 'isolating';

const die = () => process.kill(process.pid, 'SIGKILL');

/** Dies before the first audio chunk, or after several have been passed on. */
function dyingSpeech(speech: Speech, point: CrashPoint): Speech {
  return {
    ...speech,
    async *speak(order, signal) {
      if (point === 'reserved') die();
      let count = 0;
      for await (const piece of speech.speak(order, signal)) {
        yield piece;
        if (point === 'streaming' && ++count === 12) {
          // What was passed on reaches the client first.
          await new Promise((resolve) => setTimeout(resolve, 50));
          die();
        }
      }
    },
  };
}

/** Dies between the commit of the file and the transaction of ledger and history, or of the job. */
function dyingStorage(storage: Storage, point: CrashPoint): Storage {
  let speeches = 0;
  const isThere = (key: string) => {
    if (key.startsWith('exports/')) return point === 'zipped';
    speeches++;
    return point === 'stored' || (point === 'second-stored' && speeches === 2);
  };
  return {
    ...storage,
    async create(key) {
      const file = await storage.create(key);
      return {
        ...file,
        async commit() {
          const stored = await file.commit();
          if (isThere(key)) die();
          return stored;
        },
      };
    },
  };
}

/** Hears a word each second of the sound, and dies when two of them have been kept; others would go on at the third. */
function dyingRecognition(point: CrashPoint): Recognition {
  return {
    ...steadyRecognition(),
    async *transcribe(samples, { resume }) {
      let seconds = 0;
      for await (const chunk of samples) seconds += chunk.length / recognitionRate;
      const from = resume?.seconds ?? 0;
      for (let at = from; at < from + Math.round(seconds); at++) {
        if (point === 'part-heard' && at === 2) die();
        const word = { text: `${at > 0 ? ' ' : ''}w${at}`, start: at, end: at + 0.5 };
        yield { kind: 'words', words: [{ ...word, confidence: 0.9, kind: 'word' }] };
        yield { kind: 'checkpoint', checkpoint: { seconds: at + 1, state: '{}' } };
      }
    },
  };
}

/** Dies when some of the isolated sound has been passed on. */
function dyingAudio(audio: Audio, point: CrashPoint): Audio {
  return {
    ...audio,
    async *isolate(...asked) {
      for await (const chunk of audio.isolate(...asked)) {
        if (point === 'isolating' && chunk.seconds > 1) die();
        yield chunk;
      }
    },
  };
}

const point = (process.argv[2] ?? 'never') as CrashPoint;
const config = readConfig(processEnv(), '/', []);
const log = createLog('silent');
const databaseUrl = config.databaseUrl ?? '';
const database = openDatabase(databaseUrl, log);
const { db } = database;
const workHandlers = handlersFor({ mail: undefined });
const queue = await createJobQueue({ databaseUrl, database, log, kinds: workHandlers.map(({ kind }) => kind) });
const now = () => new Date();
const storage = dyingStorage(await createDiskStorage(path.join(config.dataDir, 'files')), point);
const speech = dyingSpeech(createSpeech({ espeakWorkers: 1 }), point);
const models = await createModelStore({ folder: config.modelsDir });
const parts: Parts = {
  config,
  db,
  databaseUrl,
  reads: database.reads,
  databasePool: database.pool,
  log,
  speech,
  recognition: dyingRecognition(point),
  models,
  audio: dyingAudio(createAudio(), point),
  media: createMedia({
    ffmpegPath: undefined,
    searchPath: '',
    workFolder: path.join(config.dataDir, 'media-work'),
    listFonts: () => [],
  }),
  compute: createCompute(),
  storage,
  languageModel: createLanguageModel({ config, outgoing: createOutgoing(), log }),
  outgoing: createOutgoing(),
  secrets: createSecretBox('a secret key of the tests, 32 characters'),
  mail: undefined,
  payments: undefined,
  geolocation: await createGeolocation({ headers: [], database: undefined }),
  botCheck: noBotCheck,
  queue,
  live: silentHub,
  now,
  version: 'test',
  build: 'test',
};
await recoverAbandoned(parts, true);
await queue.work(workHandlers, parts, true);
const app = await createApp(parts, { strictAnswers: true });
await app.listen({ host: '127.0.0.1', port: config.port });
process.send?.('ready');
