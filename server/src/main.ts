/** Reads the configuration, chooses the adapters, starts the application, stops it in order. The only place that knows every adapter. */
import os from 'node:os';
import path from 'node:path';
import { pageAddress } from '#contract/pages.ts';
import { flagNames } from '#contract/workspace/flags.ts';
import { createApp } from './app.ts';
import { systemScope, type Parts } from './context.ts';
import { listFonts, readBuild, root, version, webRoot } from './installation.ts';
import { BootError } from './kernel/boot/boot-error.ts';
import { crashGraceMs, createCrashHandler, processRestart, readRestart } from './kernel/boot/crash.ts';
import { processEnv, readConfig, type Config } from './kernel/boot/config.ts';
import { openDataFolder } from './kernel/boot/data-folder.ts';
import { createCompute } from './kernel/compute/compute.ts';
import { openDatabase } from './kernel/db/db.ts';
import { startEmbeddedPostgres } from './kernel/db/embedded-postgres.ts';
import { createJobQueue } from './kernel/jobs/queue.ts';
import { createLiveHub } from './kernel/live/hub.ts';
import { createLog, type Log } from './kernel/boot/log.ts';
import { createMemoryBudget } from './kernel/processes/memory-budget.ts';
import { createOutgoing } from './kernel/outgoing/outgoing.ts';
import { createLanguageModel } from './ports/language-model/language-model.ts';
import { createStopRequest, isOutputClosed, stopSignals } from './kernel/boot/stop-request.ts';
import { migrate, migrationsFolder } from './kernel/db/migrate.ts';
import { backupBeforeUpdate } from './platform/backup/before-update.ts';
import { claimStorage } from './kernel/db/storage-claim.ts';
import { checkSecretKey, createSecretBox, readSecretKey } from './kernel/secrets.ts';
import { recoverAbandoned, startMaintenance } from './maintenance.ts';
import { createAudio } from './ports/audio/audio.ts';
import { createGeolocation } from './ports/geolocation/geolocation.ts';
import { createBotCheck } from './ports/bot-check/bot-check.ts';
import { createSmtp } from './ports/mail/smtp.ts';
import { createPayments } from './ports/payments/payments.ts';
import { createMedia } from './ports/media/media.ts';
import { createModelStore } from './ports/models/disk.ts';
import { createRecognition } from './ports/recognition/recognition.ts';
import { createSpeech } from './ports/speech/speech.ts';
import { createDiskStorage } from './ports/storage/disk.ts';
import { catalogOf } from './slices/engine-models/catalog/catalog.service.ts';
import { followInstalledModels } from './slices/engine-models/speech-models.service.ts';
import { handlersFor } from './work-handlers.ts';
import { issueSetUpCode } from './slices/sign-up/set-up.service.ts';

/**
 * The number of generations that may be open at a time in all workspaces. Each buffers at most a megabyte of audio, so this
 * bounds memory. Further requests are asked to come back later.
 */
const maxOpenGenerations = 1000;

/** Everything that was started, in order. It is stopped in reverse order. */
const stops: { name: string; stop: () => Promise<unknown> | void }[] = [];

let isStopping = false;
let hasCrashed = false;
let isStopRequested = false;

/** Aborts a long step of the start. */
const stopRequested = new AbortController();

class StoppedWhileStarting extends Error {}

/** Registers what was started. A signal ends the start here, between two steps, so that no step loses what it works with. */
function addStop(name: string, stop: () => Promise<unknown> | void): void {
  stops.push({ name, stop });
  if (isStopping) throw new StoppedWhileStarting();
}

async function start(): Promise<void> {
  const config = readConfig(processEnv(), root, flagNames);
  // A program in a pipe ends with its reader.
  const log = createLog(config.logLevel, (error) => isOutputClosed(error) && requestStop(log));
  stopOnSignals(log);
  restartOnCrash(log);
  const folder = await openDataFolder(config.dataDir);
  addStop('data folder', () => folder.release());
  const workers = config.speechWorkers ?? Math.min(os.availableParallelism(), 8);
  const outgoing = createOutgoing({ allowPrivate: config.outgoingPrivateHosts });
  const memoryBudget = createMemoryBudget(
    config.models.maxBytes ?? Math.floor((process.constrainedMemory() || os.totalmem()) / 2),
  );
  const speech = createSpeech({
    ...{ espeakWorkers: workers, fliteWorkers: workers, maxQueued: maxOpenGenerations },
    models: config.models,
    memoryBudget,
    outgoing,
  });
  addStop('speech', () => speech.close());
  const recognition = createRecognition({
    workers: Math.max(1, Math.floor(workers / 2)),
    models: config.models,
    memoryBudget,
    outgoing,
  });
  addStop('recognition', () => recognition.close());
  catalogOf(config);
  const models = await createModelStore({
    folder: config.modelsDir,
    onError: (error) => log.warn({ err: error }, 'the folder of the models could not be read'),
  });
  addStop('models', () => models.close());
  const audio = createAudio();
  addStop('audio', () => audio.close());
  const media = createMedia({
    ffmpegPath: config.ffmpegPath,
    searchPath: processEnv().PATH ?? '',
    workFolder: path.join(config.dataDir, 'media-work'),
    listFonts,
  });
  addStop('media', () => media.close());
  void media.describe().then((program) => {
    if ('missing' in program) log.warn({ reason: program.missing }, 'there is no ffmpeg, so no videos can be made');
  });
  const compute = createCompute();
  addStop('compute', () => compute.close());
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config, log));
  const report = (sentence: string) => {
    console.log(sentence);
    log.info(sentence);
  };
  const beforeUpdate = backupBeforeUpdate({ config, databaseUrl, report, signal: stopRequested.signal });
  await migrate(databaseUrl, migrationsFolder, beforeUpdate);
  const database = openDatabase(databaseUrl, log);
  addStop('database connections', () => database.close());
  // The embedded database is in the folder itself.
  if (config.databaseUrl) await claimStorage(database.query, config.dataDir);
  const live = createLiveHub({ databaseUrl, db: database.db, log });
  addStop('live updates', () => live.close());
  const mail = config.smtp && createSmtp(config.smtp, log);
  addStop('mail', () => mail?.close());
  // A mail server that does not answer is reported in the log, and does not prevent the start.
  void mail?.verify().catch(() => undefined);
  const workHandlers = handlersFor({ mail });
  const kinds = workHandlers.map(({ kind }) => kind);
  const queue = await createJobQueue({ databaseUrl, database, log, kinds });
  addStop('jobs', () => queue.close());
  const now = () => new Date();
  const secretKey = await readSecretKey(config.secretKey, config.dataDir);
  const secrets = createSecretBox(secretKey);
  await checkSecretKey(database.db, secrets, now());
  const storage = await createDiskStorage(path.join(config.dataDir, 'files'));
  addStop('storage', () => storage.close());
  const geolocation = await createGeolocation({
    headers: config.geolocationHeaders,
    database: config.geolocationDb,
  });
  const parts: Parts = {
    config,
    db: database.db,
    databaseUrl,
    reads: database.reads,
    databasePool: database.pool,
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
    mail,
    languageModel: createLanguageModel({ config, outgoing, log }),
    payments: createPayments({ config, db: database.db, now, secrets, outgoing }),
    geolocation,
    botCheck: createBotCheck(config, { secretKey, log, now }),
    queue,
    live,
    now,
    version,
    build: readBuild(),
  };
  // The embedded database has one owner, so whatever is open was abandoned. Another PostgreSQL may serve other servers too.
  const isAlone = config.databaseUrl === undefined;
  await recoverAbandoned(parts, isAlone);
  await queue.work(workHandlers, parts, isAlone);
  addStop('installed models', await followInstalledModels(parts));
  const stopMaintenance = startMaintenance(parts);
  addStop('maintenance', stopMaintenance);
  const app = await createApp(parts, { webRoot });
  addStop('http', () => {
    if (hasCrashed) app.closeGraceMs = crashGraceMs;
    return app.close();
  });
  await listen(app, config);
  await folder.setAddress(config.port, databaseUrl);
  if (isStopping) throw new StoppedWhileStarting();
  await announce(parts);
}

async function startDatabase(config: Config, log: Log): Promise<string> {
  const postgres = await startEmbeddedPostgres(path.join(config.dataDir, 'postgres'), log);
  addStop('database', () => postgres.stop());
  return postgres.url;
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    switch ((error as NodeJS.ErrnoException).code) {
      case 'EADDRINUSE':
        throw new BootError(`Port ${port} is in use by another program: stop it, or set PORT to another number.`);
      case 'EACCES':
        throw new BootError(`Port ${port} may not be used by this account: set PORT to a number above 1023.`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new BootError(
          `HOST ${host} is not an address of this machine: set it to 127.0.0.1, or 0.0.0.0 for every network.`,
        );
      default:
        throw error;
    }
  }
}

async function announce(parts: Parts): Promise<void> {
  const { config } = parts;
  console.log(`\nVeery ${version} is running.\n\n  Open   ${config.publicUrl}\n  Data   ${config.dataDir}`);
  const code = await issueSetUpCode(systemScope(parts));
  if (code) {
    console.log(
      `\n  First account (this link works once, for one hour):\n  ${config.publicUrl}${pageAddress('setUp', { code })}`,
    );
  }
  console.log('\nStop with Ctrl-C.\n');
}

/** Stops everything in order, after the step of the start that is under way. The caller has asked, so nothing is an error. */
function requestStop(log: Log): void {
  isStopRequested = true;
  if (isStopping) return;
  isStopping = true;
  log.info('stopping: requests in flight may end');
  stopRequested.abort(new StoppedWhileStarting());
  void started
    .then(() => stop(log))
    .then(() => log.info('stopped'))
    .then(() => process.exit(0))
    // The start says what went wrong, and exits.
    .catch(() => undefined);
}

function stopOnSignals(log: Log): void {
  // An exit in the middle stops the database as well: see embedded-postgres.ts.
  const request = createStopRequest(
    () => requestStop(log),
    () => process.exit(1),
  );
  for (const signal of stopSignals) process.on(signal, request);
  // Without a listener the error would end this process where it stands.
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error) => isOutputClosed(error) && requestStop(log));
  }
}

function restartOnCrash(log: Log): void {
  const restart = processRestart();
  const handle = createCrashHandler({
    log,
    async stop() {
      // Whatever asked for a stop before is at it already, and a start that fails says so and exits by itself.
      if (isStopping) return new Promise(() => undefined);
      isStopping = hasCrashed = true;
      await started.catch(() => undefined);
      await stop(log);
    },
    // Whoever asks for a stop meanwhile wants no other process.
    restart: restart && (() => void (isStopRequested || restart())),
    exit: (code) => process.exit(code),
    restartedAt: readRestart(process.argv),
  });
  process.on('uncaughtException', handle);
}

async function stop(log?: Log): Promise<void> {
  for (const { name, stop } of stops.splice(0).reverse()) {
    try {
      await stop();
    } catch (error) {
      log?.warn({ error: (error as Error).message }, `${name} did not stop cleanly`);
    }
  }
}

const started = start();
try {
  await started;
} catch (error) {
  await stop();
  // What a signal interrupts may fail for it: systemd sends it to the processes of the database, too.
  if (isStopping) process.exit(hasCrashed ? 1 : 0);
  if (error instanceof BootError) console.error(error.message);
  else console.error('Veery could not start. This is a defect; please report it with what follows.\n', error);
  process.exit(1);
}
