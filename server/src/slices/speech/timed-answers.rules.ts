/** Answers that hold audio and times. */
import type { AudioWithTimestamps } from '#contract/speech/types.ts';
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import type { Speech } from '../../ports/speech/port.ts';
import { append, emptyAlignment, type TimedAudioChunk } from './speech.rules.ts';

/** The whole answer. Its length is known, so a format that can say it does. */
export async function collect(
  speech: Pick<Speech, 'lengthTag'>,
  chunks: AsyncIterable<TimedAudioChunk>,
  format: AudioFormat,
): Promise<AudioWithTimestamps> {
  const audio: Uint8Array[] = [];
  const alignment = emptyAlignment();
  const normalized = emptyAlignment();
  let seconds = 0;
  for await (const chunk of chunks) {
    audio.push(chunk.audio);
    seconds = chunk.seconds;
    if (chunk.alignment) append(alignment, chunk.alignment);
    if (chunk.normalized_alignment) append(normalized, chunk.normalized_alignment);
  }
  const whole = Buffer.concat(audio);
  const tag = speech.lengthTag(format, { begin: whole, bytes: whole.length, seconds });
  return line([tag, whole], alignment, normalized);
}

/** Yields a line for each piece of audio as it is made, with the times of the characters that are known by then. */
export async function* timedLines(chunks: AsyncIterable<TimedAudioChunk>): AsyncGenerator<AudioWithTimestamps> {
  for await (const { audio, alignment, normalized_alignment } of chunks)
    if (audio.length > 0 || alignment) yield line([audio], alignment ?? null, normalized_alignment ?? null);
}

function line(
  audio: Uint8Array[],
  alignment: AudioWithTimestamps['alignment'],
  normalized_alignment: AudioWithTimestamps['normalized_alignment'],
): AudioWithTimestamps {
  return { audio_base64: Buffer.concat(audio).toString('base64'), alignment, normalized_alignment };
}
