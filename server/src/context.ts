/** What a service may reach beyond the database. A function that takes `Ctx` talks to the world; one that takes `Scope` does not. */
import type { Config } from './kernel/boot/config.ts';
import type { Actor, Scope } from './kernel/context.ts';
import type { Compute } from './kernel/compute/compute.ts';
import type { Db, PoolState } from './kernel/db/db.ts';
import type { ReadCache } from './kernel/db/read-cache.ts';
import type { JobQueue } from './kernel/jobs/jobs.ts';
import type { LiveHub } from './kernel/live/hub.ts';
import type { Log } from './kernel/boot/log.ts';
import type { Outgoing } from './kernel/outgoing/port.ts';
import type { SecretBox } from './kernel/secrets.ts';
import { routesFor } from './kernel/http/route.ts';
import { socketsFor } from './kernel/http/sockets/socket.ts';
import type { Audio } from './ports/audio/port.ts';
import type { Geolocation } from './ports/geolocation/port.ts';
import type { BotCheck } from './ports/bot-check/port.ts';
import type { LanguageModel } from './ports/language-model/port.ts';
import type { Mailer } from './ports/mail/port.ts';
import type { Media } from './ports/media/port.ts';
import type { Payments } from './ports/payments/port.ts';
import type { ModelStore } from './ports/models/port.ts';
import type { Recognition } from './ports/recognition/port.ts';
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
  /** Understands speech. */
  recognition: Recognition;
  /** The models that local engines speak with. */
  models: ModelStore;
  audio: Audio;
  /** Pictures and video. */
  media: Media;
  /** Long computations, beside the thread that answers. */
  compute: Compute;
  storage: Storage;
  /** Writes where writing is asked for. */
  languageModel: LanguageModel;
  /** Asks addresses that somebody gave. */
  outgoing: Outgoing;
  /** Encrypts what must be read again: second-factor secrets, credentials of other services. */
  secrets: SecretBox;
  /** Undefined when no mail server is configured; mail then stays in the outbox. */
  mail: Mailer | undefined;
  /** Undefined when no plans are sold. */
  payments: Payments | undefined;
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

/** What a context is made of. */
export interface ContextInput {
  actor: Actor | undefined;
  request_id: string;
  /** Read when somebody asks for it. */
  readonly signal: AbortSignal;
  languages?: string | undefined;
  /** Left out where no request waits for the work. */
  reportCharge?: (credits: Promise<number>) => void;
}

export const createContext = (parts: Parts, input: ContextInput): Ctx => new InputContext(parts, input);

/**
 * The getters are those of a class: one in an object literal would give each object a hidden class of its own, which keeps
 * the whole request in memory until the next full garbage collection.
 */
class InputContext implements Ctx {
  readonly db: Db;
  readonly now: Date;
  readonly languages: string | undefined;
  readonly queue: JobQueue;
  readonly parts: Parts;
  readonly request_id: string;
  readonly log: Log;
  readonly #input: ContextInput;

  constructor(parts: Parts, input: ContextInput) {
    this.db = parts.db;
    this.now = parts.now();
    this.languages = input.languages;
    this.queue = parts.queue;
    this.parts = parts;
    this.request_id = input.request_id;
    this.log = parts.log;
    this.#input = input;
  }

  get actor(): Actor {
    if (!this.#input.actor) throw new Error('a public endpoint has no actor');
    return this.#input.actor;
  }

  get signal(): AbortSignal {
    return this.#input.signal;
  }

  readonly afterCommit = (run: (db: Db) => void): void => run(this.db);

  readonly reportCharge = (credits: Promise<number>): void => this.#input.reportCharge?.(credits);
}

/** The scope of work that no user asked for. Reading its actor is a mistake and throws. */
export const systemScope = (parts: Pick<Parts, 'db' | 'now' | 'queue'>): Scope => new SystemScope(parts);

class SystemScope implements Scope {
  readonly db: Db;
  readonly now: Date;
  readonly queue: JobQueue;

  constructor({ db, now, queue }: Pick<Parts, 'db' | 'now' | 'queue'>) {
    this.db = db;
    this.now = now();
    this.queue = queue;
  }

  get actor(): never {
    throw new Error('the system has no actor');
  }

  readonly afterCommit = (run: (db: Db) => void): void => run(this.db);
}

export const on = routesFor<Ctx>();
export const onSocket = socketsFor<Ctx>();
