import { z } from 'zod';
import * as listeningApi from '#contract/speech-to-text/api.ts';
import { hearWhole } from '../../speech-to-text/convert.service.ts';
import { textOfDocument, textOfWords } from '../../speech-to-text/document.rules.ts';
import { chooseListener } from '../../speech-to-text/recognition.service.ts';
import { readRequest } from '../../speech-to-text/request.rules.ts';
import { openSource } from '../../uploads/sound-source.service.ts';
import { defineTool } from './tool.ts';

export const transcribeTool = defineTool({
  name: 'transcribe',
  title: 'Transcribe speech',
  description:
    'Writes down what is said in a file of sound or video, with who speaks and when, and keeps the transcript. The file is named by an https address, or by the id of an upload.',
  endpoint: listeningApi.speechToText,
  isReadOnly: false,
  input: z.object({
    source_url: z.string().max(8000).optional().describe('A public https address of the file.'),
    upload_id: z.string().max(40).optional().describe('The id of an upload that is ready, in the place of an address.'),
    language_code: z.string().max(20).optional().describe('ISO 639-1 code of the language. Detected when left out.'),
    diarize: z.boolean().default(false).describe('Whether to tell speakers apart.'),
    with_times: z.boolean().default(false).describe('Whether to return the segments with their times too.'),
  }),
  async run(ctx, { source_url, upload_id, language_code, diarize, with_times }) {
    const request = readRequest({
      ...{ model_id: 'scribe_v2', language_code, diarize, tag_audio_events: true, use_multi_channel: false },
      no_verbatim: false,
    });
    const listener = chooseListener(ctx, request);
    const source = await openSource(ctx, {
      purpose: 'speech_to_text',
      field: 'file',
      upload_id,
      url: source_url ?? null,
    });
    const work = hearWhole(ctx, { request, listener, source, isKept: true, product: 'stt' });
    const { result, charge } = await work.finally(() => source.discard());
    const { document, hearing, transcription_id } = result;
    const names = new Map(document.speakers.map(({ speaker_id, name }) => [speaker_id, name]));
    return {
      data: {
        transcription_id,
        text: textOfDocument(document),
        language_code: hearing.language(),
        duration_seconds: source.media.seconds,
        credits: charge.credits,
        recogniser: listener.recogniser.id,
        ...(with_times || diarize
          ? {
              segments: document.segments.map(({ start, end, speaker_id, words }) => ({
                ...{ start, end, speaker: names.get(speaker_id ?? '') ?? null, text: textOfWords(words) },
              })),
            }
          : {}),
        warnings: hearing.warnings,
      },
    };
  },
});
