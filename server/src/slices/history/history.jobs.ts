/** The zip as a job: it outlives the page that asked for it, and is fetched when it is done. */
import { allAudioMissing, allItemsDeleted } from '#contract/history/errors.ts';
import type { Job } from '#contract/jobs/types.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { zipEntryBytes, zipOf, type ZipEntry } from '../../kernel/zip.ts';
import { audit } from '../../platform/events/audit.ts';
import { jobHandler, type JobRun } from '../jobs/job-runs.service.ts';
import { createJobOnce } from '../jobs/jobs.service.ts';
import { audioNameOf, nameUniquely, requireFiles, timedTextEntries } from './downloads.service.ts';
import { createMissingAudio, maxSizeOf } from './audio/audio-files.service.ts';
import { zipName, type DownloadChoice, type DownloadFormat } from './history.rules.ts';
import { findFiles } from './history.store.ts';

/** What is not chosen is left out, so that the same choice is the same zip as in versions that had no such choice. */
interface ZipInput extends Partial<Pick<DownloadChoice, 'loudness' | 'subtitles'>> {
  history_item_ids: string[];
  output_format: DownloadFormat;
}

/** Bytes of the text of an item with its times, in one format and for each second: far more than anybody speaks. */
const timedTextBytesPerSecond = 4000;

/**
 * The same items in the same format are one zip.
 * @throws AppError 404 history_item_not_found; as `createJobOnce`
 */
export async function createZipJob(ctx: Ctx, ids: string[], choice: DownloadChoice): Promise<Job> {
  const items = await requireFiles(ctx, ids);
  const history_item_ids = items.map(({ history_item_id }) => history_item_id);
  const { format: output_format, loudness, subtitles } = choice;
  const payload: ZipInput = {
    history_item_ids,
    output_format,
    ...(loudness === null ? {} : { loudness }),
    ...(subtitles.length === 0 ? {} : { subtitles }),
  };
  const textBytes = (seconds: number) =>
    subtitles.length * (zipEntryBytes + Math.ceil(seconds * timedTextBytesPerSecond) + 1000);
  const job = await createJobOnce(ctx, {
    kind: 'history_zip',
    params: { items: items.length },
    total: items.length,
    payload,
    fileBytes: items.reduce(
      (sum, item) => sum + maxSizeOf(ctx.parts, item, choice) + zipEntryBytes + textBytes(item.audio_seconds),
      0,
    ),
  });
  await audit(ctx, 'history.exported', { items: items.length, job_id: job.job_id });
  return job;
}

/** Begins again after a crash: the file appears whole or not at all. */
export const historyZipHandler = jobHandler<ZipInput>('history_zip', async (run) => {
  const found = { count: 0 };
  const missing = createMissingAudio();
  const name = zipName(run.created_at);
  const file = await run.keep({ name, type: 'application/zip' }, zipOf(entriesOf(run, found, missing)));
  const done = found.count - missing.count;
  return missing.count === 0 ? { file, done } : { file, done, params: { missing_audio: missing.count } };
});

/** Each is looked for in its turn, by whoever asked, as they are then. */
async function* entriesOf(
  run: JobRun<ZipInput>,
  found: { count: number },
  missing: ReturnType<typeof createMissingAudio>,
): AsyncGenerator<ZipEntry> {
  const { history_item_ids, output_format: format, loudness = null, subtitles = [] } = run.payload;
  const choice: DownloadChoice = { format, loudness, subtitles };
  const nameOnce = nameUniquely();
  for (const [i, id] of history_item_ids.entries()) {
    await run.progress(i);
    const ctx = await run.enter();
    const [item] = await findFiles(ctx, [id]);
    if (!item) continue;
    found.count += 1;
    const name = nameOnce(audioNameOf(item, choice));
    yield { name, mtime: item.created_at, open: () => missing.open(run.parts, item, choice, name) };
    yield* timedTextEntries(ctx, item, choice, nameOnce);
  }
  if (found.count === 0) throw AppError.from(allItemsDeleted);
  if (missing.count === found.count) throw AppError.from(allAudioMissing);
  yield* missing.note(run.created_at);
}
