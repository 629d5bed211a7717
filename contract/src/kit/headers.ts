/** Headers of answers. An endpoint, or an error, names those it sets. */
interface ResponseHeader {
  description: string;
  type: 'string' | 'integer';
  example: string | number;
}

export const responseHeaders = {
  'request-id': {
    description: 'The id of this request, which the logs of the server name too.',
    type: 'string',
    example: 'Zt3kQ9xWb2LmN8vR4cYp',
  },
  'history-item-id': {
    description: 'The history item that keeps this audio. Absent if nothing is kept.',
    type: 'string',
    example: 'VW7YKqPnjY4h39yTbx2L',
  },
  'character-cost': {
    description: 'What this generation costs in credits if the client reads it to the end; 0 for audio from the cache.',
    type: 'integer',
    example: 42,
  },
  'current-concurrent-requests': {
    description: 'How many generations of the workspace are running, including this one.',
    type: 'integer',
    example: 1,
  },
  'maximum-concurrent-requests': {
    description: 'How many generations the plan allows at the same time.',
    type: 'integer',
    example: 10,
  },
  'x-veery-cache': {
    description: '`hit` if the audio comes from the cache and costs nothing, otherwise `miss`.',
    type: 'string',
    example: 'miss',
  },
  'x-veery-warnings': {
    description:
      'What was not done as asked, such as a tag that the engine could not honour or a voice that stands in for another: a percent-encoded JSON list of `{code, message}`, with the likely `language` of the text where the code is `language_uncertain`. Absent if there is nothing to report.',
    type: 'string',
    example: '%5B%7B%22code%22%3A%22signs_not_spoken%22%2C%22message%22%3A%22Left%20out.%22%7D%5D',
  },
  'x-veery-engine': {
    description: 'The engine that spoke: that of the voice, or the one that this server is set to use for it.',
    type: 'string',
    example: 'model:kokoro-multi-lang',
  },
  'x-veery-fallback': {
    description:
      'The engine that should have spoken and could not; `x-veery-engine` spoke in its place, and `x-veery-warnings` says why. Absent where nothing failed.',
    type: 'string',
    example: 'model:kokoro-multi-lang',
  },
  'x-veery-conversion': {
    description:
      'How a recording was given another voice: `respoken` (its words were recognised and spoken again), `shifted` (its own sound was moved to the pitch and the formants of the voice), or `mixed`.',
    type: 'string',
    example: 'respoken',
  },
  'x-veery-kept-sentences': {
    description:
      'With `redo_of`: the numbers of the sentences that kept their sound, from 0, as ranges. Empty if there are none.',
    type: 'string',
    example: '0-3,5',
  },
  'x-veery-spoken-sentences': {
    description:
      'With `redo_of`: the numbers of the sentences that were spoken anew, from 0, as ranges. Empty if there are none.',
    type: 'string',
    example: '4',
  },
  etag: {
    description: 'The version of the file. It changes when the bytes change.',
    type: 'string',
    example: '"VW7YKqPnjY4h39yTbx2L-1"',
  },
  'accept-ranges': {
    description: 'Says that the header `range` may ask for a part.',
    type: 'string',
    example: 'bytes',
  },
  'content-range': {
    description: 'Which part of the file was sent.',
    type: 'string',
    example: 'bytes 0-1023/52480',
  },
  'content-disposition': {
    description: 'The file name under which a browser saves the file.',
    type: 'string',
    example: 'attachment; filename="speech.mp3"',
  },
  'content-length': { description: 'The length of the body in bytes.', type: 'integer', example: 52480 },
  'cache-control': {
    description: 'How long the response may be cached, and by whom.',
    type: 'string',
    example: 'no-store',
  },
  'x-should-retry': {
    description: '`false` where clients of the OpenAI API should not repeat the request by themselves.',
    type: 'string',
    example: 'false',
  },
  'retry-after': { description: 'How many seconds to wait before the next attempt.', type: 'integer', example: 1 },
  'idempotent-replayed': {
    description: '`true` if a request with the same `Idempotency-Key` was carried out before and this is its answer.',
    type: 'string',
    example: 'true',
  },
  'set-cookie': {
    description: 'The cookies of a browser session: for refreshing it, for media, and a hint that it exists.',
    type: 'string',
    example: 'veery_session=1; Path=/; SameSite=Strict',
  },
} as const satisfies Record<string, ResponseHeader>;

export type HeaderName = keyof typeof responseHeaders;
