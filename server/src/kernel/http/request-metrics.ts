/** Reports each request that has ended, with its route as the contract writes it, and counts the open sockets. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { elapsedMs, endStatus, onRequestEnd } from './log/request-record.ts';

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

export function observeRequests(app: FastifyInstance, observer: RequestObserver): void {
  onRequestEnd(app, ({ method, routeOptions, record }, { raw }) => {
    const seconds = elapsedMs(record) / 1000;
    observer.requestEnded({ method, route: routeLabel(routeOptions.url), status: endStatus(raw), seconds });
  });
  app.server.on('upgrade', (_request, socket: Socket) => {
    observer.socketsChanged(1);
    socket.once('close', () => observer.socketsChanged(-1));
  });
}

/** The files of the web app are a route each, and their names change with every build. */
function routeLabel(url: string | undefined): string {
  if (url === undefined) return 'unmatched';
  return url.startsWith('/assets/') || url.startsWith('/pages/') ? '/assets/*' : url;
}
