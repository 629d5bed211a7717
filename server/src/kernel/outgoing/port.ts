/** Requests to addresses that somebody gave: the only way out of the server for them. */

export interface OutgoingRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** The most bytes of the answer's body that are read; more is an error. */
  maxBytes: number;
  /** Milliseconds until the answer's head is there; 10,000 by default. */
  headMs?: number;
  /** Milliseconds that the body may be silent; 20,000 by default. */
  idleMs?: number;
  /** Milliseconds that the body may be waited for in all, however often a little of it comes; ten minutes by default. */
  bodyMs?: number;
  /** Redirects that are followed, each checked like the first address; 3 by default for GET and HEAD, none otherwise. */
  maxRedirects?: number;
  signal?: AbortSignal;
}

export interface OutgoingAnswer {
  status: number;
  headers: Headers;
  /** The address that answered, after redirects. */
  address: string;
  /** It throws OutgoingFailed in the middle when the connection breaks, stalls, or sends too much. */
  body: AsyncIterable<Uint8Array>;
  /** Reads the whole body. */
  text(): Promise<string>;
  /** Ends the connection without reading the rest. */
  discard(): void;
}

export interface Outgoing {
  /** @throws OutgoingRefused when the address is not allowed; OutgoingFailed when there is no answer. */
  (address: string, request: OutgoingRequest): Promise<OutgoingAnswer>;
  /**
   * Says early, without asking it, that an address would be refused. A name that is not known now may be known later, so
   * it passes.
   * @throws OutgoingRefused
   */
  check(address: string): Promise<void>;
}

/** Why an address is not asked. */
export type RefusalReason =
  | 'invalid_address'
  | 'scheme'
  | 'credentials'
  | 'port'
  | 'private_address'
  | 'too_many_redirects';

export class OutgoingRefused extends Error {
  override name = 'OutgoingRefused';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

export type FailureReason =
  | 'unknown_host'
  | 'no_connection'
  | 'tls'
  | 'timeout'
  | 'broken_off'
  | 'too_large'
  | 'aborted';

export class OutgoingFailed extends Error {
  override name = 'OutgoingFailed';
  readonly reason: FailureReason;
  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
