/** How items are drawn and named as files. Pure. */
import type { DialogueLine } from '#contract/dialogue/types.ts';
import { speechFileName, type SpokenFile } from '#contract/history/file-names.ts';
import type { LoudnessPreset, TimedTextFormat } from '#contract/history/files.ts';

export type DownloadFormat = 'default' | 'wav';

/** What becomes of the audio of an item on its way out. */
export interface AudioChoice {
  format: DownloadFormat;
  /** Null where the audio stays as loud as it was made. */
  loudness: LoudnessPreset | null;
}

export interface DownloadChoice extends AudioChoice {
  /** The files beside the audio of each item. */
  subtitles: readonly TimedTextFormat[];
}

interface NamedItem extends Pick<SpokenFile, 'voice_name' | 'voice_category' | 'model_id'> {
  created_at: Date;
  settings: unknown;
  dialogue: unknown;
}

export function fileNameOf({ created_at, settings, dialogue, ...item }: NamedItem, extension: string): string {
  const date_unix = created_at.getTime() / 1000;
  const lines = dialogue as DialogueLine[] | null;
  return speechFileName(
    { ...item, date_unix, settings: settings as SpokenFile['settings'], dialogue: lines },
    extension,
  );
}

/** Peaks a second. */
export const storedPeaksPerSecond = 50;

/** At most `points` heights from 0 to 1: the loudest of equal parts. Fewer peaks than points stay as they are. */
export function drawPeaks(peaks: Uint8Array, points: number): number[] {
  const count = Math.min(points, peaks.length);
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * peaks.length) / count);
    const to = Math.floor(((i + 1) * peaks.length) / count);
    const loudest = peaks.subarray(from, to).reduce((max, peak) => Math.max(max, peak), 0);
    return Math.round((loudest / 255) * 1000) / 1000;
  });
}

/** A colon may not be in a file name. */
export function zipName(now: Date): string {
  return `Veery_${now.toISOString().slice(0, 19).replaceAll(':', '_')}_history.zip`;
}
