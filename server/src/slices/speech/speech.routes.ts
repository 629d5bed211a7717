import * as api from '#contract/speech/api.ts';
import type { AudioWithTimestamps } from '#contract/speech/types.ts';
import { on } from '../../context.ts';
import type { TimedAudioChunk } from './speech.recording.ts';
import { append, emptyAlignment } from './speech.rules.ts';
import { speak } from './speech.service.ts';

export const speechRoutes = [
  ...[api.convert, api.convertStream].map((endpoint) =>
    on(endpoint, async (ctx, { params, query, body }) => {
      const { headers, contentType, chunks } = await speak(ctx, params.voice_id, query, body);
      return { headers, type: contentType, chunks: audioOf(chunks) };
    }),
  ),
  on(api.convertWithTimestamps, async (ctx, { params, query, body }, exchange) => {
    const { headers, chunks } = await speak(ctx, params.voice_id, query, body);
    const answer = await collect(chunks);
    for (const [name, value] of Object.entries(headers)) exchange.setHeader(name, value);
    return answer;
  }),
  on(api.streamWithTimestamps, async (ctx, { params, query, body }) => {
    const { headers, chunks } = await speak(ctx, params.voice_id, query, body);
    return { headers, lines: timedLines(chunks) };
  }),
];

async function* audioOf(chunks: AsyncIterable<TimedAudioChunk>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) if (chunk.audio.length > 0) yield chunk.audio;
}

async function collect(chunks: AsyncIterable<TimedAudioChunk>): Promise<AudioWithTimestamps> {
  const audio: Uint8Array[] = [];
  const alignment = emptyAlignment();
  const normalized = emptyAlignment();
  for await (const chunk of chunks) {
    audio.push(chunk.audio);
    if (chunk.alignment) append(alignment, chunk.alignment);
    if (chunk.normalized_alignment) append(normalized, chunk.normalized_alignment);
  }
  return line(audio, alignment, normalized);
}

/** One line a stretch of text: its audio with its times. Audio after the last stretch (an encoder's rest) has none. */
async function* timedLines(chunks: AsyncIterable<TimedAudioChunk>): AsyncGenerator<AudioWithTimestamps> {
  let audio: Uint8Array[] = [];
  for await (const chunk of chunks) {
    audio.push(chunk.audio);
    if (!chunk.alignment) continue;
    yield line(audio, chunk.alignment, chunk.normalized_alignment ?? null);
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
