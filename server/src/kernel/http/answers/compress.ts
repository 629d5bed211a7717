/** Compresses long JSON answers for clients that accept it. Streams, audio and files are sent as they are. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const pack = promisify(gzip);
/** Below this size the headers outweigh what is saved. */
const minCharacters = 2048;

export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minCharacters) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    void reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    void reply.header('content-encoding', 'gzip');
    // Speed matters more than size here, because the answer is made for this client alone.
    const packed = await pack(payload, { level: 4 });
    void reply.header('content-length', packed.length);
    return packed;
  });
}
