/** An endpoint with its handler, and what a handler may answer. It does not depend on the HTTP library. */
import type { Readable } from 'node:stream';
import type {
  Answer,
  BytesAnswer,
  EmptyAnswer,
  Endpoint,
  EventsAnswer,
  LinesAnswer,
  Parsed,
  StreamAnswer,
} from '#contract/kit/endpoint.ts';
import type { Output } from '#contract/kit/schema.ts';
import type { Upload } from './forms/upload.ts';

/** The request and the reply for the few routes that use cookies, addresses and headers. */
export interface HttpExchange {
  ip: string;
  userAgent: string | undefined;
  /** The id of the last event that the client of a stream received before it reconnected. */
  lastEventId: string | undefined;
  /**
   * Cookies count only for pages of this installation and for programs.
   * @throws AppError 403 cross_origin
   */
  cookie(name: string): string | undefined;
  /** For calls that only pages of this installation and programs may make. @throws AppError 403 cross_origin */
  refuseForeignPage(): void;
  header(name: string): string | undefined;
  /** The answer goes to a client of the OpenAI API. */
  isForOpenAiClient: boolean;
  /** A header of a proxy of TRUST_PROXY; undefined when the request came from anywhere else. */
  proxyHeader(name: string): string | undefined;
  /** `isReadable`: scripts of the page may read it. Only for values that are not secret. */
  setCookie(name: string, value: string, options: { path: string; maxAge: number; isReadable?: boolean }): void;
  clearCookie(name: string, path: string): void;
  setHeader(name: string, value: string): void;
  /** The answer is 202: what was asked for goes on behind it. Only where the answer is JSON. */
  accept(): void;
}

/** Bytes of known length. `open` may be asked for a range; `end` is inclusive. */
export interface ByteSource {
  type: string;
  size: number;
  /** Changes whenever the bytes do. Without quotes. */
  etag: string;
  filename?: string;
  /** 200 by default. For pages that say in words that there is nothing here. */
  http?: 404 | 410;
  /** `private, no-cache` by default. */
  cacheControl?: string;
  open(range?: { start: number; end: number }): Promise<Readable>;
  /** Reads a small range at once, when the source can do that more cheaply. */
  part?(range: { start: number; end: number }): Promise<Uint8Array>;
  /** Called where nothing is read, to HEAD or about a copy, so that no answer promises what is not there. */
  requireBytes?(): Promise<void>;
}

/** A function is called once the first chunk is there. */
type StreamHeaders = Record<string, string> | (() => Record<string, string>);

export interface StreamSource {
  type: string;
  headers: StreamHeaders;
  chunks: AsyncIterable<Uint8Array>;
}

export interface LineSource<T> {
  headers: StreamHeaders;
  lines: AsyncIterable<T>;
}

/**
 * An event without a name carries what its endpoint declares. One with a name is a matter of the handler and its
 * clients.
 */
export type SentEvent<T> = { id?: string | undefined } & ({ data: T } | { event: string; data: unknown });

/** One client of a feed, from its request until it leaves or its access ends. */
export interface EventClient<T> {
  /** The id of the last event that it received, as the client says. */
  after: string | undefined;
  send(event: SentEvent<T>): void;
  /** Requests an early check of its access, before the next heartbeat. */
  verify(): void;
}

/** Endless events for many clients. */
export interface EventFeed<T> {
  /** @returns a function that ends the subscription */
  subscribe(client: EventClient<T>): () => void;
}

/** Events of work that ends, for the client that asked for it. */
export interface EventSequence<T> {
  headers?: Record<string, string>;
  events: AsyncIterable<SentEvent<T>>;
}

type OpenAiAnswer<E extends Endpoint> = E extends { openAi: { response: infer S } } ? Output<S> : never;

export type HandlerAnswer<E extends Endpoint> = E['response'] extends EmptyAnswer
  ? void
  : E['response'] extends BytesAnswer
    ? ByteSource
    : E['response'] extends StreamAnswer
      ? StreamSource
      : E['response'] extends LinesAnswer<infer _>
        ? LineSource<Answer<E>>
        : E['response'] extends EventsAnswer<infer _>
          ? EventFeed<Answer<E>> | EventSequence<Answer<E>>
          : Answer<E> | OpenAiAnswer<E> | (E extends { mayBeAccepted: true } ? undefined : never);

export interface Route<C> {
  endpoint: Endpoint;
  handle(ctx: C, input: unknown, exchange: HttpExchange): Promise<unknown>;
  beforeFiles?: BeforeFiles<C>;
}

/**
 * Refuses a form whose files would be received for nothing: called when the first file begins, or the form ends.
 * @param fields what came before it, as text, each its last value
 */
type BeforeFiles<C> = (ctx: C, fields: Readonly<Record<string, unknown>>) => void | Promise<void>;

/** Returns `on` for one kind of context: `on(endpoint, handler)` ties the handler to the endpoint's types. */
export function routesFor<C>() {
  return function on<const E extends Endpoint>(
    endpoint: E,
    handle: (ctx: C, input: Parsed<E, Upload>, exchange: HttpExchange) => Promise<HandlerAnswer<E>>,
    { beforeFiles }: { beforeFiles?: BeforeFiles<C> } = {},
  ): Route<C> {
    return {
      endpoint,
      handle: (ctx, input, exchange) => handle(ctx, input as Parsed<E, Upload>, exchange),
      ...(beforeFiles ? { beforeFiles } : {}),
    };
  };
}
