/** Output formats of the public API: `codec_rate[_kbps]`, always mono (shared by the request schema and the encoders). */
import { z } from 'zod';
import type { Tier } from '../billing/plans.ts';

export const outputFormats = [
  'mp3_22050_32',
  'mp3_24000_48',
  'mp3_44100_32',
  'mp3_44100_64',
  'mp3_44100_96',
  'mp3_44100_128',
  'mp3_44100_192',
  'pcm_8000',
  'pcm_16000',
  'pcm_22050',
  'pcm_24000',
  'pcm_32000',
  'pcm_44100',
  'pcm_48000',
  'wav_8000',
  'wav_16000',
  'wav_22050',
  'wav_24000',
  'wav_32000',
  'wav_44100',
  'wav_48000',
  'ulaw_8000',
  'alaw_8000',
  'opus_48000_32',
  'opus_48000_64',
  'opus_48000_96',
  'opus_48000_128',
  'opus_48000_192',
] as const;

export const OutputFormat = z.enum(outputFormats);
export type OutputFormat = (typeof outputFormats)[number];

export type Codec = 'mp3' | 'pcm' | 'wav' | 'ulaw' | 'alaw' | 'opus';

/** What a format name means. `kbps` is set for mp3 and opus. */
export interface AudioFormat {
  name: OutputFormat;
  codec: Codec;
  sampleRate: number;
  kbps?: number;
  contentType: string;
  extension: string;
}

const contentTypes: Record<Codec, string> = {
  mp3: 'audio/mpeg',
  pcm: 'audio/pcm',
  wav: 'audio/wav',
  ulaw: 'audio/basic',
  alaw: 'audio/x-alaw-basic',
  opus: 'audio/ogg',
};

/** Every content type that speech may have. */
export const audioTypes = Object.values(contentTypes);

export function describeFormat(name: OutputFormat): AudioFormat {
  const [codec, rate, kbps] = name.split('_') as [Codec, string, string?];
  return {
    name,
    codec,
    sampleRate: Number(rate),
    ...(kbps ? { kbps: Number(kbps) } : {}),
    contentType: contentTypes[codec],
    extension: codec,
  };
}

/** The first tier that has the format. */
export function tierOf(name: OutputFormat): Tier {
  const { codec, sampleRate, kbps } = describeFormat(name);
  if ((codec === 'pcm' || codec === 'wav') && sampleRate >= 44_100) return 'pro';
  return codec === 'mp3' && kbps === 192 ? 'creator' : 'free';
}
