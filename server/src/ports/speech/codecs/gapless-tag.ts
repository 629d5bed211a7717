/**
 * The tag that tells players of an mp3 how long its sound is, to the sample ("Info" with LAME's extension). A frame without
 * sound carries it, so that players that do not know it play silence.
 */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { frameLength } from './mp3.ts';

/** Players skip as many samples as the tag says, and these, which every decoder adds. */
const decoderDelay = 529;
const headerBytes = 4;

/**
 * Puts the tag before a whole mp3 of ours. Our sound begins with the first sample, which the tag cannot say, so a frame of
 * silence comes between, which players skip.
 * @param seconds of the sound
 */
export function withGaplessTag(mp3: Uint8Array, { sampleRate, kbps = 128 }: AudioFormat, seconds: number): Uint8Array {
  if (mp3.length < headerBytes) return mp3;
  const samples = frameLength(sampleRate);
  const frameBytes = Math.floor((samples / 8) * ((kbps * 1000) / sampleRate));
  const frames = Math.round(mp3.length / ((samples / 8) * ((kbps * 1000) / sampleRate)));
  const silence = Buffer.alloc(frameBytes);
  silence.set(mp3.subarray(0, headerBytes));
  // No byte of padding.
  silence[2] = (silence[2] ?? 0) & 0xfd;
  const tag = Buffer.from(silence);
  // The tag is where the sound would be, behind the side information of one channel.
  let at = headerBytes + (samples === 1152 ? 17 : 9);
  at += tag.write('Info', at, 'latin1');
  // The numbers of frames and of bytes follow.
  at = tag.writeUInt32BE(3, at);
  at = tag.writeUInt32BE(frames + 1, at);
  at = tag.writeUInt32BE(mp3.length + 2 * frameBytes, at);
  at += tag.write('LAME3.100', at, 'latin1');
  const constantBitRate = 1;
  tag[at] = constantBitRate;
  tag[at + 11] = Math.min(255, kbps);
  const skipped = samples - decoderDelay;
  const padding = frames * samples + decoderDelay - Math.round(seconds * sampleRate);
  tag.writeUIntBE(skipped * 4096 + Math.max(0, Math.min(4095, padding)), at + 12, 3);
  return Buffer.concat([tag, silence, mp3]);
}
