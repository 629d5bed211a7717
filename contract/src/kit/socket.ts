/**
 * A socket is a value that says path, access, input and messages of a WebSocket once. The server mounts it, AsyncAPI
 * documents it.
 */
import { z } from 'zod';
import type { DeclaredError } from './declared-error.ts';
import type { RequiredPermission } from './endpoint.ts';
import type { Output, Schema } from './schema.ts';
import type { Tag } from './tags.ts';

export interface Socket {
  path: string;
  /** A short imperative phrase without a full stop. */
  summary: string;
  /** What it does and what is special about it, in sentences. */
  description: string;
  tag: Tag;
  /** Set for a socket of the public API: the edition in which it was first described. */
  publicApi?: 2025 | 2026;
  /** What an API key must hold. */
  permission: RequiredPermission | 'any-key';
  /** The type of single-use token that opens it; absent: none does. */
  tokenType?: string;
  params?: Schema;
  /** Without the credentials, which every socket takes in its query too. */
  query?: Schema;
  /** What the client sends: JSON text, one object a frame. */
  incoming: Schema;
  /** What the server sends beside errors; each schema with an id. */
  outgoing: readonly Schema[];
  /** Errors that do not follow from access and messages: see socket-errors.ts. */
  errors?: readonly DeclaredError[];
  /** Where errors of the public API have another shape than `SocketError`: the message, of a schema in `outgoing`. */
  errorBody?(error: { http: number; status: string; message: string }): object;
}

/** Keeps the literal types. */
export function socket<const S extends Socket>(value: S): S {
  return value;
}

export type Incoming<S extends Socket> = Output<S['incoming']>;
export type Outgoing<S extends Socket> = Output<S['outgoing'][number]>;
/** What opens it, parsed. */
export interface Opening<S extends Socket> {
  params: Output<S['params']>;
  query: Output<S['query']>;
}

/** Names of the query under which credentials may come, for clients that can set no headers. */
export const credentialQuery = {
  'xi-api-key': 'An API key, for clients that cannot set headers.',
  xi_api_key: 'The same as `xi-api-key`.',
  authorization: 'The token of a session, with or without the word `Bearer`.',
  single_use_token: 'A single-use token, as `POST /v1/single-use-token/{token_type}` creates it.',
  token: 'The same as `single_use_token`.',
} as const;

/** The same in the first message; spread into its schema. */
export const messageCredentials = {
  'xi-api-key': z.string().nullish().describe('An API key. Send it with the first message.'),
  xi_api_key: z.string().nullish().describe('The same as `xi-api-key`.'),
  authorization: z.string().nullish().describe('The token of a session. Send it with the first message.'),
};

/** What a socket sends before it closes for an error: `error` names it, and `message` is for people. */
export const SocketError = z
  .object({
    message: z.string().describe('The error in English.'),
    error: z.string().describe('The stable code of the error.'),
    code: z.int().describe('The code with which the socket closes, or 1008.'),
  })
  .meta({ id: 'SocketError', description: 'The error for which the server closes the socket.' });
export type SocketError = z.output<typeof SocketError>;
