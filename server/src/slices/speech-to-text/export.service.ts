/** Transcripts as files: downloads, and the additional formats of an answer. */
import type { z } from 'zod';
import type { exportTranscript } from '#contract/speech-to-text/api.ts';
import { exportTypes, type AdditionalFormat, type AdditionalFormatResult } from '#contract/speech-to-text/exports.ts';
import type { TranscriptDocument } from '#contract/speech-to-text/transcripts.ts';
import type { Ctx } from '../../context.ts';
import { memoryBytes } from '../../kernel/http/answers/bytes.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import { writeTranscript } from './exports/exports.service.ts';
import type { ExportOptions, ExportSource } from './exports/parts.rules.ts';
import { requireReady } from './transcripts.service.ts';

type ExportQuery = z.output<typeof exportTranscript.query>;

const isSubtitles = (format: string) => format === 'srt' || format === 'vtt';

/** @throws AppError 404, 425; 400 unsupported_script; 503 system_busy */
export async function exportFile(ctx: Ctx, id: string, query: ExportQuery): Promise<ByteSource> {
  const { transcript, document } = await requireReady(ctx, id);
  const { format } = query;
  const source: ExportSource = {
    ...{ name: transcript.name, language: transcript.language_code, seconds: transcript.duration_seconds },
    ...{ speakers: document.speakers, segments: document.segments, cues: document.cues },
  };
  const file = await writeTranscript(
    ctx.parts,
    source,
    {
      ...{ format, from: query.from, hasTimes: query.include_timestamps },
      hasSpeakers: query.include_speakers ?? !isSubtitles(format),
      ...{ maxSilence: query.segment_on_silence_longer_than_s, maxSeconds: query.max_segment_duration_s },
      ...{ maxCharacters: query.max_segment_chars, lineCharacters: query.max_characters_per_line },
    },
    ctx.actor.workspace_id,
  );
  return { ...memoryBytes(file, { type: exportTypes[format] }), filename: `${fileNameOf(transcript.name)}.${format}` };
}

/** Without the ending of the file that was uploaded. */
const fileNameOf = (name: string): string => name.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim() || 'transcript';

/** The files that a call asked for beside its answer. @throws AppError 400 unsupported_script; 503 system_busy */
export async function writeAdditional(
  ctx: Ctx,
  document: TranscriptDocument,
  about: { name: string; language: string; seconds: number },
  formats: readonly AdditionalFormat[],
): Promise<AdditionalFormatResult[]> {
  const { speakers, segments } = document;
  const source: ExportSource = { ...about, speakers, segments, cues: [] };
  const files: AdditionalFormatResult[] = [];
  for (const options of formats) {
    const file = await writeTranscript(ctx.parts, source, optionsOf(options), ctx.actor.workspace_id);
    const format = formatOf(options);
    const is_base64_encoded = format === 'docx' || format === 'pdf';
    files.push({
      requested_format: options.format,
      file_extension: format,
      content_type: exportTypes[format],
      is_base64_encoded,
      content: file.toString(is_base64_encoded ? 'base64' : 'utf8'),
    });
  }
  return files;
}

const formatOf = ({ format }: AdditionalFormat) => (format === 'segmented_json' ? 'json' : format);

const optionsOf = (options: AdditionalFormat): ExportOptions => ({
  ...{ format: formatOf(options), from: 'segments' },
  ...{ hasSpeakers: options.include_speakers, hasTimes: options.include_timestamps },
  ...{ maxSilence: options.segment_on_silence_longer_than_s, maxSeconds: options.max_segment_duration_s },
  maxCharacters: options.max_segment_chars,
  lineCharacters: 'max_characters_per_line' in options ? options.max_characters_per_line : undefined,
});
