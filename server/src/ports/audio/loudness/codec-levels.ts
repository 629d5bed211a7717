/**
 * What encoding does to loudness and peaks. The figures were found by measuring speech of both engines in every format
 * (docs/decisions/0029-loudness.md).
 */
import type { AudioFormat, Codec } from '#contract/speech/output-formats.ts';
import { maxTruePeakDb } from '#contract/history/files.ts';

/** Codecs bring some peaks out higher than they went in, so that the peaks of what they encode have to stay lower. */
const overshootsDb: Record<Codec, number> = { pcm: 0.2, wav: 0.2, ulaw: 0.5, alaw: 0.5, mp3: 1.2, opus: 0.8 };
const overshootOfLowRateDb = 1.8;
/** LAME multiplies what it encodes by 0.95. Opus at 32 kbit/s leaves out the highest frequencies. */
const lossesDb: Partial<Record<Codec, number>> = { mp3: 0.45 };
const lossOfLowOpusDb = 0.15;
const lowRateKbps = 64;

const isLowRate = ({ kbps }: AudioFormat) => kbps !== undefined && kbps < lowRateKbps;

/** The highest true peak of what is encoded, so that no peak of what is decoded is higher than it may be. In dB. */
export const ceilingOf = (format: AudioFormat): number =>
  maxTruePeakDb - (isLowRate(format) ? overshootOfLowRateDb : overshootsDb[format.codec]);

/** By how much louder a sound must be encoded so that it is as loud as planned when it is decoded. In dB. */
export const lossOf = (format: AudioFormat): number =>
  lossesDb[format.codec] ?? (format.codec === 'opus' && isLowRate(format) ? lossOfLowOpusDb : 0);
