import * as api from '#contract/speech-to-speech/api.ts';
import { on } from '../../context.ts';
import { headersOf } from '../speech/speech.headers.rules.ts';
import { audioOf } from '../speech/speech.rules.ts';
import { changeVoice, type ConvertedGeneration } from './speech-to-speech.service.ts';

const headers = (generation: ConvertedGeneration) => ({
  ...headersOf(generation),
  'x-veery-conversion': generation.kind,
});

export const speechToSpeechRoutes = [
  on(api.convertSpeech, async (ctx, { params, query, body }) => {
    const generation = await changeVoice(ctx, params.voice_id, query, { fields: body.fields, ...body.files });
    // The answer waits for the whole, so that a failure is an error.
    const parts = await Array.fromAsync(audioOf(generation.chunks));
    return { headers: () => headers(generation), type: generation.contentType, chunks: inOrder(parts) };
  }),
  on(api.convertSpeechStream, async (ctx, { params, query, body }) => {
    const generation = await changeVoice(ctx, params.voice_id, query, { fields: body.fields, ...body.files });
    return { headers: () => headers(generation), type: generation.contentType, chunks: audioOf(generation.chunks) };
  }),
];

async function* inOrder(parts: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
}
