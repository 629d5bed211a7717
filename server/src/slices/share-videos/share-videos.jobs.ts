/** The rendering of a share video. It begins again after a crash: the file appears whole or not at all. */
import { videoFileName } from '#contract/share-videos/types.ts';
import { jobHandler, type JobRun } from '../jobs/job-runs.service.ts';
import { requireSpace } from '../../platform/files/free-space.ts';
import { openWav } from '../history/video-source.service.ts';
import { soundRateOf } from './share-videos.rules.ts';
import { composeScene, requireVideoSource, totalSteps, type VideoJobInput } from './share-videos.service.ts';
import { refuseMedia } from './video-failures.ts';

/** How often a run looks whether it was cancelled, also while the program says nothing. */
const lookEveryMs = 500;

export const shareVideoHandler = jobHandler<VideoJobInput>('share_video', async (run) => {
  const { parts, payload } = run;
  const { history_item_id, ...choice } = payload;
  const ctx = await run.enter();
  const item = await requireVideoSource(ctx, history_item_id);
  await requireSpace(parts);
  const { scene, captions } = await composeScene(ctx, item, choice, false);
  const watch = watchRun(run);
  try {
    const { file, missingCharacters } = await parts.media
      .makeVideo(
        {
          scene,
          sound: await openWav(parts, item),
          sampleRate: soundRateOf(item.sampleRate),
          seconds: item.audio_seconds,
          captions,
        },
        {
          signal: watch.signal,
          onProgress: watch.report,
          keep: async (chunks, about) => ({
            file: await run.keep({ name: videoFileName, type: 'video/mp4' }, chunks),
            missingCharacters: about.missingCharacters,
          }),
        },
      )
      .catch(refuseMedia(parts));
    return { file, ...(missingCharacters > 0 ? { params: { missing_characters: missingCharacters } } : {}) };
  } finally {
    watch.end();
  }
});

/** Writes the progress of the run, and aborts when the job is no longer the run's. */
function watchRun(run: JobRun<VideoJobInput>) {
  const stopped = new AbortController();
  let percent = 0;
  // The last step is the file.
  const report = (done: number) => void (percent = Math.min(totalSteps - 1, Math.floor(done * totalSteps)));
  const timer = setInterval(() => run.progress(percent).catch((error: unknown) => stopped.abort(error)), lookEveryMs);
  return {
    signal: AbortSignal.any([run.signal, stopped.signal]),
    report,
    end: () => clearInterval(timer),
  };
}
