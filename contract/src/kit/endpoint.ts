/**
 * An endpoint is a value that says method, path, access, input and answer once. The server mounts it, the web client
 * calls it, OpenAPI documents it.
 */
import type { DeclaredError } from './declared-error.ts';
import { isForm, type FormBody, type FormInput, type ParsedForm } from './form.ts';
import type { HeaderName } from './headers.ts';
import type { Input, Output, Schema } from './schema.ts';
import type { Tag } from './tags.ts';

/** What an API key may be allowed to do. Names are the public API's. */
export const apiKeyPermissions = [
  'text_to_speech',
  'voices_read',
  'voices_write',
  'models_read',
  'speech_history_read',
  'speech_history_write',
  'user_read',
  'workspace_read',
  'workspace_write',
] as const;
export type ApiKeyPermission = (typeof apiKeyPermissions)[number];

/** Bytes of known length, in one of these types. The kernel answers Range, If-None-Match and HEAD. */
export interface BytesAnswer {
  kind: 'bytes';
  types: string[];
}
/** Chunked bytes, sent as they are made. */
export interface StreamAnswer {
  kind: 'stream';
  types: string[];
}
/** Chunked JSON objects, each followed by a blank line. */
export interface LinesAnswer<T> {
  kind: 'lines';
  line: T;
}
/** The answer is 204 and has no body. */
export interface EmptyAnswer {
  kind: 'empty';
}
/**
 * Server-sent events. One without a name carries the schema's JSON. The kernel adds heartbeats, and says a failure after
 * the first event as an event named `error` with the body of an error.
 */
export interface EventsAnswer<T> {
  kind: 'events';
  event: T;
}

export const bytes = (...types: string[]): BytesAnswer => ({ kind: 'bytes', types });
export const stream = (...types: string[]): StreamAnswer => ({ kind: 'stream', types });
export const empty: EmptyAnswer = { kind: 'empty' };
export const lines = <T extends Schema>(line: T): LinesAnswer<T> => ({ kind: 'lines', line });
export const events = <T extends Schema>(event: T): EventsAnswer<T> => ({ kind: 'events', event });

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Its name in clients, group and method, as the public API writes it: `textToSpeech_convert`. */
  operation: string;
  /** A short imperative phrase in sentence case, without a full stop: `Create speech`. */
  summary: string;
  /** One to three sentences in Markdown: what the call does, and what is special about it. */
  description: string;
  tag: Tag;
  /** Set for a call of the public API: the edition in which it was first described. The rest is this product's own. */
  publicApi?: 2025 | 2026;
  /** What a call costs, in a sentence; absent where it is free. */
  cost?: string;
  /** Default `user`: signed in with a verified email, or a key. */
  access?: 'public' | 'user' | 'admin' | 'operator';
  /** What an API key must hold, or that no key may call it; `by-kind` where the kind of what is asked for decides. */
  permission: ApiKeyPermission | 'any-key' | 'by-kind' | 'session-only';
  /**
   * Also in a session of an operator in a user's account. Otherwise writes that no key may make, or that take an admin,
   * are the owner's alone; of the rest all is open.
   */
  support?: boolean;
  /** The media cookie of a browser session is enough (GET and HEAD of what `<audio>` fetches). */
  media?: boolean;
  /**
   * A repeated call with the same `Idempotency-Key` gets the first answer again and nothing is done twice. Only for POST
   * calls of signed-in users that answer JSON without secrets.
   */
  idempotent?: boolean;
  params?: Schema;
  query?: Schema;
  body?: Schema | FormBody;
  response: Schema | EmptyAnswer | BytesAnswer | StreamAnswer | LinesAnswer<Schema> | EventsAnswer<Schema>;
  /** Headers that a good answer has beside those of every answer, and beside those of its kind. */
  headers?: readonly HeaderName[];
  /** Errors that do not follow from access, permission and input: see common-errors.ts. */
  errors?: readonly DeclaredError[];
}

/** Keeps the literal types; refuses what no endpoint may be. */
export function endpoint<const E extends Endpoint>(value: E): E {
  const { path, method, media, idempotent, body, access } = value;
  if (media && method !== 'GET') throw new Error(`${path}: only GET may be a media endpoint`);
  if (isForm(body) && method === 'GET') throw new Error(`${path}: GET takes no form`);
  const mayBeIdempotent = method === 'POST' && access !== 'public' && isKept(value.response);
  if (idempotent && !mayBeIdempotent) throw new Error(`${path}: only a JSON answer to a user's POST can be kept`);
  return value;
}

/** Parsed values, as a handler gets them; `U` is a file that has been received. */
export interface Parsed<E extends Endpoint, U = unknown> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: E['body'] extends FormBody ? ParsedForm<E['body'], U> : Output<E['body']>;
}

/** What a JSON endpoint answers, or one line or event of a streamed one. */
export type Answer<E extends Endpoint> =
  E['response'] extends LinesAnswer<infer L>
    ? Output<L>
    : E['response'] extends EventsAnswer<infer V>
      ? Output<V>
      : E['response'] extends Schema
        ? Output<E['response']>
        : never;

type Field<K extends string, T> = T extends Schema
  ? undefined extends Input<T>
    ? { [P in K]?: Input<T> }
    : { [P in K]: Input<T> }
  : unknown;
/** What a caller gives, without the parts that the endpoint does not have. */
export type CallInput<E extends Endpoint> = Field<'params', E['params']> &
  (E['query'] extends Schema ? { query?: Input<E['query']> } : unknown) &
  (E['body'] extends FormBody ? { body: FormInput<E['body']> } : Field<'body', E['body']>);

export function isJsonAnswer(response: Endpoint['response']): response is Schema {
  return '_zod' in response;
}

/** An answer that can be given again. */
const isKept = (response: Endpoint['response']) => isJsonAnswer(response) || response.kind === 'empty';
