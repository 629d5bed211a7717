/** Compresses long JSON answers for clients that accept it. Streams, audio and files are sent as they are. */
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this size the headers outweigh what is saved. */
const minCharacters = 2048;

export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isLong = typeof payload === 'string' && payload.length >= minCharacters;
    if (!isLong || !String(reply.getHeader('content-type')).startsWith('application/json')) return done(null, payload);
    void reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return done(null, payload);
    void reply.header('content-encoding', 'gzip');
    // Speed matters more than size here, because the answer is made for this client alone.
    gzip(payload, { level: 4 }, (error, packed) => {
      if (error) return done(error);
      void reply.header('content-length', packed.length);
      done(null, packed);
    });
  });
}
