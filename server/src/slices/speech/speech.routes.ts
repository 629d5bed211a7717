import * as api from '#contract/speech/api.ts';
import type { AudioWithTimestamps } from '#contract/speech/types.ts';
import { describeFormat, type AudioFormat } from '#contract/speech/output-formats.ts';
import { on } from '../../context.ts';
import { encodeWarnings } from '../../kernel/http/warnings-header.ts';
import type { Speech } from '../../ports/speech/port.ts';
import type { Concurrency } from '../usage/usage.rules.ts';
import type { Generation } from './speech.generation.ts';
import { append, emptyAlignment, type TimedAudioChunk } from './speech.rules.ts';
import { priceSpeech } from './redo/price.ts';
import { speak } from './speech.service.ts';

export const speechRoutes = [
  ...[api.convert, api.convertStream].map((endpoint) =>
    on(endpoint, async (ctx, { params, query, body }) => {
      const generation = await speak(ctx, params.voice_id, query, body);
      const { contentType, chunks } = generation;
      return { headers: headersOf(generation), type: contentType, chunks: audioOf(chunks) };
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
    return { headers: headersOf(generation), lines: timedLines(generation.chunks) };
  }),
  on(api.priceSpeech, (ctx, { params, query, body }) => priceSpeech(ctx, params.voice_id, query, body)),
];

/** The headers that describe a generation. */
export function headersOf(generation: Omit<Generation, 'chunks'>) {
  const { history_item_id, cost, cacheHit, warnings, concurrency, redo } = generation;
  const encoded = encodeWarnings(warnings);
  return {
    ...(history_item_id === null ? {} : { 'history-item-id': history_item_id }),
    'character-cost': String(cost),
    'x-veery-cache': cacheHit ? 'hit' : 'miss',
    ...(encoded === undefined ? {} : { 'x-veery-warnings': encoded }),
    ...(redo
      ? { 'x-veery-kept-sentences': rangesOf(redo.kept), 'x-veery-spoken-sentences': rangesOf(redo.spoken) }
      : {}),
    ...concurrencyHeaders(concurrency),
  };
}

/** Common HTTP clients read 16 kB of headers in all. */
const maxHeaderLength = 4000;

/** Rising numbers as ranges: `0-3,5`. A list that is longer than a header may be is cut off at a comma. */
function rangesOf(numbers: number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const list = ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
  return list.length <= maxHeaderLength ? list : list.slice(0, list.lastIndexOf(',', maxHeaderLength));
}

const concurrencyHeaders = ({ running, limit }: Concurrency) => ({
  'current-concurrent-requests': String(running),
  'maximum-concurrent-requests': String(limit),
});

async function* audioOf(chunks: AsyncIterable<TimedAudioChunk>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) if (chunk.audio.length > 0) yield chunk.audio;
}

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
  return line([speech.tagLength(Buffer.concat(audio), format, seconds)], alignment, normalized);
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
