/** What a service may reach beyond the database. A function that takes `Ctx` talks to the world; one that takes `Scope` does not. */
import type { Config } from './kernel/boot/config.ts';
import type { Actor, Scope } from './kernel/context.ts';
import type { Compute } from './kernel/compute/compute.ts';
import type { Db, PoolState } from './kernel/db/db.ts';
import type { ReadCache } from './kernel/db/read-cache.ts';
import type { JobQueue } from './kernel/jobs/jobs.ts';
import type { LiveHub } from './kernel/live/hub.ts';
import type { Log } from './kernel/boot/log.ts';
import type { SecretBox } from './kernel/secrets.ts';
import { routesFor } from './kernel/http/route.ts';
import { socketsFor } from './kernel/http/sockets/socket.ts';
import type { Audio } from './ports/audio/port.ts';
import type { Geolocation } from './ports/geolocation/port.ts';
import type { BotCheck } from './ports/bot-check/port.ts';
import type { Mailer } from './ports/mail/port.ts';
import type { Speech } from './ports/speech/port.ts';
import type { Storage } from './ports/storage/port.ts';

/** The parts of the process. Main, or a test, makes them once and passes them on; nothing looks them up. */
export interface Parts {
  config: Config;
  db: Db;
  /** For what requests read again and again within milliseconds. */
  reads: ReadCache;
  /** For work that needs a connection of its own. */
  databaseUrl: string;
  databasePool: () => PoolState;
  log: Log;
  speech: Speech;
  audio: Audio;
  /** Long computations, beside the thread that answers. */
  compute: Compute;
  storage: Storage;
  /** Encrypts what must be read again: second-factor secrets, credentials of other services. */
  secrets: SecretBox;
  /** Undefined when no mail server is configured; mail then stays in the outbox. */
  mail: Mailer | undefined;
  geolocation: Geolocation;
  botCheck: BotCheck;
  queue: JobQueue;
  live: LiveHub;
  now: () => Date;
  version: string;
  /** The build of the web app that is served. A page of another build is told to reload. */
  build: string;
}

export interface Ctx extends Scope {
  parts: Parts;
  request_id: string;
  /** Aborts when the client leaves. */
  signal: AbortSignal;
  log: Log;
  /** Takes what a generation of this request is charged, for the line of the request in the log. It must not reject. */
  reportCharge(credits: Promise<number>): void;
}

export function createContext(
  parts: Parts,
  request: {
    actor: Actor | undefined;
    request_id: string;
    signal: AbortSignal;
    languages?: string | undefined;
    /** Left out where no request waits for the work. */
    reportCharge?: (credits: Promise<number>) => void;
  },
): Ctx {
  return {
    db: parts.db,
    get actor(): Actor {
      if (!request.actor) throw new Error('a public endpoint has no actor');
      return request.actor;
    },
    now: parts.now(),
    languages: request.languages,
    queue: parts.queue,
    afterCommit: (run) => run(parts.db),
    parts,
    request_id: request.request_id,
    get signal() {
      return request.signal;
    },
    log: parts.log,
    reportCharge: request.reportCharge ?? (() => undefined),
  };
}

/** The scope of work that no user asked for. Reading its actor is a mistake and throws. */
export function systemScope(parts: Pick<Parts, 'db' | 'now' | 'queue'>): Scope {
  return {
    db: parts.db,
    now: parts.now(),
    queue: parts.queue,
    afterCommit: (run) => run(parts.db),
    get actor(): never {
      throw new Error('the system has no actor');
    },
  };
}

export const on = routesFor<Ctx>();
export const onSocket = socketsFor<Ctx>();
