/**
 * Asks addresses that somebody gave. A name is resolved once, and the connection goes to an address that was checked, so
 * that a name cannot lead elsewhere between the check and the request.
 */
import { lookup as resolveName } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { privateHosts } from './addresses.ts';
import { createAnswer } from './answer.ts';
import { explainFailure } from './failures.ts';
import { OutgoingFailed, OutgoingRefused, type Outgoing, type OutgoingAnswer, type OutgoingRequest } from './port.ts';
import { isOpenPort, readTarget, type Target } from './target.ts';

export interface OutgoingOptions {
  /** Machines of the operator's own, each accepted by `readPrivateHost`. None by default. */
  allowPrivate?: readonly string[];
  /** Resolves a name to all its addresses. By default the system does. */
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>;
  /** A certificate authority to trust beside those of the system, for tests. */
  ca?: string;
}

const defaultHeadMs = 10_000;
const defaultIdleMs = 20_000;
const defaultBodyMs = 600_000;
const idleConnectionMs = 15_000;
const redirects = new Set([301, 302, 303, 307, 308]);
/** Another host than the one that was asked gets no other headers: they may hold a key. */
const headersForStrangers = new Set(['accept', 'accept-language', 'range', 'if-range', 'if-none-match', 'user-agent']);

export function createOutgoing(options: OutgoingOptions = {}): Outgoing {
  const { resolve = (host: string) => resolveName(host, { all: true }) } = options;
  const hosts = privateHosts(options.allowPrivate ?? []);
  const agentOptions = { keepAlive: true, maxFreeSockets: 16, timeout: idleConnectionMs };
  const agents = {
    'http:': new http.Agent(agentOptions),
    'https:': new https.Agent({ ...agentOptions, ...(options.ca && { ca: options.ca }) }),
  };

  /** @throws OutgoingRefused when the server may not connect there */
  function check({ url, host, port }: Target, ip: string): void {
    if (!hosts.mayConnect(host, ip, port)) {
      throw new OutgoingRefused('private_address', `${host} is not a public address.`);
    }
    if (hosts.isListed(host, ip, port)) return;
    if (url.protocol !== 'https:') throw new OutgoingRefused('scheme', 'Only addresses with https are asked.');
    if (!isOpenPort(port)) throw new OutgoingRefused('port', `Port ${port} is not one of the web.`);
  }

  /** The addresses of a name that may be asked. @throws the reason why none may */
  async function resolveChecked(target: Target): Promise<{ address: string; family: number }[]> {
    const found = await resolve(target.host);
    const checked: { address: string; family: number }[] = [];
    let refusal: unknown;
    for (const one of found) {
      try {
        check(target, one.address);
        checked.push(one);
      } catch (error) {
        refusal = error;
      }
    }
    if (checked.length === 0) throw refusal ?? new OutgoingFailed('unknown_host', `${target.host} has no address.`);
    return checked;
  }

  const lookupFor =
    (target: Target): LookupFunction =>
    (_host, { all }, give) => {
      resolveChecked(target).then(
        (addresses) => {
          const [first] = addresses;
          if (all || !first) give(null, addresses);
          else give(null, first.address, first.family);
        },
        (error: Error) => give(error, []),
      );
    };

  function send(target: Target, request: OutgoingRequest): Promise<http.IncomingMessage> {
    const { headMs = defaultHeadMs, signal } = request;
    const protocol = target.url.protocol === 'https:' ? 'https:' : 'http:';
    const { promise, resolve: answered, reject } = Promise.withResolvers<http.IncomingMessage>();
    const asked = (protocol === 'https:' ? https : http).request(target.url, {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      agent: agents[protocol],
      lookup: lookupFor(target),
      ...(target.isAddress || protocol === 'http:' ? {} : { servername: target.host }),
    });
    const abort = () => asked.destroy(new OutgoingFailed('aborted', 'The request was aborted.'));
    const timer = setTimeout(
      () => asked.destroy(new OutgoingFailed('timeout', `${target.host} did not answer within ${headMs / 1000} s.`)),
      headMs,
    );
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort);
    // Without a listener a late error would end the process.
    asked.on('error', (error) => {
      settle();
      reject(asked.reusedSocket && isReset(error) ? new StaleConnection() : explainFailure(error, target.host));
    });
    asked.once('response', (response) => {
      settle();
      answered(response);
    });
    asked.once('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new OutgoingFailed('broken_off', `${target.host} does not speak HTTP.`));
    });
    asked.end(request.body);
    return promise;
  }

  /** Sends it once more where the server had closed a kept connection meanwhile: it then read nothing of the request. */
  async function ask(target: Target, request: OutgoingRequest): Promise<http.IncomingMessage> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send(target, request);
      } catch (error) {
        if (!(error instanceof StaleConnection)) throw error;
        if (attempt >= 3) throw new OutgoingFailed('broken_off', `${target.host} closed the connection.`);
      }
    }
  }

  async function refuseEarly(address: string): Promise<void> {
    const target = readTarget(address);
    if (target.isAddress) return check(target, target.host);
    try {
      await resolveChecked(target);
    } catch (error) {
      if (error instanceof OutgoingRefused) throw error;
      if (target.url.protocol !== 'https:') throw new OutgoingRefused('scheme', 'Only addresses with https are asked.');
    }
    return undefined;
  }

  const fetchChecked = async (address: string, request: OutgoingRequest): Promise<OutgoingAnswer> => {
    const { method = 'GET', idleMs = defaultIdleMs, bodyMs = defaultBodyMs, signal, maxBytes } = request;
    const maxRedirects = request.maxRedirects ?? (method === 'GET' || method === 'HEAD' ? 3 : 0);
    let target = readTarget(address);
    let asking = request;
    for (let followed = 0; ; followed += 1) {
      if (signal?.aborted) throw new OutgoingFailed('aborted', 'The request was aborted.');
      if (target.isAddress) check(target, target.host);
      const response = await ask(target, asking);
      const status = response.statusCode ?? 0;
      const location = response.headers.location;
      if (maxRedirects === 0 || !redirects.has(status) || location === undefined) {
        const isHead = asking.method === 'HEAD';
        return createAnswer(response, {
          address: target.url.href,
          host: target.host,
          maxBytes,
          idleMs,
          bodyMs,
          signal,
          isHead,
        });
      }
      response.destroy();
      if (followed >= maxRedirects) {
        throw new OutgoingRefused('too_many_redirects', `${target.host} redirects more than ${maxRedirects} times.`);
      }
      const next = readTarget(URL.canParse(location, target.url) ? new URL(location, target.url).href : location);
      asking = followRedirect(asking, status, next.url.origin === target.url.origin);
      target = next;
    }
  };
  return Object.assign(fetchChecked, { check: refuseEarly });
}

/** The connection was kept from an earlier request, and its server had closed it. */
class StaleConnection extends Error {}

const isReset = (error: Error): boolean => 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');

/** An answer as it is on the wire: a compressed one could grow without end. */
const headersOf = ({ headers = {}, body }: OutgoingRequest): Record<string, string> => ({
  'user-agent': 'Veery',
  ...headers,
  'accept-encoding': 'identity',
  ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
});

/** The request as the next address gets it. */
function followRedirect(request: OutgoingRequest, status: number, isSameOrigin: boolean): OutgoingRequest {
  const { body, ...next } = request;
  const keepsMethod = status === 307 || status === 308 || request.method === 'HEAD';
  if (!isSameOrigin) {
    const entries = Object.entries(next.headers ?? {});
    next.headers = Object.fromEntries(entries.filter(([name]) => headersForStrangers.has(name.toLowerCase())));
  }
  if (!keepsMethod) next.method = 'GET';
  return keepsMethod && isSameOrigin && body !== undefined ? { ...next, body } : next;
}
