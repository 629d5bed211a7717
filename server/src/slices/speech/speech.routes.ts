import * as api from '#contract/speech/api.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import { on } from '../../context.ts';
import { collect, timedLines } from './timed-answers.rules.ts';
import { audioOf } from './speech.rules.ts';
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
