/** A transcript of an upload, or of an address, as a job. */
import type { Transcript } from '#contract/speech-to-text/transcripts.ts';
import type { CreateTranscript } from '#contract/speech-to-text/types.ts';
import type { Ctx } from '../../context.ts';
import type { RecognitionWarning } from '../../ports/recognition/port.ts';
import { openSource } from '../uploads/sound-source.service.ts';
import { requireChannels } from './convert.service.ts';
import { chooseListener } from './recognition.service.ts';
import { readRequest } from './request.rules.ts';
import { startTranscript } from './transcripts.service.ts';

/** @throws AppError as the endpoint says */
export async function create(
  ctx: Ctx,
  body: CreateTranscript,
): Promise<{ transcript: Transcript; warnings: RecognitionWarning[] }> {
  const request = readRequest(body, { include_subtitles: body.include_subtitles });
  const listener = chooseListener(ctx, request);
  const source = await openSource(ctx, {
    ...{ purpose: 'speech_to_text', field: 'file', upload_id: body.upload_id, url: body.source_url },
  });
  try {
    requireChannels(request, source);
    const name = body.name ?? null;
    const transcript = await startTranscript(ctx, { request, listener, source, name, webhook: null });
    return { transcript, warnings: listener.warnings };
  } finally {
    await source.discard();
  }
}
