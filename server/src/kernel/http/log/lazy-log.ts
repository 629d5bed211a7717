/**
 * The log of one request: a child of the server's log that adds the id of the request. It is made when something is logged,
 * because few requests log more than the line that is written at their end.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions, LogFn } from 'pino';

type LogArgs = Parameters<LogFn>;

export class LazyLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions | undefined;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions | undefined) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #log(): FastifyBaseLogger {
    return (this.#made ??= this.#parent.child(this.#bindings, this.#options));
  }

  get level() {
    return this.#parent.level;
  }

  fatal(...args: LogArgs): void {
    this.#log.fatal(...args);
  }

  error(...args: LogArgs): void {
    this.#log.error(...args);
  }

  warn(...args: LogArgs): void {
    this.#log.warn(...args);
  }

  info(...args: LogArgs): void {
    this.#log.info(...args);
  }

  debug(...args: LogArgs): void {
    this.#log.debug(...args);
  }

  trace(...args: LogArgs): void {
    this.#log.trace(...args);
  }

  silent(): void {}

  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#log.child(bindings, options);
  }
}
