import * as api from '#contract/speech-to-text/api.ts';
import { on } from '../../context.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import { alignFile, alignSegments, refuseAlignmentEarly } from './alignment/alignment.service.ts';
import { convert, refuseEarly } from './convert.service.ts';
import { create } from './create.service.ts';
import { exportFile } from './export.service.ts';
import { detectLanguages } from './languages.service.ts';
import { getOptions } from './options.service.ts';
import { headersOf } from './speech-to-text.headers.rules.ts';
import * as transcripts from './transcripts.service.ts';
import { getWaveform } from './waveform/waveform.service.ts';

const setHeaders = (exchange: HttpExchange, headers: Record<string, string>): void => {
  for (const [name, value] of Object.entries(headers)) exchange.setHeader(name, value);
};

export const speechToTextRoutes = [
  on(
    api.speechToText,
    async (ctx, { query, body }, exchange) => {
      const converted = await convert(ctx, body.fields, body.files.file, { isKept: query.enable_logging });
      setHeaders(exchange, headersOf(converted));
      if (converted.isAccepted) exchange.accept();
      return converted.body;
    },
    { beforeFiles: refuseEarly },
  ),
  on(api.getTranscript, (ctx, { params }) => transcripts.getAnswer(ctx, params.transcription_id)),
  on(api.deleteTranscript, async (ctx, { params }) => {
    await transcripts.removeTranscript(ctx, params.transcription_id);
    return { status: 'ok' as const };
  }),
  on(api.listTranscripts, (ctx, { query }) => transcripts.listTranscripts(ctx, query)),
  on(api.createTranscript, async (ctx, { body }, exchange) => {
    const { transcript, warnings } = await create(ctx, body);
    const headers = headersOf({ warnings, credits: 0, concurrency: null })['x-veery-warnings'];
    if (headers !== undefined) exchange.setHeader('x-veery-warnings', headers);
    return transcript;
  }),
  on(api.renameTranscript, (ctx, { params, body }) => transcripts.rename(ctx, params.transcription_id, body.name)),
  on(api.retryTranscript, (ctx, { params }) => transcripts.retryTranscript(ctx, params.transcription_id)),
  on(api.getTranscriptDocument, (ctx, { params }) => transcripts.getDetails(ctx, params.transcription_id)),
  on(api.saveTranscriptDocument, (ctx, { params, body }) =>
    transcripts.saveDocument(ctx, params.transcription_id, body),
  ),
  on(api.alignTranscript, (ctx, { params, body }) => alignSegments(ctx, params.transcription_id, body.segments)),
  on(api.getTranscriptAudio, (ctx, { params }) => transcripts.getAudio(ctx, params.transcription_id)),
  on(api.getTranscriptWaveform, (ctx, { params, query }) => getWaveform(ctx, params.transcription_id, query.points)),
  on(api.exportTranscript, (ctx, { params, query }) => exportFile(ctx, params.transcription_id, query)),
  on(api.getSpeechToTextOptions, (ctx) => getOptions(ctx)),
  on(
    api.createForcedAlignment,
    async (ctx, { body }, exchange) => {
      const { alignment, credits, concurrency } = await alignFile(ctx, body.fields, body.files.file);
      setHeaders(exchange, headersOf({ credits, concurrency }));
      return alignment;
    },
    { beforeFiles: (ctx) => refuseAlignmentEarly(ctx) },
  ),
  on(api.detectLanguages, async (_ctx, { body }) => detectLanguages(body.texts)),
];
