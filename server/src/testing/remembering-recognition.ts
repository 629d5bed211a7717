/** The recogniser that comes with the server, but what it heard once it remembers: listening is most of the time of a test. */
import { createHash } from 'node:crypto';
import type { RecognitionEvent, Recognition, TranscribeOptions } from '../ports/recognition/port.ts';

const heard = new Map<string, Promise<RecognitionEvent[]>>();

export const remembering = (real: Recognition): Recognition => ({
  ...real,
  async *transcribe(samples, options, signal) {
    const chunks: Float32Array[] = [];
    const hash = createHash('sha256');
    for await (const chunk of samples) {
      chunks.push(chunk);
      hash.update(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    }
    const key = `${hash.digest('hex')} ${choices(options)}`;
    const again = heard.get(key);
    const events = again ?? Array.fromAsync(real.transcribe(replay(chunks), options, signal));
    if (!again) heard.set(key, events);
    // What failed is heard anew.
    events.catch(() => heard.delete(key));
    yield* await events;
  },
});

/** The same sound is heard in the same way for every workspace. */
const choices = (options: TranscribeOptions) => JSON.stringify({ ...options, workspaceId: undefined });

async function* replay(chunks: Float32Array[]): AsyncGenerator<Float32Array> {
  yield* chunks;
}
