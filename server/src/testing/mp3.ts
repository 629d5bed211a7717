import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';

/** Removes the frame that says the length, and the silence that players skip with it. */
export function withoutTag(mp3: Buffer, name: OutputFormat = 'mp3_44100_128'): Buffer {
  const { sampleRate, kbps = 0 } = describeFormat(name);
  const isMpeg1 = sampleRate >= 32_000;
  if (mp3.indexOf('Info', 0, 'latin1') !== (isMpeg1 ? 21 : 13)) throw new Error('the file has no tag');
  // Frames without padding.
  return mp3.subarray(2 * Math.floor(((isMpeg1 ? 144 : 72) * kbps * 1000) / sampleRate));
}
