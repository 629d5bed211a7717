/** What is read when Prometheus asks: each reader sets the series of one part of the server. */
import { sql } from 'kysely';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { systemScope, type Parts } from '../context.ts';
import { countQueue } from '../kernel/jobs/queue-counts.ts';
import { readBackupState } from '../platform/backup/backups.ts';
import { countOutbox } from '../platform/notify/mail/mail-counts.ts';
import {
  findLedgerEnd,
  listSettled,
  sumReservedCredits,
  type LedgerPosition,
} from '../slices/usage/usage-totals.service.ts';
import { readSpeech } from './speech-reader.ts';

const firstByteSeconds = [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 2, 5, 10];

type Readers = Record<string, () => Promise<void>>;

export function createReaders(parts: Parts, registry: Registry): Readers {
  const gauge = <L extends string = never>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge<L>({ name: `veery_${name}`, help, labelNames, registers: [registry] });
  gauge('info', 'The version that runs.', ['version', 'build']).set({ version: parts.version, build: parts.build }, 1);
  return {
    database: readDatabase(parts, gauge),
    speech: readSpeech(parts.speech, gauge),
    ledger: readLedger(parts, gauge, registry),
    queue: readQueue(parts, gauge),
    mail: readMail(parts, gauge),
    storage: readStorage(parts, gauge),
    backup: readBackup(parts, gauge),
  };
}

type MakeGauge = <L extends string = never>(name: string, help: string, labelNames?: readonly L[]) => Gauge<L>;

function readDatabase({ db, databasePool }: Parts, gauge: MakeGauge) {
  const up = gauge('database_up', 'Whether the database answers: 1 or 0.');
  const bytes = gauge('database_size_bytes', 'Size of the database on its disk.');
  const connections = gauge('database_connections', 'Connections of the pool, by state.', ['state']);
  const max = gauge('database_connections_max', 'The most connections that the pool opens.');
  const waiting = gauge('database_waiting', 'Queries and transactions that wait for a connection.');
  return async () => {
    const pool = databasePool();
    connections.set({ state: 'used' }, pool.used);
    connections.set({ state: 'idle' }, pool.idle);
    max.set(pool.max);
    waiting.set(pool.waiting);
    up.set(0);
    const { rows } = await sql<{ size: number }>`SELECT pg_database_size(current_database()) AS size`.execute(db);
    up.set(1);
    bytes.set(rows[0]?.size ?? 0);
  };
}

/** Begins where the ledger ends at the first reading. */
function readLedger({ db }: Parts, gauge: MakeGauge, registry: Registry) {
  const reserved = gauge('credits_reserved', 'Credits that open generations hold.');
  const settled = new Counter({
    name: 'veery_credits_settled_total',
    help: 'Credits that were charged since the first reading, by product.',
    labelNames: ['product'],
    registers: [registry],
  });
  const firstByte = new Histogram({
    name: 'veery_speech_first_byte_seconds',
    help: 'Time from a request for speech to its first audio.',
    labelNames: ['product'],
    buckets: firstByteSeconds,
    registers: [registry],
  });
  let position: LedgerPosition | undefined;
  return async () => {
    reserved.set(await sumReservedCredits(db));
    position ??= await findLedgerEnd(db);
    const entries = await listSettled(db, position);
    for (const { entry_id, product, credits, first_byte_ms } of entries) {
      settled.inc({ product }, credits);
      if (first_byte_ms !== null) firstByte.observe({ product }, first_byte_ms / 1000);
      position = entry_id;
    }
  };
}

function readQueue({ db }: Parts, gauge: MakeGauge) {
  const count = gauge('queue_work', 'Work in the queue, by kind and state.', ['kind', 'state']);
  const oldest = gauge('queue_oldest_waiting_seconds', 'How long the oldest waiting work has waited.', ['kind']);
  return async () => {
    const rows = await countQueue(db);
    count.reset();
    oldest.reset();
    for (const { kind, state, count: n, oldest_seconds } of rows) {
      count.set({ kind, state }, n);
      if (state === 'waiting') oldest.set({ kind }, oldest_seconds);
    }
  };
}

function readMail({ db, mail }: Parts, gauge: MakeGauge) {
  const outbox = gauge('mail_outbox', 'Mails that are not delivered, by state.', ['state']);
  const up = gauge(
    'mail_server_up',
    'Whether the mail server took mail when last tried; missing without a mail server.',
  );
  return async () => {
    const rows = await countOutbox(db);
    outbox.reset();
    for (const { state, count } of rows) outbox.set({ state }, count);
    if (mail) up.set(mail.problem() === undefined ? 1 : 0);
    else up.remove();
  };
}

function readStorage({ storage, config }: Parts, gauge: MakeGauge) {
  const free = gauge('storage_free_bytes', 'Free bytes on the disk of the data folder.');
  const min = gauge('storage_min_free_bytes', 'What must stay free, or nothing that writes files begins.');
  return async () => {
    min.set(config.minFreeBytes);
    free.set(await storage.freeBytes());
  };
}

function readBackup(parts: Parts, gauge: MakeGauge) {
  const last = gauge('backup_last_success_timestamp_seconds', 'When the last good backup ended; 0 when there is none.');
  const bytes = gauge('backup_last_size_bytes', 'Size of the last good backup.');
  const isScheduled = gauge('backup_scheduled', 'Whether BACKUP_DIR is set: 1 or 0.');
  return async () => {
    const { last_good, is_scheduled } = await readBackupState(systemScope(parts), parts.config);
    isScheduled.set(is_scheduled ? 1 : 0);
    last.set((last_good?.finished_at.getTime() ?? 0) / 1000);
    bytes.set(last_good?.bytes ?? 0);
  };
}
