/** One sound through ffmpeg, from a pipe into a pipe. */
import { createBytePipe } from '../../kernel/streams.ts';
import { outputPipe, runFfmpeg, safeInput, type ProcessRun } from './ffmpeg-process.ts';
import type { SoundCodec } from './port.ts';

const encoders: Readonly<Record<SoundCodec, string[]>> = {
  aac: ['-c:a', 'aac', '-b:a', '96k', '-f', 'adts'],
  flac: ['-c:a', 'flac', '-f', 'flac'],
};

/** The first sound must not wait: nothing is probed, and each packet is written at once. */
export const soundArguments = (codec: SoundCodec): string[] => [
  '-hide_banner',
  '-nostdin',
  '-loglevel',
  'warning',
  '-progress',
  'pipe:1',
  '-probesize',
  '32',
  '-analyzeduration',
  '0',
  ...safeInput,
  '-f',
  'wav',
  '-i',
  'pipe:0',
  '-map_metadata',
  '-1',
  ...encoders[codec],
  '-flush_packets',
  '1',
  outputPipe,
];

export async function* convertSound(
  wav: AsyncIterable<Uint8Array>,
  codec: SoundCodec,
  run: Pick<ProcessRun, 'program' | 'searchPath' | 'folder' | 'limits' | 'signal'>,
): AsyncGenerator<Uint8Array> {
  const output = createBytePipe();
  const left = new AbortController();
  const signal = AbortSignal.any([run.signal, left.signal]);
  const ended = runFfmpeg({ ...run, args: soundArguments(codec), input: wav, output, signal }).then(
    () => void output.end(),
    (error: Error) => void output.destroy(error),
  );
  try {
    for await (const chunk of output) yield chunk as Uint8Array;
  } finally {
    left.abort(new Error('the reader of the sound has left'));
    await ended;
  }
}
