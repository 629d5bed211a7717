import * as api from '#contract/speech/api.ts';
import type { AudioWithTimestamps } from '#contract/speech/types.ts';
import { describeFormat, type AudioFormat } from '#contract/speech/output-formats.ts';
import { on } from '../../context.ts';
import type { Speech } from '../../ports/speech/port.ts';
import { append, audioOf, emptyAlignment, type TimedAudioChunk } from './speech.rules.ts';
import { priceSpeech } from './redo/price.ts';
import { headersOf } from './speech.headers.rules.ts';
import { speak } from './speech.service.ts';

export const speechRoutes = [
  ...[api.convert, api.convertStream].map((endpoint) =>
    on(endpoint, async (ctx, { params, query, body }) => {
      const generation = await speak(ctx, params.voice_id, query, body);
      const { contentType, chunks } = generation;
      return { headers: () => headersOf(generation), type: contentType, chunks: audioOf(chunks) };
    }),
  ),
  on(api.convertWithTimestamps, async (ctx, { params, query, body }, exchange) => {
    const generation = await speak(ctx, params.voice_id, query, body);
    const answer = await collect(ctx.parts.speech, generation.chunks, describeFormat(query.output_format));
    for (const [name, value] of Object.entries(headersOf(generation))) exchange.setHeader(name, value);
    return answer;
  }),
  on(api.streamWithTimestamps, async (ctx, { params, query, body }) => {
    const generation = await speak(ctx, params.voice_id, query, body);
    return { headers: () => headersOf(generation), lines: timedLines(generation.chunks) };
  }),
  on(api.priceSpeech, (ctx, { params, query, body }) => priceSpeech(ctx, params.voice_id, query, body)),
];

/** The whole answer. Its length is known, so a format that can say it does. */
async function collect(
  speech: Speech,
  chunks: AsyncIterable<TimedAudioChunk>,
  format: AudioFormat,
): Promise<AudioWithTimestamps> {
  const audio: Uint8Array[] = [];
  const alignment = emptyAlignment();
  const normalized = emptyAlignment();
  let seconds = 0;
  for await (const chunk of chunks) {
    audio.push(chunk.audio);
    seconds = chunk.seconds;
    if (chunk.alignment) append(alignment, chunk.alignment);
    if (chunk.normalized_alignment) append(normalized, chunk.normalized_alignment);
  }
  const whole = Buffer.concat(audio);
  const tag = speech.lengthTag(format, { begin: whole, bytes: whole.length, seconds });
  return line([tag, whole], alignment, normalized);
}

/** Yields a line for each piece of audio as it is made, with the times of the characters that are known by then. */
async function* timedLines(chunks: AsyncIterable<TimedAudioChunk>): AsyncGenerator<AudioWithTimestamps> {
  for await (const { audio, alignment, normalized_alignment } of chunks)
    if (audio.length > 0 || alignment) yield line([audio], alignment ?? null, normalized_alignment ?? null);
}

function line(
  audio: Uint8Array[],
  alignment: AudioWithTimestamps['alignment'],
  normalized_alignment: AudioWithTimestamps['normalized_alignment'],
): AudioWithTimestamps {
  return { audio_base64: Buffer.concat(audio).toString('base64'), alignment, normalized_alignment };
}
