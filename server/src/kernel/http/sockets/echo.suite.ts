/** Sockets without any product: an echo behind the real Fastify and `ws`, which records what happens. */
import { declareError } from '#contract/kit/declared-error.ts';
import { invalidApiKey, needsAuthorization, notOperator } from '#contract/kit/access-errors.ts';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { z } from 'zod';
import { messageCredentials, socket } from '#contract/kit/socket.ts';
import { authorize } from '../../../platform/identity/access/authorize.ts';
import type { Actor } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { createHttpApp } from '../app.ts';
import { mountSockets } from './mount-sockets.ts';
import type { SocketCredentials } from './socket-credentials.ts';
import { socketsFor } from './socket.ts';

const tooSlow = declareError(400, 'too_slow', {
  message: 'Too slow. '.repeat(50),
  when: 'No text came in time.',
  remedy: 'Be quicker.',
});

const echoSocket = socket({
  path: '/v1/echo/{name}/loud',
  summary: 'Echo messages',
  description: 'Sends every message back.',
  tag: 'live',
  permission: 'text_to_speech',
  tokenType: 'echo_token',
  params: z.object({ name: z.string() }),
  query: z.object({ wait: z.coerce.number().int().max(60_000).default(5_000), bytes: z.coerce.number().default(0) }),
  incoming: z.object({ text: z.string().max(10_000), ...messageCredentials }).meta({ id: 'EchoText' }),
  outgoing: [z.object({ said: z.string() }).meta({ id: 'EchoSaid' })],
  errors: [tooSlow],
});

export const echoPath = '/v1/echo/Echo/loud';

export interface Echo {
  app: FastifyInstance;
  url: string;
  /** The texts in the order in which they were handled, and the number of handlers that have ended. */
  handled: string[];
  ended: number;
  /** One signal for each socket; it aborts when the client is gone. */
  signals: AbortSignal[];
  asked: (SocketCredentials & { ip: string; tokenType?: string | undefined })[];
  /** Revokes everybody's access. */
  isRevoked: boolean;
  logged: string;
}

const actor = (more: Partial<Actor> = {}): Actor => ({
  user_id: 'mia',
  workspace_id: 'w',
  role: 'admin',
  is_operator: false,
  email_verified: true,
  ...more,
});

/** Accepts an API key, a bearer token and a single-use token. */
const people: Record<string, Actor> = {
  good: actor(),
  other: actor({ user_id: 'ben' }),
  unverified: actor({ email_verified: false }),
  restricted: actor({ key: { key_id: 'k', permissions: ['user_read'], has_credit_limit: false } }),
};

/** `""` ends it, `fault` causes a defect, and `undeclared` an error that the socket does not declare. */
const routeOf = (echo: Echo) =>
  socketsFor<{ actor: Actor }>()(echoSocket, async (connection, { params, query }) => {
    echo.signals.push(connection.signal);
    try {
      for (;;) {
        const next = await connection.receive(query.wait);
        if (next.kind === 'timeout') throw AppError.from(tooSlow);
        if (next.kind === 'closed') return;
        const { text } = next.message;
        echo.handled.push(text);
        const caller = await connection.identify(next.message);
        await caller.verify();
        if (text === '') return;
        if (text === 'fault') throw new Error('a defect');
        if (text === 'undeclared') throw AppError.from(notOperator);
        const said = `${params.name} ${caller.ctx.actor.user_id} ${text}${'x'.repeat(query.bytes)}`;
        await connection.send({ said });
      }
    } finally {
      echo.ended += 1;
    }
  });

export async function startEcho(): Promise<Echo> {
  const record = { handled: [], ended: 0, signals: [], asked: [], isRevoked: false, logged: '' };
  const log = pino({ level: 'info', base: null }, { write: (line: string) => void (echo.logged += line) });
  const app = await createHttpApp(log, { trustProxy: [] });
  const echo: Echo = { ...record, app, url: '' };
  app.get('/v1/plain', async () => ({ plain: true }));
  await mountSockets(app, [routeOf(echo)], {
    async admit() {},
    async authenticate(credentials, tokenType) {
      echo.asked.push({ ...credentials, tokenType });
      const { apiKey, bearer, singleUseToken } = credentials;
      const name = apiKey ?? bearer ?? singleUseToken;
      if (!name) throw AppError.from(needsAuthorization);
      const found = people[name];
      if (!found) throw AppError.from(invalidApiKey);
      return found;
    },
    async reauthenticate(who) {
      if (echo.isRevoked) throw AppError.from(invalidApiKey);
      return who;
    },
    createContext: (request) => ({ actor: request.actor }),
    authorize,
    reportAnswer: () => {},
    stalledAfterMs: 1_000,
    strictAnswers: true,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  echo.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return echo;
}
