/** Prices, warnings and presentation of isolated audio. Pure. */
import { z } from 'zod';
import type { Selectable } from 'kysely';
import { IsolationWarning, type IsolationDetails, type IsolationItem } from '#contract/audio-isolation/types.ts';
import type { MediaFacts } from '#contract/uploads/types.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import type { IsolationMeasures } from '../../ports/audio/port.ts';

export type IsolationRow = Selectable<Database['isolated_audio']>;

/** What is known before the first sound. */
export function warningsOfSource({ channels, is_truncated }: MediaFacts): IsolationWarning[] {
  return [
    ...(channels > 1
      ? [{ code: 'channels_mixed', message: `The ${channels} channels of the file were mixed into one.` }]
      : []),
    ...(is_truncated
      ? [{ code: 'source_truncated', message: 'The file ends before its header says. What there is was isolated.' }]
      : []),
  ];
}

/** Samples below this are silence: -60 dB. */
const silence = 0.001;
/** Seconds by which the sound may end before it was expected to: encoders pad. */
const tolerance = 1;

/** What is known at the end. */
export function warningsOfResult(
  measures: IsolationMeasures,
  { seconds, expected }: { seconds: number; expected: number },
): IsolationWarning[] {
  const warnings: IsolationWarning[] = [];
  if (measures.highest < silence) warnings.push({ code: 'silent', message: 'The file is silent.' });
  else if (!measures.hasSpeech)
    warnings.push({
      code: 'no_speech',
      message: 'Hardly any speech was found: the file seems to hold music or noise only.',
    });
  if (expected - seconds > tolerance)
    warnings.push({
      code: 'source_ended_early',
      message: `The sound could be read for ${seconds.toFixed(1)} of ${expected.toFixed(1)} seconds; only these were charged.`,
    });
  return warnings;
}

const addressOf = (id: string, which: 'audio' | 'original') => `/v1/audio-isolation/history/${id}/${which}`;

export function presentItem(row: IsolationRow, publicUrl: string): IsolationItem {
  return {
    id: row.history_item_id,
    title: row.title,
    created_at_unix: toUnix(row.created_at),
    format: row.output_format,
    duration_seconds: row.audio_seconds,
    download_url: publicUrl + addressOf(row.history_item_id, 'audio'),
    icon_url: null,
    source_video_url: null,
    supports_video: false,
    processing: false,
    video_processing_failed: false,
    preview_b64: row.preview_b64,
  };
}

export function presentDetails(row: IsolationRow, publicUrl: string): IsolationDetails {
  return {
    ...presentItem(row, publicUrl),
    engine: row.engine,
    credits: row.credits,
    is_partial: row.is_partial,
    size_bytes: row.audio_bytes,
    source_type: row.source_type,
    source_channels: row.source_channels,
    warnings: z.array(IsolationWarning).parse(row.warnings),
    original_url: publicUrl + addressOf(row.history_item_id, 'original'),
  };
}
