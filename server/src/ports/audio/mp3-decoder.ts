/** Decodes MP3 with mpg123. */
import { MPEGDecoder } from 'mpg123-decoder';
import type { Decoder } from './decoder.ts';

/** The decoder is kept for the next file, because setting one up compiles it. */
let idle: MPEGDecoder | undefined;

export async function openMp3(): Promise<Decoder> {
  const decoder = idle ?? new MPEGDecoder({ enableGapless: false });
  idle = undefined;
  await decoder.ready;
  return {
    decode(bytes) {
      const { channelData, samplesDecoded, errors } = decoder.decode(bytes);
      const [fault] = errors;
      if (fault) throw new Error(`mpg123: ${fault.message}`);
      const [sound = new Float32Array(0)] = channelData;
      return toInt16(sound.subarray(0, samplesDecoded));
    },
    free() {
      void decoder.reset().then(() => {
        if (idle) decoder.free();
        else idle = decoder;
      });
    },
  };
}

function toInt16(sound: Float32Array): Int16Array {
  const samples = new Int16Array(sound.length);
  for (let i = 0; i < samples.length; i++)
    samples[i] = Math.max(-32768, Math.min(32767, Math.round((sound[i] ?? 0) * 32768)));
  return samples;
}
