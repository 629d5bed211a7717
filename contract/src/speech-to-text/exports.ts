/** The files that a transcript can be exported as. */
import { z } from 'zod';

export const exportFormats = ['txt', 'srt', 'vtt', 'json', 'html', 'docx', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportTypes: Record<ExportFormat, string> = {
  txt: 'text/plain',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  json: 'application/json',
  html: 'text/html',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

const common = {
  include_speakers: z.boolean().default(true).describe('Whether to name the speaker of each segment.'),
  include_timestamps: z.boolean().default(true).describe('Whether to write when each segment begins.'),
  segment_on_silence_longer_than_s: z
    .number()
    .positive()
    .max(3600)
    .nullish()
    .describe('Starts a new segment after a silence that is longer than this, in seconds.'),
  max_segment_duration_s: z
    .number()
    .positive()
    .max(36_000)
    .nullish()
    .describe('Ends a segment before it is longer than this, in seconds.'),
  max_segment_chars: z
    .int()
    .min(1)
    .max(100_000)
    .nullish()
    .describe('Ends a segment before it has more characters than this.'),
};

/** What the public API takes as `additional_formats`. */
export const AdditionalFormat = z
  .discriminatedUnion('format', [
    z.object({ format: z.literal('segmented_json').describe('JSON of segments with their words.'), ...common }),
    z.object({ format: z.literal('docx').describe('A document of Word.'), ...common }),
    z.object({ format: z.literal('pdf').describe('A PDF document.'), ...common }),
    z.object({ format: z.literal('html').describe('A page.'), ...common }),
    z.object({
      format: z.literal('txt').describe('Plain text.'),
      ...common,
      max_characters_per_line: z.int().min(10).max(10_000).nullish().default(100).describe('Where lines are broken.'),
    }),
    z.object({
      format: z.literal('srt').describe('Subtitles as SubRip.'),
      ...common,
      include_speakers: z.boolean().default(false).describe('Whether to name the speaker of each cue.'),
      max_characters_per_line: z.int().min(10).max(1000).nullish().default(42).describe('Where lines are broken.'),
      segment_on_silence_longer_than_s: common.segment_on_silence_longer_than_s.default(0.8),
      max_segment_duration_s: common.max_segment_duration_s.default(4),
      max_segment_chars: common.max_segment_chars.default(84),
    }),
  ])
  .meta({ id: 'TranscriptExportOptions' });
export type AdditionalFormat = z.output<typeof AdditionalFormat>;

export const maxAdditionalFormats = 10;

export const AdditionalFormatResult = z
  .object({
    requested_format: z.string().describe('The format that was asked for.'),
    file_extension: z.string().describe('The ending of a file of this format.'),
    content_type: z.string().describe('Its media type.'),
    is_base64_encoded: z.boolean().describe('Whether `content` is base64; otherwise it is text.'),
    content: z.string().describe('The file.'),
  })
  .meta({ id: 'AdditionalFormatResult' });
export type AdditionalFormatResult = z.output<typeof AdditionalFormatResult>;
