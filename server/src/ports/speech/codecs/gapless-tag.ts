/**
 * The tag that tells players of an mp3 how long its sound is, to the sample ("Info" with LAME's extension). A frame without
 * sound carries it, so that players that do not know it play silence. Our sound begins with the first sample, which the tag
 * cannot say, so a frame of silence comes between, which players skip.
 */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { mp3Layout } from './mp3-section.ts';

/** Players skip as many samples as the tag says, and these, which every decoder adds. */
const decoderDelay = 529;
const headerBytes = 4;

/** What is known of an mp3 when it is whole. */
export interface WholeMp3 {
  /** Its first bytes: the header of a frame. */
  begin: Uint8Array;
  bytes: number;
  /** Seconds of its sound. */
  seconds: number;
}

/** The size of the tag with its frame of silence. */
export const gaplessTagBytes = (format: AudioFormat): number => 2 * Math.floor(mp3Layout(format).frameBytes);

/** The size of an mp3 of so many seconds whose last frame is encoded whole. It is exact to a byte. */
export function wholeMp3Bytes(format: AudioFormat, seconds: number): number {
  const { frame, frameBytes } = mp3Layout(format);
  return Math.round(Math.ceil(Math.round(seconds * format.sampleRate) / frame) * frameBytes);
}

/** Returns the tag and its frame of silence, which stand before a whole mp3 of ours; nothing before an empty one. */
export function gaplessTag(format: AudioFormat, { begin, bytes, seconds }: WholeMp3): Uint8Array {
  if (begin.length < headerBytes) return new Uint8Array(0);
  const { sampleRate, kbps = 128 } = format;
  const layout = mp3Layout(format);
  const frames = Math.round(bytes / layout.frameBytes);
  const silence = Buffer.alloc(Math.floor(layout.frameBytes));
  silence.set(begin.subarray(0, headerBytes));
  // No byte of padding.
  silence[2] = (silence[2] ?? 0) & 0xfd;
  const tag = Buffer.from(silence);
  // The tag is where the sound would be, behind the side information of one channel.
  let at = headerBytes + (layout.frame === 1152 ? 17 : 9);
  at += tag.write('Info', at, 'latin1');
  // The numbers of frames and of bytes follow.
  at = tag.writeUInt32BE(3, at);
  at = tag.writeUInt32BE(frames + 1, at);
  at = tag.writeUInt32BE(bytes + gaplessTagBytes(format), at);
  at += tag.write('LAME3.100', at, 'latin1');
  const constantBitRate = 1;
  tag[at] = constantBitRate;
  tag[at + 11] = Math.min(255, kbps);
  const skipped = layout.frame - decoderDelay;
  const padding = frames * layout.frame + decoderDelay - Math.round(seconds * sampleRate);
  tag.writeUIntBE(skipped * 4096 + Math.max(0, Math.min(4095, padding)), at + 12, 3);
  return Buffer.concat([tag, silence]);
}
