/** How loud the audio of an item is, and what the presets do to it. */
import { audioMissing, historyItemNotFound } from '#contract/history/errors.ts';
import { loudnessPresets, loudnessTargets, maxTruePeakDb, type HistoryLoudness } from '#contract/history/files.ts';
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { requireAudio } from './audio-files.service.ts';
import { findFiles } from '../history.store.ts';

const targets = loudnessPresets.map((preset) => ({ lufs: loudnessTargets[preset], ceilingDb: maxTruePeakDb }));

/** @throws AppError 404 history_item_not_found; 410 audio_missing */
export async function measureLoudness(ctx: Ctx, id: string): Promise<HistoryLoudness> {
  const [item] = await findFiles(ctx, [id]);
  if (!item) throw AppError.from(historyItemNotFound, { id });
  const { storage, audio } = ctx.parts;
  if (!(await storage.head(item.audio_key))) throw AppError.from(audioMissing, { id });
  const source = { format: describeFormat(item.output_format as OutputFormat), seconds: item.audio_seconds };
  const open = () => requireAudio(item, storage.read(item.audio_key));
  const { lufs, truePeakDb, plans } = await audio.measure(item.audio_key, open, source, targets);
  return {
    history_item_id: id,
    integrated_lufs: lufs === null ? null : round(lufs),
    true_peak_db: truePeakDb === null ? null : round(truePeakDb),
    presets: plans.flatMap(({ limitedDb }, i) => {
      const loudness = loudnessPresets[i];
      if (loudness === undefined || lufs === null) return [];
      const target_lufs = loudnessTargets[loudness];
      return { loudness, target_lufs, gain_db: round(target_lufs - lufs), limited_db: round(limitedDb) };
    }),
  };
}

const round = (db: number) => Math.round(db * 100) / 100;
