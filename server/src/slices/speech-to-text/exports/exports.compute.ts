/** A transcript as a file, in the compute thread where it is long. */
import { docxOf } from './docx.rules.ts';
import type { ExportOptions, ExportSource } from './parts.rules.ts';
import { pdfOf } from './pdf.rules.ts';
import { subtitlesOf } from './subtitles.rules.ts';
import { htmlOf, jsonOf, txtOf } from './text-files.rules.ts';

export interface ExportTask {
  source: ExportSource;
  options: ExportOptions;
}

const writers: Record<
  ExportOptions['format'],
  (source: ExportSource, options: ExportOptions) => string | Promise<Buffer>
> = {
  txt: txtOf,
  json: jsonOf,
  html: htmlOf,
  srt: subtitlesOf,
  vtt: subtitlesOf,
  docx: docxOf,
  pdf: pdfOf,
};

export async function compute({ source, options }: ExportTask): Promise<Uint8Array> {
  const file = await writers[options.format](source, options);
  return typeof file === 'string' ? Buffer.from(file) : file;
}
