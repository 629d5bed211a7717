/** Headers of answers. An endpoint, or an error, names those it sets. */
interface ResponseHeader {
  description: string;
  type: 'string' | 'integer';
  example: string | number;
}

export const responseHeaders = {
  'request-id': {
    description: 'Names this request, in the logs of the installation as well.',
    type: 'string',
    example: 'Zt3kQ9xWb2LmN8vR4cYp',
  },
  'history-item-id': {
    description: 'The item of the history that keeps this audio. Absent where nothing is kept.',
    type: 'string',
    example: 'VW7YKqPnjY4h39yTbx2L',
  },
  'character-cost': {
    description: 'Credits that this generation costs when it is heard to its end; 0 for audio from the cache.',
    type: 'integer',
    example: 42,
  },
  'current-concurrent-requests': {
    description: 'Generations of the workspace that were running, this one included.',
    type: 'integer',
    example: 1,
  },
  'maximum-concurrent-requests': {
    description: 'Generations that the plan lets run at the same time.',
    type: 'integer',
    example: 10,
  },
  'x-veery-cache': {
    description: '`hit` where the audio had been made before and cost nothing, else `miss`.',
    type: 'string',
    example: 'miss',
  },
  'x-veery-warnings': {
    description: 'Parts of the request that the engine could not honour: a JSON list of `{code, message}`.',
    type: 'string',
    example: '[]',
  },
  etag: { description: 'Changes when the bytes change.', type: 'string', example: '"VW7YKqPnjY4h39yTbx2L-1"' },
  'accept-ranges': { description: 'Parts can be asked for.', type: 'string', example: 'bytes' },
  'content-range': {
    description: 'The part that was sent, of the whole.',
    type: 'string',
    example: 'bytes 0-1023/52480',
  },
  'content-disposition': {
    description: 'The name under which a browser keeps the file.',
    type: 'string',
    example: 'attachment; filename="speech.mp3"',
  },
  'content-length': { description: 'Bytes of the body.', type: 'integer', example: 52480 },
  'cache-control': { description: 'How long an answer may be kept, and by whom.', type: 'string', example: 'no-store' },
  'retry-after': { description: 'Seconds to wait before the next attempt.', type: 'integer', example: 1 },
  'idempotent-replayed': {
    description: '`true` where a request with the same `Idempotency-Key` had been carried out before.',
    type: 'string',
    example: 'true',
  },
  'set-cookie': {
    description: 'The cookies of a browser session: refresh, media, and the sign that there is a session.',
    type: 'string',
    example: 'veery_session=1; Path=/; SameSite=Strict',
  },
} as const satisfies Record<string, ResponseHeader>;

export type HeaderName = keyof typeof responseHeaders;
