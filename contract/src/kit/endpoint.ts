/**
 * An endpoint is a value that says method, path, access, input and answer once. The server mounts it, the web client
 * calls it, OpenAPI documents it.
 */
import type { DeclaredError } from './declared-error.ts';
import { isForm, type FormBody, type FormInput, type ParsedForm } from './form.ts';
import type { HeaderName } from './headers.ts';
import type { Input, Output, Schema } from './schema.ts';
import type { Tag } from './tags.ts';

/**
 * What an API key may be allowed to do: every name of the public API, so that a key can be created there and here with the
 * same call. Those whose calls do not exist here yet permit nothing so far.
 */
export const apiKeyPermissions = [
  'text_to_speech',
  'speech_to_speech',
  'speech_to_text',
  'models_read',
  'models_write',
  'voices_read',
  'voices_write',
  'speech_history_read',
  'speech_history_write',
  'sound_generation',
  'audio_isolation',
  'voice_generation',
  'dubbing_read',
  'dubbing_write',
  'pronunciation_dictionaries_read',
  'pronunciation_dictionaries_write',
  'user_read',
  'user_write',
  'projects_read',
  'projects_write',
  'audio_native_read',
  'audio_native_write',
  'workspace_read',
  'workspace_write',
  'forced_alignment',
  'convai_read',
  'convai_write',
  'music_generation',
  'image_video_generation',
  'flows',
  'templates',
  'add_voice_from_voice_library',
  'create_instant_voice_clone',
  'create_professional_voice_clone',
  'publish_voice_to_voice_library',
  'share_voice_externally',
  'create_user_api_key',
  'workspace_analytics_full_read',
  'webhooks_write',
  'service_account_write',
  'group_members_manage',
  'workspace_members_read',
  'workspace_members_invite',
  'workspace_members_remove',
  'terms_of_service_accept',
  'audit_log_read',
  'conversation_privacy_manage',
  'copy_resources_cross_workspace',
  'synthid_detector',
] as const;
export type ApiKeyPermission = (typeof apiKeyPermissions)[number];

/** The permissions that some call requires. */
export const requiredPermissions = [
  'text_to_speech',
  'speech_to_speech',
  'voices_read',
  'voices_write',
  'models_read',
  'speech_history_read',
  'speech_history_write',
  'audio_isolation',
  'user_read',
  'user_write',
  'workspace_read',
  'workspace_write',
  'speech_to_text',
  'forced_alignment',
  'webhooks_write',
  'pronunciation_dictionaries_read',
  'pronunciation_dictionaries_write',
] as const satisfies readonly ApiKeyPermission[];
export type RequiredPermission = (typeof requiredPermissions)[number];

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

/** What a call has for clients of the OpenAI API. Its errors have a body that such clients read, beside ours. */
export interface OpenAiSide {
  /** `bearer-key`: those that show a key as a bearer token and not in `xi-api-key`, as clients of the OpenAI API do. */
  clients: 'all' | 'bearer-key';
  /** Their names of inputs that have another name in our errors. */
  names?: Readonly<Record<string, string>>;
  /**
   * The JSON that they get instead. The description of the endpoint must say so: it is not in the API description, where
   * it would give every generated client two types to tell apart.
   */
  response?: Schema;
}

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
  permission: RequiredPermission | 'any-key' | 'by-kind' | 'session-only';
  /** The type of single-use token that may stand in the query as `token`, in the place of other credentials. */
  tokenType?: string;
  /**
   * Whether an operator in a user's account may call it too. Where it is left out, writes that no key may make, or that
   * take an admin, are the owner's alone, and the rest is open.
   */
  support?: boolean;
  /**
   * The call records, uploads or clones the voice of a person. Some places require that its caller has accepted the
   * terms on biometric data first; nothing of the request is read before.
   */
  takesVoice?: boolean;
  /** Also for a member whom an admin has locked out: they may leave, and take or delete what is theirs. */
  whenLocked?: boolean;
  /** The media cookie of a browser session is enough (GET and HEAD of what `<audio>` fetches). */
  media?: boolean;
  /** Other sites may show the answer in a frame. Every other page of the installation refuses it. */
  framable?: boolean;
  /**
   * A repeated call with the same `Idempotency-Key` gets the first answer again and nothing is done twice. Only for POST
   * calls of signed-in users that answer JSON without secrets.
   */
  idempotent?: boolean;
  /** The handler may answer undefined, which is 202 without a body: the message was taken, and there is nothing to say. */
  mayBeAccepted?: true;
  params?: Schema;
  query?: Schema;
  body?: Schema | FormBody;
  /** The most bytes that a JSON body may have; a mebibyte unless it is given. */
  maxBodyBytes?: number;
  response: Schema | EmptyAnswer | BytesAnswer | StreamAnswer | LinesAnswer<Schema> | EventsAnswer<Schema>;
  /** Headers that a good answer has beside those of every answer, and beside those of its kind. */
  headers?: readonly HeaderName[];
  openAi?: OpenAiSide;
  /** Errors that do not follow from access, permission and input: see common-errors.ts. */
  errors?: readonly DeclaredError[];
}

/** Keeps the literal types; refuses what no endpoint may be. */
export function endpoint<const E extends Endpoint>(value: E): E {
  const { path, method, media, idempotent, body, access, takesVoice } = value;
  if (takesVoice && access === 'public') throw new Error(`${path}: nobody can have agreed before a public call`);
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
