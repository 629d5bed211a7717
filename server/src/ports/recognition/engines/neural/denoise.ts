/** Takes noise away with a model, block by block; its delay is made up for, so that the sound keeps its length. */
import { RecognitionFailed } from '../../port.ts';
import type { ProcessPool } from '../../process/process-pool.ts';
import { inFrames } from '../../sound/cutter.ts';

const rate = 16_000;
let streams = 0;

export async function* denoise(
  pool: ProcessPool,
  samples: AsyncIterable<Float32Array>,
  signal: AbortSignal,
): AsyncGenerator<Float32Array> {
  const stream = ++streams;
  const { process, release } = pool.reserve();
  let [taken, given] = [0, 0];
  const counted = async function* () {
    for await (const block of samples) {
      taken += block.length;
      yield block;
    }
  };
  try {
    for await (const block of inFrames(counted())) {
      if (signal.aborted) return;
      const made = await process.call<Float32Array>(
        'denoise',
        { stream, samples: block },
        pool.limitMs(block.length / rate),
      );
      const part = made.subarray(0, Math.max(0, taken - given));
      given += part.length;
      if (part.length > 0) yield part;
    }
    const rest = await process.call<Float32Array>('flush', { stream }, pool.limitMs(1));
    const end = new Float32Array(Math.max(0, taken - given));
    end.set(rest.subarray(0, end.length));
    if (end.length > 0) yield end;
  } catch (error) {
    if (error instanceof RecognitionFailed) throw error;
    throw new RecognitionFailed(`${pool.options.title} failed: ${(error as Error).message}.`);
  } finally {
    release();
  }
}
