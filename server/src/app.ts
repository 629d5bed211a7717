/** The application: parts in, Fastify out. Main and the tests call this. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isJsonAnswer, type Endpoint } from '#contract/kit/endpoint.ts';
import { appRoot, pages } from '#contract/pages.ts';
import { createPageSender } from './kernel/http/answers/named-page.ts';
import { moveAdminPaths } from './admin-paths.ts';
import { createContext, systemScope, type Ctx, type Parts } from './context.ts';
import { mountHostedPages } from './kernel/http/answers/hosted-pages.ts';
import { countAttempt } from './platform/identity/credentials/attempts.ts';
import { fetchEvents, takeSentEvent } from './slices/billing/events.service.ts';
import { mountSignedEvents } from './kernel/http/answers/signed-events.ts';
import { mount } from './kernel/http/mount.ts';
import { mountMetrics } from './kernel/http/metrics-route.ts';
import { observeRequests } from './kernel/http/request-metrics.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createHttpApp } from './kernel/http/app.ts';
import { registerAsyncApi } from './kernel/http/sockets/asyncapi.ts';
import { registerOpenApi } from './kernel/http/openapi.ts';
import { addressMatcher } from './kernel/http/ip-list.ts';
import type { Route } from './kernel/http/route.ts';
import { createUploads } from './platform/files/uploads.ts';
import { isSpaceLow } from './platform/files/free-space.ts';
import { createIdempotencyStore } from './platform/idempotency/idempotency.ts';
import { mountSockets } from './kernel/http/sockets/mount-sockets.ts';
import { slices } from './slices.ts';
import { mediaCookieName } from './platform/identity/sessions/session-cookies.ts';
import { authenticate, authenticateAgain, authenticateAllAgain } from './platform/identity/access/authentication.ts';
import { createRequestLimits } from './platform/identity/access/request-limits.ts';
import { authorize } from './platform/identity/access/authorize.ts';
import { openKeyRequestLog } from './platform/identity/keys/key-requests.ts';
import { authenticateSocket } from './platform/identity/access/single-use-tokens.ts';
import { pingDatabase } from './slices/usage/usage.service.ts';
import { requireVoiceConsent } from './slices/privacy/biometric-terms.service.ts';

const ownRoutes = slices.flatMap((slice) => slice.routes);
const sockets = slices.flatMap((slice) => slice.sockets);

export interface AppOptions {
  /** The built web app; without it only the API answers. */
  webRoot?: string;
  /** Tests and development: an answer that breaks its schema is a failure. */
  strictAnswers?: boolean;
  /** Beside the product's: tests of the kit mount examples. */
  moreRoutes?: Route<Ctx>[];
  /** Two minutes unless told. */
  stalledAfterMs?: number;
  /** Fifteen seconds unless told. */
  heartbeatMs?: number;
  /** After which an idempotent call whose process has died may be made again; a minute unless told. */
  idempotencyLeaseMs?: number;
}

/** Where a visitor signs up: in the browser, sign-in leads there without another page being loaded. */
const signUpPages: string[] = [pages.signIn, pages.signUp];

export async function createApp(parts: Parts, options: AppOptions = {}): Promise<FastifyInstance> {
  const { trustProxy, botCheck, adminPathPrefix } = parts.config;
  const routes = moveAdminPaths(ownRoutes, adminPathPrefix);
  const app = await createHttpApp(parts.log, {
    trustProxy,
    isHttps: parts.config.publicUrl.startsWith('https:'),
    foreignScript: botCheck.kind === 'token' ? { url: botCheck.scriptUrl, paths: signUpPages } : undefined,
  });
  const metrics = createMetrics(parts);
  observeRequests(app, metrics.requests);
  const limits = createRequestLimits(parts);
  const keyRequests = openKeyRequestLog(parts);
  app.addHook('onClose', () => keyRequests.close());
  await app.register(async (scope) => {
    await mount(scope, [...routes, ...(options.moreRoutes ?? [])], {
      ...limits,
      authenticate: (credentials, endpoint) =>
        credentials.singleUseToken === undefined
          ? authenticate(parts, credentials, { admitsLocked: endpoint.whenLocked, isCached: isFileRead(endpoint) })
          : authenticateSocket(parts, credentials, endpoint.tokenType),
      authenticateAllAgain: (actors) => authenticateAllAgain(parts, actors),
      createContext: (request) => createContext(parts, request),
      reportAnswer: keyRequests.note,
      authorize,
      requireVoiceConsent: (actor, client) => requireVoiceConsent(parts, actor, client),
      uploads: createUploads(parts),
      idempotency: createIdempotencyStore(parts, options.idempotencyLeaseMs ?? 60_000),
      mediaCookieName,
      publicUrl: parts.config.publicUrl,
      isTrustedProxy: addressMatcher(parts.config.trustProxy),
      secureCookies: parts.config.publicUrl.startsWith('https:'),
      strictAnswers: options.strictAnswers ?? false,
      stalledAfterMs: options.stalledAfterMs ?? 120_000,
      heartbeatMs: options.heartbeatMs ?? 15_000,
    });
  });
  const about = { version: parts.version, publicUrl: parts.config.publicUrl };
  const endpoints = routes.map(({ endpoint }) => endpoint);
  registerOpenApi(app, endpoints, { ...about, mediaCookieName });
  registerAsyncApi(app, sockets, about);
  await mountSockets(app, sockets, {
    admit: limits.admit,
    authenticate: (credentials, tokenType) => authenticateSocket(parts, credentials, tokenType),
    reauthenticate: (actor) => authenticateAgain(parts, actor),
    createContext: (request) => createContext(parts, request),
    reportAnswer: keyRequests.note,
    authorize,
    strictAnswers: options.strictAnswers ?? false,
    stalledAfterMs: options.stalledAfterMs ?? 120_000,
  });
  await mountHostedPages(app, parts.payments?.pages ?? [], {
    publicUrl: parts.config.publicUrl,
    admit: ({ ip }) => countAttempt(systemScope(parts), 'payment_form', { ip }),
    // The page that the browser is led to shows the new plan.
    afterForm: () =>
      fetchEvents(parts).catch((error: Error) => parts.log.warn({ err: error }, 'events of the payment provider wait')),
  });
  const { payments } = parts;
  if (payments && !payments.deliverEvents) {
    await mountSignedEvents(
      app,
      `/billing/webhooks/${payments.name}`,
      `${payments.name}-signature`,
      async (body, signature) => takeSentEvent(parts, payments, body, signature),
    );
  }
  addHealth(app, parts);
  mountMetrics(app, {
    token: parts.config.metricsToken,
    render: metrics.render,
  });
  if (options.webRoot && existsSync(options.webRoot)) await addWebApp(app, options.webRoot, parts.config);
  return app;
}

/** A player asks for many ranges of a file within a second. */
const isFileRead = ({ method, response }: Endpoint): boolean =>
  method === 'GET' && !isJsonAnswer(response) && response.kind === 'bytes';

const isDatabaseUp = ({ db }: Parts): Promise<boolean> =>
  pingDatabase(db).then(
    () => true,
    () => false,
  );

async function readStatus(parts: Parts): Promise<'ok' | 'database_unavailable' | 'storage_full'> {
  if (!(await isDatabaseUp(parts))) return 'database_unavailable';
  return (await isSpaceLow(parts)) ? 'storage_full' : 'ok';
}

/**
 * `/health` asks whether the process is alive: 200 when the database answers, else 503. `/ready` asks whether it can take
 * work: 503 also when the storage is nearly full. Neither says anything about the installation to a stranger.
 */
function addHealth(app: FastifyInstance, parts: Parts): void {
  app.get('/health', async (_request, reply) => {
    const isUp = await isDatabaseUp(parts);
    return reply.code(isUp ? 200 : 503).send({
      status: isUp ? 'ok' : 'database_unavailable',
      version: parts.version,
    });
  });
  app.get('/ready', async (_request, reply) => {
    const status = await readStatus(parts);
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
}

async function readPages(webRoot: string): Promise<Map<string, string>> {
  const text = await readFile(path.join(webRoot, 'pages.json'), 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
}

/** Names under assets/ hold a hash of their content, icons hardly change; everything else is asked about each time. */
function cacheControlOf(file: string, immutable: string): string {
  if (file.startsWith(immutable)) return 'public, max-age=31536000, immutable';
  return /\.(?:ico|png|svg|webmanifest|txt)(?:\.(?:br|gz))?$/.test(file) ? 'public, max-age=86400' : 'no-cache';
}

async function addWebApp(app: FastifyInstance, webRoot: string, config: Parts['config']): Promise<void> {
  const immutable = path.join(webRoot, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    preCompressed: true,
    // Its name is that of the installation.
    globIgnore: ['**/manifest.webmanifest'],
    setHeaders: (reply, file) => {
      void reply.header('cache-control', cacheControlOf(file, immutable));
    },
  });
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const manifest = JSON.parse(await readFile(path.join(webRoot, 'manifest.webmanifest'), 'utf8')) as object;
    const { installationName: name } = config;
    void reply.headers({ 'cache-control': 'public, max-age=86400', 'content-type': 'application/manifest+json' });
    return JSON.stringify({ ...manifest, name, short_name: name });
  });
  // The plugin serves the files that were there at the start. A build that comes later brings others.
  app.get('/assets/*', async (request, reply) => reply.sendFile(new URL(request.url, 'http://_').pathname));
  // The router finds no such page either, and says so in words.
  const sendPage = createPageSender(webRoot, config);
  app.sendMissingPage = (request, reply) => sendPage(request, reply, 'index.html');
  // The browser's router takes over. The pages that people open first have a file that fetches their screen ahead.
  const files = await readPages(webRoot);
  const open = [pages.pricing, '/subscription', '/usage', pages.docs, `${pages.docs}/*`, pages.privacy, pages.terms];
  for (const url of ['/', appRoot, `${appRoot}/*`, ...open]) {
    app.get(url, (request, reply) => {
      // theme.js asks nobody for consent to statistics that are not collected.
      if (!config.hasAnalytics) void reply.header('set-cookie', 'veery_statistics=off; Path=/; SameSite=Strict');
      return sendPage(request, reply, files.get(request.url.split('?')[0] ?? '') ?? 'index.html');
    });
  }
}
