/** Reports each request that has ended, with its route as the contract writes it, and counts the open sockets. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { elapsedMs, endStatus } from './request-log.ts';

export interface EndedRequest {
  method: string;
  /** With the names of its parameters and not their values; `unmatched` for what is no route. */
  route: string;
  status: number;
  seconds: number;
}

export interface RequestObserver {
  requestEnded(request: EndedRequest): void;
  /** Called with 1 when a socket opens and with -1 when it closes. */
  socketsChanged(by: 1 | -1): void;
}

/** Has to be called before the routes are mounted. */
export function observeRequests(app: FastifyInstance, observer: RequestObserver): void {
  app.addHook('onRequest', (request, reply, done) => {
    request.record.observers.push(() => {
      const { method, routeOptions, record } = request;
      const seconds = elapsedMs(record) / 1000;
      observer.requestEnded({ method, route: routeLabel(routeOptions.url), status: endStatus(reply.raw), seconds });
    });
    done();
  });
  app.server.on('upgrade', (_request, socket: Socket) => {
    observer.socketsChanged(1);
    socket.once('close', () => observer.socketsChanged(-1));
  });
}

/** The files of the web app are a route each, and their names change with every build. */
function routeLabel(url: string | undefined): string {
  if (url === undefined) return 'unmatched';
  return /^\/(?:assets|pages)\//.test(url) ? '/assets/*' : url;
}
