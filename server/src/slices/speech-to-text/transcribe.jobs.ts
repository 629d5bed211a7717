/**
 * Transcripts as jobs. What was heard is kept part by part, so that a run which follows a crash, a restart or a retry goes on
 * behind the last part. It is charged once, when everything was heard.
 */
import { transcriptAudioMissing } from '#contract/speech-to-text/errors.ts';
import type { Ctx } from '../../context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import { emitWebhookEvent } from '../../platform/webhook-events/webhook-events.ts';
import { FileMissing } from '../../ports/storage/port.ts';
import type { Checkpoint } from '../../ports/recognition/port.ts';
import { jobHandler, type JobRun } from '../jobs/job-runs.service.ts';
import { openCharge } from './charging.service.ts';
import { makeDocument, type KeptWord } from './document.rules.ts';
import {
  channelsOf,
  chooseListener,
  createHearing,
  listen,
  type ChannelState,
  type HeardEvent,
  type Listening,
} from './recognition.service.ts';
import type { ListenRequest } from './request.rules.ts';
import { getAnswer, readyValues, type TranscriptionInput } from './transcripts.service.ts';
import * as store from './transcripts.store.ts';

/** How often a run looks whether it was cancelled, also while the recogniser says nothing. */
const lookEveryMs = 500;

export const transcriptionHandler = jobHandler<TranscriptionInput>('transcription', async (run) => {
  const { parts, payload } = run;
  const id = payload.transcription_id;
  const ctx = await run.enter();
  const row = await store.findListed(ctx, id);
  // Deleted, or ready by a run whose end the queue did not hear of.
  if (!row || row.state === 'ready') return {};
  const request = row.request as unknown as ListenRequest;
  const listener = chooseListener(ctx, request);
  const path = await localFile(ctx, row.file_key, id);
  const media = {
    seconds: row.duration_seconds ?? 0,
    channels: Math.max(1, row.channels),
    type: row.file_type ?? 'application/octet-stream',
  };
  const channels = row.channels > 1 ? Array.from({ length: row.channels }, (_, i) => i) : channelsOf(request, 1);
  const former = await readFormer(ctx, id);
  const charge = await openCharge(ctx, {
    ...{ product: 'stt', model_id: row.model_id, seconds: media.seconds, channels: channels.length },
  });
  const watch = watchRun(run);
  try {
    const listening: Listening = {
      ...{ request, listener, channels, former, workspaceId: ctx.actor.workspace_id },
      source: { path, media, isRawPcm: request.is_raw_pcm } as Listening['source'],
    };
    const hearing = createHearing(listening);
    const numbers = channels.map((_, i) => former.get(i)?.parts ?? 0);
    const whole = Math.max(0.001, media.seconds * channels.length);
    for await (const event of listen({ parts }, listening, watch.signal)) {
      hearing.add(event);
      if (event.kind === 'progress') watch.report(event.seconds / whole);
      if (event.kind === 'part') await keepPart(ctx, id, event, numbers);
    }
    watch.signal.throwIfAborted();
    await finish(run, { id, hearing, charge, seconds: media.seconds });
    return {};
  } catch (error) {
    await charge.release();
    throw watch.reason() ?? error;
  } finally {
    watch.end();
  }
});

async function localFile(ctx: Ctx, key: string | null, id: string): Promise<string> {
  const missing = () => AppError.from(transcriptAudioMissing, { id });
  if (key === null) throw missing();
  return ctx.parts.storage.localPath(key).catch((error: unknown) => {
    throw error instanceof FileMissing ? missing() : error;
  });
}

type Former = ChannelState & { parts: number };

async function readFormer(ctx: Ctx, id: string): Promise<Map<number, Former>> {
  const former = new Map<number, Former>();
  for (const part of await store.readParts(ctx, id)) {
    const state = former.get(part.channel) ?? { words: [], checkpoint: null, isDone: false, parts: 0 };
    state.words.push(...(part.words as unknown as KeptWord[]));
    state.checkpoint = part.checkpoint as unknown as Checkpoint | null;
    state.isDone = part.checkpoint === null;
    state.parts = part.number + 1;
    former.set(part.channel, state);
  }
  return former;
}

async function keepPart(
  ctx: Ctx,
  id: string,
  event: Extract<HeardEvent, { kind: 'part' }>,
  numbers: number[],
): Promise<void> {
  const number = numbers[event.channelIndex] ?? 0;
  numbers[event.channelIndex] = number + 1;
  await store.insertPart(ctx, {
    ...{ transcription_id: id, channel: event.channelIndex, number },
    words: toJsonColumn(event.words),
    checkpoint: event.checkpoint && toJsonColumn(event.checkpoint),
  });
}

async function finish(
  run: JobRun<TranscriptionInput>,
  {
    id,
    hearing,
    charge,
    seconds,
  }: {
    id: string;
    hearing: ReturnType<typeof createHearing>;
    charge: Awaited<ReturnType<typeof openCharge>>;
    seconds: number;
  },
): Promise<void> {
  // Whoever asked may have lost their access meanwhile.
  const ctx = await run.enter();
  await transaction(ctx, async (scope) => {
    const row = await store.findListed(scope, id);
    // Deleted meanwhile: nothing is kept, and nothing is charged.
    if (!row) throw new Error('the transcript is gone');
    const { include_subtitles } = row.request as unknown as ListenRequest;
    const document = makeDocument(hearing.heard, { withCues: include_subtitles });
    if (!(await charge.settle(scope, seconds))) throw new Error('the generation had been given up');
    await store.updateTranscript(scope, id, readyValues(scope, document, hearing));
    await store.deleteParts(scope, id);
    await recordChange(scope, { collection: 'transcript', id, what: 'changed' });
    const { webhook } = run.payload;
    if (!webhook) return;
    await emitWebhookEvent(scope, {
      event_type: 'speech_to_text_transcription',
      webhook_id: webhook.webhook_id,
      data: {
        request_id: webhook.request_id,
        transcription: await getAnswer(scope, id),
        ...(webhook.metadata ? { webhook_metadata: webhook.metadata } : {}),
      },
    });
  });
}

/** Writes the progress of the run, and aborts when the job is no longer the run's. */
function watchRun(run: JobRun<TranscriptionInput>) {
  const stopped = new AbortController();
  let percent = 0;
  const timer = setInterval(() => run.progress(percent).catch((error: unknown) => stopped.abort(error)), lookEveryMs);
  return {
    signal: AbortSignal.any([run.signal, stopped.signal]),
    report: (done: number) => void (percent = Math.max(percent, Math.min(run.total - 1, Math.floor(done * run.total)))),
    /** Why the run was stopped, which counts more than what the recogniser makes of it. */
    reason: (): unknown => (stopped.signal.aborted ? stopped.signal.reason : undefined),
    end: () => clearInterval(timer),
  };
}
