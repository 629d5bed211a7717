import { z } from 'zod';

/** What a file is uploaded for: each needs the API key permission of its name, and has limits of its own. */
export const uploadPurposes = ['audio_isolation', 'speech_to_text', 'speech_to_speech', 'forced_alignment'] as const;
export const UploadPurpose = z.enum(uploadPurposes);
export type UploadPurpose = z.output<typeof UploadPurpose>;

/** Bytes of each part but the last. */
export const uploadPartBytes = 8 * 1024 * 1024;
/** The most that an installation may allow for one file. */
export const maxUploadBytes = 5_000_000_000;

/** What the bytes of a file show it to be. */
export const MediaFacts = z
  .object({
    type: z.string().describe('The media type that the bytes show, whatever the name and the browser say.'),
    container: z.string().describe('The container format, such as `wav`, `mp3`, `mov` or `matroska`.'),
    seconds: z.number().describe('How long the sound is, as it was counted in the file and not as its header says.'),
    channels: z.int().describe('How many channels the sound has.'),
    sample_rate: z.int().describe('Samples a second of each channel.'),
    has_video: z.boolean().describe('Whether there are pictures beside the sound.'),
    is_truncated: z.boolean().describe('Whether the file ends clearly before its header says.'),
  })
  .meta({ id: 'MediaFacts' });
export type MediaFacts = z.output<typeof MediaFacts>;

export const Upload = z
  .object({
    upload_id: z.string().describe('The id, by which later calls name the file.'),
    name: z.string().describe('The name of the file, for showing.'),
    purpose: UploadPurpose.describe('What the file is uploaded for.'),
    state: z
      .enum(['receiving', 'ready'])
      .describe('`receiving` until `complete` has been called with all parts, then `ready`.'),
    size_bytes: z.int().describe('The size of the whole file.'),
    part_bytes: z.int().describe('The size of each part but the last.'),
    part_count: z.int().describe('How many parts the file has.'),
    received_parts: z
      .array(z.int())
      .describe(
        'The numbers of the parts that have arrived, from 1, in order. After a lost connection, send the others.',
      ),
    received_bytes: z.int().describe('How many bytes have arrived.'),
    media: MediaFacts.nullable().describe('What the file is; null until it is ready.'),
    created_at_unix: z.int().describe('When the upload began, in Unix seconds.'),
    expires_at_unix: z.int().describe('When the file is removed, in Unix seconds. Each part that arrives puts it off.'),
  })
  .meta({ id: 'Upload' });
export type Upload = z.output<typeof Upload>;

export const UploadLimits = z
  .object({
    part_bytes: z.int().describe('The size of each part but the last.'),
    purposes: z
      .array(
        z.object({
          purpose: UploadPurpose.describe('What a file is uploaded for.'),
          max_bytes: z.int().describe('The largest file.'),
          max_seconds: z.number().describe('The longest sound.'),
        }),
      )
      .describe('The limits for each purpose.'),
    decoder: z
      .object({
        is_complete: z
          .boolean()
          .describe(
            'Whether ffmpeg is there, which reads every type of audio and video. Without it only some types are read.',
          ),
        types: z.array(z.string()).describe('The media types that can be read.'),
        extensions: z.array(z.string()).describe('The name endings that go with these types, without the dot.'),
        reason: z.string().nullable().describe('Why ffmpeg cannot be used; null when it can.'),
      })
      .describe('Which files this installation can read.'),
  })
  .meta({ id: 'UploadLimits' });
export type UploadLimits = z.output<typeof UploadLimits>;

/** The field by which a form names an upload in the place of a file. */
export const UploadId = z
  .string()
  .min(1)
  .max(40)
  .optional()
  .describe('Veery only. The id of an upload that is `ready`, in the place of the file.');
