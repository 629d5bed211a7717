/** The sound of a file as samples, through a pipe of ffmpeg that is read as the samples are. */
import { createBytePipe } from '../../kernel/streams.ts';
import { outputPipe, runFfmpeg } from './ffmpeg-process.ts';
import { MediaFailed, type DecodeOptions } from './port.ts';
import { refuseFile, type DecoderRun } from './probe-sound.ts';
import { decodeArguments } from './sound-arguments.ts';

const sampleBytes = 4;

/** The program is killed when it gives nothing for so long although its reader waits. */
const stalledMs = 30_000;

export async function* decodeSound(
  file: string,
  options: DecodeOptions,
  run: Omit<DecoderRun, 'ffprobe'>,
): AsyncGenerator<Float32Array<ArrayBuffer>> {
  const output = createBytePipe();
  const left = new AbortController();
  const signal = AbortSignal.any([run.signal, left.signal]);
  const args = decodeArguments(file, options, outputPipe);
  const ended = runFfmpeg({ ...run, program: run.ffmpeg, args, output, signal })
    .catch(refuseFile)
    .then(
      () => void output.end(),
      (error: Error) => void output.destroy(error),
    );
  const chunks = (output as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  /** The bytes of a sample that is cut by the end of a chunk. */
  let cut: Uint8Array = new Uint8Array(0);
  try {
    for (;;) {
      const timer = setTimeout(() => left.abort(new MediaFailed('timed_out', 'ffmpeg gave no sound')), stalledMs);
      const next = await chunks.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      const bytes = cut.length === 0 ? next.value : Buffer.concat([cut, next.value]);
      const whole = bytes.length - (bytes.length % sampleBytes);
      cut = bytes.slice(whole);
      // The samples get memory of their own, because the chunk may begin anywhere in its buffer.
      if (whole > 0) yield new Float32Array(new Uint8Array(bytes.subarray(0, whole)).buffer);
    }
  } finally {
    left.abort(new Error('the reader of the sound has left'));
    // What nobody reads any more must not keep the pipe of the program open.
    output.destroy();
    await ended;
  }
}
