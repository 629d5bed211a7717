/** Answers of known length with Range, ETag, HEAD and download names. */
import { rangeNotSatisfiable } from '#contract/kit/common-errors.ts';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from './content-disposition.ts';
import { AppError } from '../../errors.ts';
import { readIterable } from '../../streams.ts';
import type { ByteSource } from '../route.ts';

/** Up to this many bytes are read at once instead of as a stream. */
const smallPart = 256 * 1024;

export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  source: ByteSource,
): Promise<FastifyReply> {
  const etag = `"${source.etag}"`;
  // The conditions of RFC 9110 are about reading, so the answer to a POST is always whole.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isKnown = isRead && matches(request.headers['if-none-match'], etag);
  const isOtherVersion = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag;
  const range = isOtherVersion || request.method !== 'GET' ? undefined : request.headers.range;
  const part = isKnown ? undefined : parseRange(range, source.size);
  // A refusal must not look like a download, so the range is checked and the file is opened before any header is set.
  const isBodiless = isKnown || request.method === 'HEAD';
  if (isBodiless) await source.requireBytes?.();
  const body = isBodiless ? readIterable([]) : await openPart(source, part);
  void reply.headers({
    'content-type': source.type,
    ...(isRead ? { 'accept-ranges': 'bytes', etag } : {}),
    'cache-control': source.cacheControl ?? 'private, no-cache',
    ...(source.filename ? { 'content-disposition': contentDisposition(source.filename) } : {}),
  });
  if (isKnown) return reply.code(304).send();
  if (part) {
    void reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${source.size}`);
  }
  void reply.header('content-length', part ? part.end - part.start + 1 : source.size);
  if (source.http && !part) void reply.code(source.http);
  // With no body at all Fastify would set the length of an answer to HEAD to 0.
  return reply.send(body);
}

async function openPart(source: ByteSource, part: { start: number; end: number } | undefined) {
  return part && source.part && part.end - part.start < smallPart ? source.part(part) : source.open(part);
}

/** Makes a source of bytes that are in memory already. */
export function memoryBytes(
  bytes: Uint8Array,
  about: Pick<ByteSource, 'type' | 'filename' | 'cacheControl' | 'http'>,
): ByteSource {
  const cut = (range?: { start: number; end: number }) => (range ? bytes.subarray(range.start, range.end + 1) : bytes);
  return {
    ...about,
    size: bytes.length,
    etag: createHash('sha256').update(bytes).digest('base64url'),
    open: async (range) => readIterable([cut(range)]),
    part: async (range) => cut(range),
  };
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** Parses one range of RFC 9110. Several ranges, or another unit, are answered with the whole, as the RFC allows. */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const suffix = match[1] === '';
  const start = suffix ? Math.max(size - Number(match[2]), 0) : Number(match[1]);
  const end = suffix || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (start >= size || start > end) {
    throw AppError.from(rangeNotSatisfiable, { size });
  }
  return { start, end };
}
