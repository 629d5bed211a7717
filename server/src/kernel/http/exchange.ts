/** The parts of the request and the reply that routes may use. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf } from './cookies.ts';
import { isForOpenAiClient } from './answers/openai-clients.ts';
import { refuseForeignPage } from './own-page.ts';
import type { HttpExchange } from './route.ts';

interface ExchangeOptions {
  secureCookies: boolean;
  publicUrl: string;
  isTrustedProxy(address: string): boolean;
}

/** A class, because each request has one and few routes use it. */
export class FastifyExchange implements HttpExchange {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #options: ExchangeOptions;

  constructor(request: FastifyRequest, reply: FastifyReply, options: ExchangeOptions) {
    this.#request = request;
    this.#reply = reply;
    this.#options = options;
  }

  get ip(): string {
    return this.#request.ip;
  }

  get userAgent(): string | undefined {
    return this.#request.headers['user-agent']?.slice(0, 300);
  }

  get lastEventId(): string | undefined {
    return this.header('last-event-id') || undefined;
  }

  get isForOpenAiClient(): boolean {
    return isForOpenAiClient(this.#request, this.#request.routeOptions.config.endpoint);
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name.toLowerCase()];
    return typeof value === 'string' ? value : undefined;
  }

  proxyHeader(name: string): string | undefined {
    return this.#options.isTrustedProxy(this.#request.socket.remoteAddress ?? '') ? this.header(name) : undefined;
  }

  cookie(name: string): string | undefined {
    this.refuseForeignPage();
    return cookiesOf(this.#request)[name];
  }

  refuseForeignPage(): void {
    refuseForeignPage((name) => this.header(name), this.#options.publicUrl);
  }

  setCookie(
    name: string,
    value: string,
    { path, maxAge, isReadable = false }: Parameters<HttpExchange['setCookie']>[2],
  ) {
    const secure = this.#options.secureCookies;
    void this.#reply.setCookie(name, value, { path, maxAge, httpOnly: !isReadable, sameSite: 'strict', secure });
  }

  accept(): void {
    void this.#reply.code(202);
  }

  clearCookie(name: string, path: string): void {
    void this.#reply.clearCookie(name, { path });
  }

  setHeader(name: string, value: string): void {
    void this.#reply.header(name, value);
  }
}
