/** Where another service sends its events: their signature is of the bytes, so the body is not read as JSON before. */
import type { FastifyInstance } from 'fastify';

/** Takes an event, and says how it went. */
type TakeEvent = (rawBody: Buffer, signature: string | undefined) => Promise<200 | 400 | 503>;

const maxEvent = 1024 * 1024;

export async function mountSignedEvents(
  app: FastifyInstance,
  path: string,
  signatureHeader: string,
  take: TakeEvent,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxEvent }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(path, async ({ body, headers }, reply) => {
      const signature = headers[signatureHeader];
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const status = await take(rawBody, typeof signature === 'string' ? signature : undefined);
      return reply.code(status).send({ received: status === 200 });
    });
  });
}
