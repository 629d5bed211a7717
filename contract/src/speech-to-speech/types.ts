import { z } from 'zod';
import { Flag } from '../kit/flag.ts';
import { OutputFormat } from '../speech/output-formats.ts';
import { UploadId } from '../uploads/types.ts';
import { VoiceSettings } from '../voices/types.ts';

/** Bytes and seconds of a recording. */
export const maxRecordingBytes = 50_000_000;
export const maxRecordingSeconds = 300;

const creditsPerMinute = 1000;

/** Credits for a recording: by the second, and one second at least. */
export const conversionCredits = (seconds: number): number =>
  Math.ceil((Math.max(1, Math.round(seconds)) * creditsPerMinute) / 60);

export const ConversionQuery = z.object({
  output_format: OutputFormat.default('mp3_44100_128').describe(
    'Codec, sample rate in hertz and, for mp3 and opus, bit rate in kbit/s. The audio is mono. Some formats need a higher plan.',
  ),
  enable_logging: Flag.prefault(true).describe('When false, nothing is kept in the history.'),
  optimize_streaming_latency: z.coerce
    .number()
    .int()
    .min(0)
    .max(4)
    .optional()
    .describe('Accepted for compatibility; it has no effect, because audio is always sent as early as possible.'),
});
export type ConversionQuery = z.output<typeof ConversionQuery>;

export const ConversionRequest = z.object({
  model_id: z
    .string()
    .nullish()
    .describe(
      'A model that can do voice conversion, as `GET /v1/models` lists it; `eleven_english_sts_v2` when it is left out.',
    ),
  voice_settings: VoiceSettings.nullish().describe(
    'JSON. Settings for this request alone; what is left out falls back to those of the voice in the workspace. `speed` has no effect, because the recording sets the pace, and a warning says so.',
  ),
  seed: z
    .int()
    .min(0)
    .max(4294967295)
    .nullish()
    .describe('The same request with the same seed gives the same sound; another seed gives another delivery.'),
  remove_background_noise: Flag.prefault(false).describe(
    'Whether noise is taken out of the recording before it is listened to.',
  ),
  file_format: z
    .enum(['pcm_s16le_16', 'other'])
    .nullish()
    .describe(
      '`pcm_s16le_16` for raw 16-bit samples of one channel at 16 kHz, little endian, which need no decoding. `other`, the default, for a file.',
    ),
  upload_id: UploadId,
});
export type ConversionRequest = z.output<typeof ConversionRequest>;
