import * as api from '#contract/dialogue/api.ts';
import type { DialogueAudioWithTimestamps } from '#contract/dialogue/types.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { AudioWithTimestamps } from '#contract/speech/types.ts';
import { on } from '../../context.ts';
import { encodeWarnings } from '../../kernel/http/warnings-header.ts';
import { enhanceDialogue } from './enhance.service.ts';
import { createSegmentReader } from '../speech/dialogue/dialogue.rules.ts';
import { priceDialogue, speakDialogue, type DialogueGeneration } from '../speech/dialogue/dialogue-speech.service.ts';
import { headersOf } from '../speech/speech.headers.rules.ts';
import { audioOf } from '../speech/speech.rules.ts';
import { collect, timedLines } from '../speech/timed-answers.rules.ts';

export const dialogueRoutes = [
  ...[api.convertDialogue, api.streamDialogue].map((endpoint) =>
    on(endpoint, async (ctx, { query, body }) => {
      const generation = await speakDialogue(ctx, query, body);
      const { contentType, chunks } = generation;
      return { headers: () => headersOf(generation), type: contentType, chunks: audioOf(chunks) };
    }),
  ),
  on(api.convertDialogueWithTimestamps, async (ctx, { query, body }, exchange) => {
    const generation = await speakDialogue(ctx, query, body);
    const answer = await collect(ctx.parts.speech, generation.chunks, describeFormat(query.output_format));
    for (const [name, value] of Object.entries(headersOf(generation))) exchange.setHeader(name, value);
    return withSegments(generation)(answer);
  }),
  on(api.streamDialogueWithTimestamps, async (ctx, { query, body }) => {
    const generation = await speakDialogue(ctx, query, body);
    return { headers: () => headersOf(generation), lines: segmentedLines(generation) };
  }),
  on(api.priceDialogue, (ctx, { query, body }) => priceDialogue(ctx, query, body)),
  on(api.enhanceDialogue, async (ctx, { body }, exchange) => {
    const enhanced = await enhanceDialogue(ctx, body.dialogue_blocks);
    const encoded = encodeWarnings(enhanced.warnings);
    if (encoded) exchange.setHeader('x-veery-warnings', encoded);
    return enhanced;
  }),
];

async function* segmentedLines(generation: DialogueGeneration): AsyncGenerator<DialogueAudioWithTimestamps> {
  const add = withSegments(generation);
  for await (const line of timedLines(generation.chunks)) yield add(line);
}

function withSegments({ turns }: DialogueGeneration) {
  const reader = createSegmentReader(turns);
  return (told: AudioWithTimestamps): DialogueAudioWithTimestamps => ({
    ...told,
    voice_segments: told.alignment ? reader.take(told.alignment) : [],
  });
}
