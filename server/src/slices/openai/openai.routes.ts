import * as api from '#contract/openai/api.ts';
import { on } from '../../context.ts';
import { headersOf } from '../speech/speech.headers.rules.ts';
import { countCharacters } from '../speech/speech.rules.ts';
import { refuseListeningEarly, transcribe, translate } from './listening.service.ts';
import { createSpeech, getModel, listVoices } from './openai.service.ts';
import { speechEvents } from './speech-events.ts';

export const openAiRoutes = [
  on(api.createSpeech, async (ctx, { body }) => {
    const { describe, type, chunks } = await createSpeech(ctx, body);
    const headers = () => headersOf(describe());
    return body.stream_format === 'sse'
      ? { headers, type: 'text/event-stream; charset=utf-8', chunks: speechEvents(chunks, countCharacters(body.input)) }
      : { headers, type, chunks };
  }),
  on(api.listOpenAiVoices, (ctx) => listVoices(ctx)),
  on(api.createTranscription, (ctx, { body }) => transcribe(ctx, body.fields, body.files.file), {
    beforeFiles: refuseListeningEarly,
  }),
  on(api.createTranslation, (ctx, { body }) => translate(ctx, body.fields, body.files.file), {
    beforeFiles: refuseListeningEarly,
  }),
  on(api.getOpenAiModel, (_ctx, { params }) => getModel(params.model_id)),
];
