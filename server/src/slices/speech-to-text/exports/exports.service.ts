/** Transcripts as files. */
import { exportScriptUnsupported } from '#contract/speech-to-text/errors.ts';
import { systemBusy } from '#contract/speech/errors.ts';
import type { Parts } from '../../../context.ts';
import { ComputeBusy, computeModule } from '../../../kernel/compute/compute.ts';
import { AppError } from '../../../kernel/errors.ts';
import { compute, type ExportTask } from './exports.compute.ts';
import type { ExportOptions, ExportSource } from './parts.rules.ts';
import { unsettable } from './pdf.rules.ts';

/** A text of this many words is written in a few milliseconds: less than another thread costs. */
const maxWordsAtOnce = 500;

const exportsModule = computeModule<ExportTask, Uint8Array>(new URL('./exports.compute.ts', import.meta.url));

/**
 * @param group the workspace whose turn it is where the transcript is long
 * @throws AppError 400 unsupported_script; 503 system_busy when the group has too many files waiting
 */
export async function writeTranscript(
  { compute: thread }: Pick<Parts, 'compute'>,
  source: ExportSource,
  options: ExportOptions,
  group: string,
): Promise<Buffer> {
  if (options.format === 'pdf') {
    const character = unsettable(source);
    if (character !== undefined) throw AppError.from(exportScriptUnsupported, { character });
  }
  const words = source.segments.reduce((count, segment) => count + segment.words.length, 0);
  try {
    const task = { source, options };
    const file = words <= maxWordsAtOnce ? await compute(task) : await thread.run(exportsModule, task, group);
    // Bytes that come from the thread are no longer a Buffer.
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  } catch (error) {
    throw error instanceof ComputeBusy ? AppError.from(systemBusy) : error;
  }
}
