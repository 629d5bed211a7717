/** A model that finds speech, in its process. */
import { RecognitionFailed } from '../../port.ts';
import type { ProcessPool } from '../../process/process-pool.ts';
import type { ActivityDetector } from '../../sound/activity.ts';

const rate = 16_000;
let streams = 0;

export const modelActivity = (pool: ProcessPool): Pick<ActivityDetector, 'open'> => ({
  open() {
    const stream = ++streams;
    const { process, release } = pool.reserve();
    return {
      async detect(samples) {
        try {
          return await process.call<Uint8Array>('detect', { stream, samples }, pool.limitMs(samples.length / rate));
        } catch (error) {
          throw new RecognitionFailed(`${pool.options.title} failed: ${(error as Error).message}.`);
        }
      },
      close() {
        void process.call('shut', { stream }, pool.limitMs(0)).catch(() => undefined);
        release();
      },
    };
  },
});
