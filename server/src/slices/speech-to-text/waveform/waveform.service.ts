/** The waveform of a transcript's file: measured when somebody first asks for it, and kept. */
import { transcriptNotFound } from '#contract/speech-to-text/errors.ts';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { readSound, type SoundSource } from '../../uploads/sound-source.service.ts';
import { requireFile } from '../transcripts.service.ts';
import * as store from '../transcripts.store.ts';
import { drawPeaks, measurePeaks, peaksPerSecond } from './waveform.rules.ts';

/** Ten samples for each height are enough for drawing. */
const sampleRate = 8000;

/** @throws AppError 404 transcript_not_found */
export async function getWaveform(ctx: Ctx, id: string, points: number) {
  const row = await store.findPeaks(ctx, id);
  if (!row) throw AppError.from(transcriptNotFound, { id });
  const { duration_seconds } = row;
  if (row.file_key === null || duration_seconds === null) return { peaks: [], duration_seconds };
  let peaks: Buffer | null = row.peaks;
  if (!peaks) {
    peaks = await measure(ctx, id);
    await store.updateTranscript(ctx, id, { peaks });
  }
  return { peaks: drawPeaks(peaks, points), duration_seconds };
}

async function measure(ctx: Ctx, id: string): Promise<Buffer> {
  const { path, row } = await requireFile(ctx, id);
  const isRawPcm = (row.request as { is_raw_pcm?: boolean }).is_raw_pcm ?? false;
  const source = { path, media: { type: row.file_type ?? '' }, isRawPcm } as SoundSource;
  const samples = readSound(ctx, source, { sampleRate, channels: 'mix' }, ctx.signal);
  return measurePeaks(samples, sampleRate / peaksPerSecond);
}
