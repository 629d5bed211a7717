/**
 * An endpoint is a value that says method, path, access, input and answer once. The server mounts it, the web client
 * calls it, OpenAPI documents it.
 */
import type { z } from 'zod';

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

/** Never write `extends z.ZodType` in a generic: it compares zod's structural type once per endpoint. */
export type Schema = {
  _zod: { output: unknown; input: unknown };
  safeParse(data: unknown): { success: true; data: unknown } | { success: false; error: z.ZodError };
};
export type Output<T> = T extends { _zod: { output: infer O } } ? O : undefined;
type Input<T> = T extends { _zod: { input: infer I } } ? I : undefined;

/** Not JSON, of known length: Range, ETag and HEAD are the kernel's work. */
export interface BytesAnswer {
  kind: 'bytes';
  types: string[];
}
/** Chunked audio, sent as it is made. */
export interface StreamAnswer {
  kind: 'stream';
  types: string[];
}
/** Chunked JSON objects, each followed by a blank line. */
export interface LinesAnswer<T> {
  kind: 'lines';
  line: T;
}
/** 204, nothing. */
export interface EmptyAnswer {
  kind: 'empty';
}
/** Server-sent events, until the client leaves. Unnamed ones carry the schema's JSON; the kernel adds heartbeats. */
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
  /** One line for OpenAPI. */
  summary: string;
  tag: string;
  /** Default `user`: signed in with a verified e-mail, or a key. */
  access?: 'public' | 'user' | 'admin' | 'operator';
  /** What an API key must hold, or that no key may call it. */
  permission: ApiKeyPermission | 'any-key' | 'session-only';
  /**
   * Also in a session of an operator in a user's account. Otherwise writes that no key may make, or that take an admin,
   * are the owner's alone; of the rest all is open.
   */
  support?: boolean;
  /** The media cookie of a browser session is enough (GET and HEAD of what `<audio>` fetches). */
  media?: boolean;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  response: Schema | EmptyAnswer | BytesAnswer | StreamAnswer | LinesAnswer<Schema> | EventsAnswer<Schema>;
}

/** Keeps the literal types; refuses what no endpoint may be. */
export function endpoint<const E extends Endpoint>(value: E): E {
  if (value.media && value.method !== 'GET') throw new Error(`${value.path}: only GET may be a media endpoint`);
  return value;
}

/** What a handler gets: parsed values. */
export interface Parsed<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
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
/** What a caller gives: only the parts that the endpoint has. */
export type CallInput<E extends Endpoint> = Field<'params', E['params']> &
  (E['query'] extends Schema ? { query?: Input<E['query']> } : unknown) &
  Field<'body', E['body']>;

export function isJsonAnswer(response: Endpoint['response']): response is Schema {
  return '_zod' in response;
}
