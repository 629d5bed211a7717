import * as api from '#contract/speech/api.ts';
import type { AudioWithTimestamps } from '#contract/speech/types.ts';
import { on } from '../../context.ts';
import type { SpokenPiece } from './speech.recording.ts';
import { append, emptyAlignment } from './speech.rules.ts';
import { speak } from './speech.service.ts';

export const speechRoutes = [
  ...[api.convert, api.convertStream].map((endpoint) =>
    on(endpoint, async (ctx, { params, query, body }) => {
      const { headers, contentType, pieces } = await speak(ctx, params.voice_id, query, body);
      return { headers, type: contentType, chunks: audioOf(pieces) };
    }),
  ),
  on(api.convertWithTimestamps, async (ctx, { params, query, body }, exchange) => {
    const { headers, pieces } = await speak(ctx, params.voice_id, query, body);
    const answer = await collect(pieces);
    for (const [name, value] of Object.entries(headers)) exchange.setHeader(name, value);
    return answer;
  }),
  on(api.streamWithTimestamps, async (ctx, { params, query, body }) => {
    const { headers, pieces } = await speak(ctx, params.voice_id, query, body);
    return { headers, lines: stretches(pieces) };
  }),
];

async function* audioOf(pieces: AsyncIterable<SpokenPiece>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) if (piece.audio.length > 0) yield piece.audio;
}

async function collect(pieces: AsyncIterable<SpokenPiece>): Promise<AudioWithTimestamps> {
  const audio: Uint8Array[] = [];
  const alignment = emptyAlignment();
  const normalized = emptyAlignment();
  for await (const piece of pieces) {
    audio.push(piece.audio);
    if (piece.alignment) append(alignment, piece.alignment);
    if (piece.normalized_alignment) append(normalized, piece.normalized_alignment);
  }
  return line(audio, alignment, normalized);
}

/** One line a stretch of text: its audio with its times. Audio after the last stretch (an encoder's rest) has none. */
async function* stretches(pieces: AsyncIterable<SpokenPiece>): AsyncGenerator<AudioWithTimestamps> {
  let audio: Uint8Array[] = [];
  for await (const piece of pieces) {
    audio.push(piece.audio);
    if (!piece.alignment) continue;
    yield line(audio, piece.alignment, piece.normalized_alignment ?? null);
    audio = [];
  }
  if (audio.some((chunk) => chunk.length > 0)) yield line(audio, null, null);
}

function line(
  audio: Uint8Array[],
  alignment: AudioWithTimestamps['alignment'],
  normalized_alignment: AudioWithTimestamps['normalized_alignment'],
): AudioWithTimestamps {
  return { audio_base64: Buffer.concat(audio).toString('base64'), alignment, normalized_alignment };
}
