/** The recording that a cloning model copies: a WAV file of 16-bit or 32-bit samples. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

export interface ReferenceRecording {
  referenceAudio: Float32Array;
  referenceSampleRate: number;
  referenceText: string;
}

/** Longer ones add time to every sentence, and nothing to the voice. */
const maxSeconds = 30;
const maxBytes = 64 * 1024 * 1024;

export async function readReference({ audio, text }: { audio: string; text: string }): Promise<ReferenceRecording> {
  const name = path.basename(audio);
  const { size } = await stat(audio).catch(() => ({ size: -1 }));
  if (size < 0) throw new Error(`the recording "${name}" of the model is missing`);
  if (size > maxBytes) throw new Error(`the recording "${name}" has more than ${maxBytes / 1024 / 1024} MB`);
  return { ...parseWav(await readFile(audio), name), referenceText: text };
}

export function parseWav(
  bytes: Uint8Array,
  name: string,
): Pick<ReferenceRecording, 'referenceAudio' | 'referenceSampleRate'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 44 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw new Error(`"${name}" is no WAV file`);
  let format: { code: number; channels: number; rate: number; bits: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (tag(at) === 'fmt ' && body + 16 <= bytes.length)
      format = {
        code: view.getUint16(body, true),
        channels: view.getUint16(body + 2, true),
        rate: view.getUint32(body + 4, true),
        bits: view.getUint16(body + 14, true),
      };
    if (tag(at) === 'data' && format) {
      const sample = sampleReader(view, format);
      if (!sample || format.channels < 1 || format.rate < 4000 || format.rate > 192_000)
        throw new Error(`"${name}" has a kind of samples that is not read: give 16-bit PCM`);
      const frameBytes = (format.bits / 8) * format.channels;
      const end = Math.min(bytes.length, body + size);
      const frames = Math.min(Math.floor((end - body) / frameBytes), maxSeconds * format.rate);
      if (frames < format.rate / 2) throw new Error(`"${name}" is shorter than half a second`);
      // The first channel is the voice.
      const referenceAudio = Float32Array.from({ length: frames }, (_, i) => sample(body + i * frameBytes));
      return { referenceAudio, referenceSampleRate: format.rate };
    }
    at = body + size + (size % 2);
  }
  throw new Error(`"${name}" has no sound`);
}

function sampleReader(view: DataView, { code, bits }: { code: number; bits: number }) {
  // 0xfffe says that the kind stands elsewhere; the size tells enough.
  const isInteger = code === 1 || code === 0xfffe;
  if (isInteger && bits === 16) return (at: number) => view.getInt16(at, true) / 32768;
  if (code === 3 && bits === 32) return (at: number) => view.getFloat32(at, true);
  return undefined;
}
