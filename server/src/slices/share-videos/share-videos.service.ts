/** Share videos: a picture at once, and the video as a job that is done once for each choice. */
import type { Job } from '#contract/jobs/types.ts';
import { sharingNotAllowed } from '#contract/share-links/errors.ts';
import * as errors from '#contract/share-videos/errors.ts';
import { systemBusy } from '#contract/speech/errors.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx, Parts } from '../../context.ts';
import { ComputeBusy, computeModule } from '../../kernel/compute/compute.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { memoryBytes } from '../../kernel/http/answers/bytes.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import { readVideoSource, requireSound, type VideoSource } from '../history/video-source.service.ts';
import { isUnfinished } from '../jobs/jobs.rules.ts';
import { createJobOnce, getJob } from '../jobs/jobs.service.ts';
import { maySharePublicly } from '../share-links/sharing-rights.service.ts';
import type { ComposedScene, SceneInput } from './picture/scene.compute.ts';
import { failureOf, refuseMedia } from './video-failures.ts';
import { isTextToSpeech, titleOf, type VideoChoice } from './share-videos.rules.ts';

/** Steps of the job are per cent of the video. */
export const totalSteps = 100;
/** Bytes a second, estimated: the reservation of a job grows where a video needs more. */
const bytesPerSecond = 125_000;
/** How often a call that waits looks at its job. */
const lookEveryMs = 250;

export interface VideoJobInput extends VideoChoice {
  history_item_id: string;
}

const sceneModule = computeModule<SceneInput, ComposedScene>(new URL('./picture/scene.compute.ts', import.meta.url));

/**
 * @returns the item, if a video may be made of it
 * @throws AppError 400 not_text_to_speech_item, 403 sharing_not_allowed, 404 history_item_not_found, 410 audio_missing
 */
export async function requireVideoSource(ctx: Scope & { parts: Parts }, id: string): Promise<VideoSource> {
  const item = await readVideoSource(ctx, id);
  if (!isTextToSpeech(item)) throw AppError.from(errors.notTextToSpeechItem);
  if (!(await maySharePublicly(ctx, ctx.parts))) throw AppError.from(sharingNotAllowed);
  await requireSound(ctx.parts, item);
  return item;
}

/** @throws AppError 503 system_busy */
export async function composeScene(
  ctx: Scope & { parts: Parts },
  item: VideoSource,
  choice: VideoChoice,
  isStill: boolean,
): Promise<ComposedScene> {
  const input: SceneInput = {
    ...choice,
    alignment: item.alignment,
    dialogue: item.dialogue,
    peaks: new Uint8Array(item.peaks),
    seconds: item.audio_seconds,
    voiceId: item.voice_id,
    voiceName: item.voice_name,
    isStill,
  };
  try {
    return await ctx.parts.compute.run(sceneModule, input, ctx.actor.workspace_id);
  } catch (error) {
    throw error instanceof ComputeBusy ? AppError.from(systemBusy) : error;
  }
}

export async function drawPreview(ctx: Ctx, id: string, choice: VideoChoice): Promise<ByteSource> {
  const item = await requireVideoSource(ctx, id);
  await requireProgram(ctx.parts);
  const { scene, previewAt } = await composeScene(ctx, item, choice, true);
  const picture = await ctx.parts.media.drawStill(scene, previewAt, ctx.signal).catch(refuseMedia(ctx.parts));
  return memoryBytes(picture, { type: 'image/jpeg' });
}

/** @returns the job that makes the video, or has made it */
export async function startVideo(ctx: Ctx, id: string, choice: VideoChoice): Promise<Job> {
  const item = await requireVideoSource(ctx, id);
  await requireProgram(ctx.parts);
  const payload: VideoJobInput = { history_item_id: id, ...choice };
  return createJobOnce(ctx, {
    kind: 'share_video',
    params: { title: titleOf(item.text), ...choice },
    total: totalSteps,
    payload,
    fileBytes: Math.ceil(item.audio_seconds * bytesPerSecond),
  });
}

/**
 * Waits for the end of a job. A client that leaves does not end it.
 * @throws AppError with the error of the job; 409 video_cancelled
 */
export async function waitForVideo(ctx: Ctx, job: Job): Promise<Job> {
  let now = job;
  while (isUnfinished(now)) {
    await sleep(lookEveryMs, undefined, { signal: ctx.signal });
    now = await getJob(ctx, job.job_id);
  }
  if (now.state === 'failed') throw failureOf(now);
  if (now.state === 'cancelled' || !now.file) throw AppError.from(errors.videoCancelled);
  return now;
}

export const addressOf = ({ config }: Parts, { file }: Job): string | null => file && `${config.publicUrl}${file.url}`;

/** @throws AppError 503 ffmpeg_missing */
async function requireProgram({ media }: Parts): Promise<void> {
  if ('missing' in (await media.describe())) throw AppError.from(errors.ffmpegMissing);
}
