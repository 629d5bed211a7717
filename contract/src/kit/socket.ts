/**
 * A socket is a value that says path, access, input and messages of a WebSocket once. The server mounts it, AsyncAPI
 * documents it.
 */
import { z } from 'zod';
import type { ApiKeyPermission } from './endpoint.ts';
import type { Output, Schema } from './schema.ts';
import type { Tag } from './tags.ts';

export interface Socket {
  path: string;
  /** One line for AsyncAPI. */
  summary: string;
  tag: Tag;
  /** Set for a socket of the public API: the edition in which it was first described. */
  publicApi?: 2025 | 2026;
  /** What an API key must hold. */
  permission: ApiKeyPermission | 'any-key';
  /** The type of single-use token that opens it; absent: none does. */
  tokenType?: string;
  params?: Schema;
  /** Without the credentials, which every socket takes in its query too. */
  query?: Schema;
  /** What the client sends: JSON text, one object a frame. */
  incoming: Schema;
  /** What the server sends beside errors; each schema with an id. */
  outgoing: readonly Schema[];
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
  'xi-api-key': 'An API key.',
  xi_api_key: 'An API key.',
  authorization: 'A bearer token, with or without the word Bearer.',
  single_use_token: 'A single-use token.',
  token: 'A single-use token.',
} as const;

/** The same in the first message; spread into its schema. */
export const messageCredentials = {
  'xi-api-key': z.string().nullish().describe('An API key; in the first message only'),
  xi_api_key: z.string().nullish().describe('An API key; in the first message only'),
  authorization: z.string().nullish().describe('A bearer token; in the first message only'),
};

/** What a socket says before it closes for a fault; `error` names it, `message` is for people. */
export const SocketError = z
  .object({ message: z.string(), error: z.string(), code: z.int() })
  .meta({ id: 'SocketError', description: 'The fault for which the socket closes; code is the close code or 1008' });
export type SocketError = z.output<typeof SocketError>;
