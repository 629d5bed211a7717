/** Mounts routes on Fastify: credentials, permission, input, call, answer. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isJsonAnswer, type Endpoint, type EventsAnswer } from '#contract/kit/endpoint.ts';
import { takesInput } from '#contract/kit/common-errors.ts';
import { isForm } from '#contract/kit/form.ts';
import type { Schema } from '#contract/kit/schema.ts';
import type { Actor } from '../context.ts';
import { reportAnswers, type AnsweredRequest } from './answered-request.ts';
import { holdEvents, type EventConnections, type EventReader } from './answers/event-stream.ts';
import { refuseForeignCookie, shownCredentials, type Credentials } from './credentials.ts';
import { requireDeclaredAnswers } from './declared-answers.ts';
import { cookiesOf } from './cookies.ts';
import { FastifyExchange } from './exchange.ts';
import { openForms, type Forms } from './forms/forms.ts';
import { requireSoundText, requireSoundUrl } from './input.ts';
import { createIdempotency, type Idempotency, type IdempotencyStore } from './idempotency.ts';
import type { EventFeed, EventSequence, HttpExchange, Route } from './route.ts';
import { sendAnswer } from './answers/send-answer.ts';
import { sendEvents } from './answers/send-events.ts';
import type { UploadStore } from './forms/upload.ts';

export interface MountOptions<C> {
  /**
   * Counts the request, before anything is looked up for it.
   * @throws AppError 429 rate_limit_exceeded
   */
  admit(credentials: Credentials): Promise<void>;
  /** Called after the answer 401. */
  countRefusal(credentials: Credentials): void;
  /**
   * Finds the actor of the credentials.
   * @throws AppError 401 when they are not valid
   */
  authenticate(credentials: Credentials, endpoint: Endpoint): Promise<Actor>;
  /** @throws AppError 401 or 403 when the actor may not call the endpoint. */
  authorize(actor: Actor, endpoint: Endpoint): void;
  /**
   * Called for endpoints that take the voice of a person, before anything of the request is read.
   * @throws AppError 403 biometric_terms_required
   */
  requireVoiceConsent(actor: Actor, client: HttpExchange): Promise<void>;
  /** Looks up again actors who were admitted a while ago. An actor whose access has ended is undefined. */
  authenticateAllAgain(actors: Actor[]): Promise<(Actor | undefined)[]>;
  createContext(request: {
    actor: Actor | undefined;
    request_id: string;
    signal: AbortSignal;
    languages: string | undefined;
    reportCharge: (credits: Promise<number>) => void;
  }): C;
  /** Must return at once. */
  reportAnswer(request: AnsweredRequest): void;
  uploads: UploadStore;
  idempotency: IdempotencyStore;
  mediaCookieName: string;
  publicUrl: string;
  secureCookies: boolean;
  isTrustedProxy(address: string): boolean;
  /**
   * Milliseconds without progress after which the client counts as gone. The reader of a stream holds one of the
   * concurrent generations, an upload one of its user's uploads.
   */
  stalledAfterMs: number;
  /** Milliseconds between the heartbeats of an event stream. */
  heartbeatMs: number;
  /** In tests and development a wrong answer is a failure. In production it is logged and sent. */
  strictAnswers: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    actor: Actor | undefined;
  }
}

/** What the routes of an application share. */
interface Shared<C> {
  options: MountOptions<C>;
  events: EventConnections;
  forms: Forms;
  idempotency: Idempotency;
}

export async function mount<C>(app: FastifyInstance, routes: Route<C>[], options: MountOptions<C>): Promise<void> {
  const { heartbeatMs, strictAnswers, reportAnswer } = options;
  const shared: Shared<C> = {
    options,
    events: holdEvents(app, {
      heartbeatMs,
      strictAnswers,
      stillAdmitted: (readers) => stillAdmitted(readers, options),
    }),
    forms: openForms(app, options),
    idempotency: createIdempotency(options.idempotency),
  };
  reportAnswers(app, reportAnswer);
  if (strictAnswers) requireDeclaredAnswers(app);
  for (const route of routes) if (!isForm(route.endpoint.body)) mountRoute(app, route, shared);
  await app.register(async (scope) => {
    // Here a body is always a form; everywhere else it never is.
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { throwFileSizeLimit: false });
    for (const route of routes) if (isForm(route.endpoint.body)) mountRoute(scope, route, shared);
  });
}

function mountRoute<C>(app: FastifyInstance, { endpoint, handle, beforeFiles }: Route<C>, shared: Shared<C>): void {
  const { options, idempotency } = shared;
  const { params, query, body } = endpoint;
  const receive = isForm(body) ? shared.forms.receiver(body) : undefined;
  app.route({
    schema: {
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body && !receive ? { body } : {}),
    },
    config: { endpoint },
    ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
    method: endpoint.method,
    url: toFastifyPath(endpoint.path),
    onRequest: async (request, reply) => {
      const shown = shownCredentials(endpoint, request, options);
      await options.admit(shown);
      if (endpoint.access === 'public') return;
      refuseForeignCookie(shown, request, options);
      request.actor = await options.authenticate(shown, endpoint);
      options.authorize(request.actor, endpoint);
      if (!endpoint.takesVoice) return;
      await options.requireVoiceConsent(request.actor, new FastifyExchange(request, reply, options));
    },
    // The hooks below call back, because an asynchronous one costs each request some turns of the event loop's queue.
    preValidation: (request, _reply, done) => {
      try {
        // Otherwise nothing of the request is read.
        if (takesInput(endpoint)) requireSoundInput(endpoint, request);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    onResponse: (request, { statusCode }, done) => {
      if (statusCode === 401) options.countRefusal(shownCredentials(endpoint, request, options));
      done();
    },
    handler: async (request, reply) => {
      const source = new RequestOfContext(request, reply);
      const ctx = options.createContext(source);
      const form = await receive?.(request, reply, (fields) => beforeFiles?.(ctx, fields));
      try {
        const input = { params: request.params, query: request.query, body: form ? form.body : request.body };
        const call = () => handle(ctx, input, new FastifyExchange(request, reply, options));
        if (endpoint.idempotent) {
          const kept = await idempotency.run(request, reply, endpoint, { ...input, uploads: form?.uploads }, call);
          return kept.isReplay ? reply : await sendAnswer(endpoint, kept.answer, request, reply, options);
        }
        const answer = await call();
        return isOfEvents(endpoint)
          ? await answerEvents(request, reply, endpoint, answer, source.signal, shared)
          : await sendAnswer(endpoint, answer, request, reply, options);
      } finally {
        form?.release();
      }
    },
  });
}

/** @throws ValidationError for what no schema of the endpoint checks */
function requireSoundInput({ params, query, body }: Endpoint, request: FastifyRequest): void {
  requireSoundUrl(request.url);
  requireSoundText({
    // Errors know four places, and a cookie is in a header.
    ...(request.headers.cookie === undefined ? {} : { header: { cookie: cookiesOf(request) } }),
    ...(params ? {} : { path: request.params }),
    ...(query ? {} : { query: request.query }),
    ...(body ? {} : { body: request.body }),
  });
}

const isOfEvents = (endpoint: Endpoint): endpoint is Endpoint & { response: EventsAnswer<Schema> } =>
  !isJsonAnswer(endpoint.response) && endpoint.response.kind === 'events';

async function answerEvents<C>(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint & { response: EventsAnswer<Schema> },
  answer: unknown,
  signal: AbortSignal,
  { options, events }: Shared<C>,
): Promise<FastifyReply | undefined> {
  const source = answer as EventFeed<unknown> | EventSequence<unknown>;
  if ('subscribe' in source) return events.open(request, reply, endpoint, source);
  const reader: EventReader = { endpoint, actor: request.actor };
  return sendEvents(request, reply, source, {
    ...options,
    schema: endpoint.response.event,
    signal,
    isAdmitted: async () => (await stillAdmitted([reader], options))[0] ?? false,
  });
}

/** `/v1/voices/{voice_id}` → `/v1/voices/:voice_id` */
export const toFastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** An open stream must not outlive the access of its reader. */
async function stillAdmitted<C>(readers: EventReader[], options: MountOptions<C>): Promise<boolean[]> {
  const actors = await options.authenticateAllAgain(readers.flatMap(({ actor }) => actor ?? []));
  return readers.map(({ actor, endpoint }) => {
    const now = actor ? actors.shift() : undefined;
    return actor === undefined || (now !== undefined && isAuthorized(now, endpoint, options));
  });
}

function isAuthorized<C>(actor: Actor, endpoint: Endpoint, { authorize }: MountOptions<C>): boolean {
  try {
    authorize(actor, endpoint);
    return true;
  } catch {
    return false;
  }
}

/** A class, because a getter in an object literal would keep the request in memory until the next full garbage collection. */
class RequestOfContext {
  readonly actor: Actor | undefined;
  readonly request_id: string;
  readonly languages: string | undefined;
  readonly #charges: Promise<number>[];
  readonly #response: FastifyReply['raw'];
  #controller: AbortController | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.actor = request.actor;
    this.request_id = request.id;
    this.languages = request.headers['accept-language'];
    this.#charges = request.record.charges;
    this.#response = reply.raw;
  }

  /** It aborts when the client leaves. It is made when somebody asks for it, because few calls do. */
  get signal(): AbortSignal {
    if (this.#controller) return this.#controller.signal;
    const controller = (this.#controller = new AbortController());
    const raw = this.#response;
    const hasLeft = () => raw.destroyed && !raw.writableFinished;
    if (hasLeft()) controller.abort();
    else raw.once('close', () => hasLeft() && controller.abort());
    return controller.signal;
  }

  reportCharge(credits: Promise<number>): void {
    this.#charges.push(credits);
  }
}
