/** Pages that are drawn by the server and work without scripts: forms that are posted, answers that lead on. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignPage } from '../own-page.ts';

export interface PageRequest {
  params: Record<string, string>;
  fields: Record<string, string>;
  ip: string;
  languages: string | undefined;
}

export type PageAnswer = { html: string; status?: 200 | 402 | 403 | 404 | 409 | 410 | 429 } | { redirect: string };

export interface HostedPage {
  method: 'GET' | 'POST';
  /** Such as `/billing/checkout/:session_id`. */
  path: string;
  answer(request: PageRequest): Promise<PageAnswer>;
}

interface PageOptions {
  publicUrl: string;
  /** Called before a form is carried out. @throws AppError 429 */
  admit(request: PageRequest): Promise<void>;
  /** Called after a form was carried out, before its answer is sent. */
  afterForm(): Promise<void>;
}

/** Without a referrer, a browser does not say either which page a form comes from. */
const formPolicy = { 'referrer-policy': 'same-origin' };

/** The largest form has a handful of short fields. */
const maxForm = 16 * 1024;

export async function mountHostedPages(
  app: FastifyInstance,
  pages: readonly HostedPage[],
  { publicUrl, admit, afterForm }: PageOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxForm },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    for (const { method, path, answer } of pages) {
      scope.route({
        method,
        url: path,
        async handler(request, reply) {
          const asked = pageRequest(request);
          if (method === 'POST') {
            // A page of another site cannot send a form in its reader's name.
            refuseForeignPage((name) => headerOf(request, name), publicUrl);
            await admit(asked);
          }
          const answered = await answer(asked);
          if (method === 'POST') await afterForm();
          return send(reply, answered);
        },
      });
    }
  });
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const pageRequest = (request: FastifyRequest): PageRequest => ({
  params: request.params as Record<string, string>,
  fields: (request.body ?? {}) as Record<string, string>,
  ip: request.ip,
  languages: headerOf(request, 'accept-language'),
});

function send(reply: FastifyReply, answer: PageAnswer): FastifyReply {
  if ('redirect' in answer) return reply.code(303).header('location', answer.redirect).send();
  return reply
    .code(answer.status ?? 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      ...formPolicy,
    })
    .send(answer.html);
}
