import { z } from 'zod';

/** Bytes of a file in a form. Larger files are uploaded in parts, where the installation allows them. */
export const maxFormFileBytes = 500 * 1024 * 1024;
export const creditsPerMinute = 1000;

/** Credits for a file: both sides count by it. A rounding error must not cost a credit. */
export const isolationCredits = (seconds: number): number => Math.ceil((seconds * creditsPerMinute) / 60 - 1e-6);

export const isolationFormats = ['pcm_s16le_16', 'other'] as const;

/** An entry of the history in the shape of the public API. */
export const IsolationItem = z
  .object({
    id: z.string().describe('The id of the entry.'),
    title: z.string().nullable().describe('The name of the file that was sent.'),
    created_at_unix: z.int().describe('When it was made, in Unix seconds.'),
    format: z.string().describe('The output format of the isolated audio.'),
    duration_seconds: z.number().nullable().describe('The length of the audio in seconds.'),
    download_url: z
      .string()
      .nullable()
      .describe('Where the isolated audio is. It needs the same credentials as this call.'),
    icon_url: z.string().nullable().describe('Always null.'),
    source_video_url: z.string().nullable().describe('Always null: of a video only the sound is kept.'),
    supports_video: z.boolean().describe('Always false.'),
    processing: z.boolean().describe('Always false: an entry is made when the audio is.'),
    video_processing_failed: z.boolean().describe('Always false.'),
    preview_b64: z.string().nullable().describe('The preview that the caller sent with the file, as it was sent.'),
  })
  .meta({ id: 'AudioIsolationHistoryItem' });
export type IsolationItem = z.output<typeof IsolationItem>;

export const IsolationWarning = z.object({
  code: z
    .string()
    .describe(
      '`no_speech` for music or noise only, `silent`, `channels_mixed`, `source_truncated`, `source_ended_early`.',
    ),
  message: z.string().describe('The notice in English.'),
});
export type IsolationWarning = z.output<typeof IsolationWarning>;

export const IsolationDetails = IsolationItem.extend({
  engine: z.string().describe('Which engine cleaned the audio.'),
  credits: z.int().describe('What it cost in credits.'),
  is_partial: z.boolean().describe('Whether the caller left before the end, so that only a part was made and charged.'),
  size_bytes: z.int().describe('The size of the isolated audio.'),
  source_type: z.string().describe('The media type of the file that was sent, as its bytes showed it.'),
  source_channels: z.int().describe('How many channels the file had. They are mixed into one.'),
  warnings: z.array(IsolationWarning).describe('What is worth knowing of the result.'),
  original_url: z.string().describe('Where the sound of the file is, before isolation, in the same format and length.'),
}).meta({ id: 'AudioIsolationDetails' });
export type IsolationDetails = z.output<typeof IsolationDetails>;

export const IsolationWaveforms = z
  .object({
    id: z.string().describe('The id of the entry.'),
    duration_seconds: z.number().describe('The length of both in seconds.'),
    original: z.array(z.number()).describe('Heights from 0 to 1 of the sound as it was sent, spread evenly.'),
    isolated: z.array(z.number()).describe('Heights from 0 to 1 of the isolated sound, spread evenly.'),
  })
  .meta({ id: 'AudioIsolationWaveforms' });
export type IsolationWaveforms = z.output<typeof IsolationWaveforms>;
