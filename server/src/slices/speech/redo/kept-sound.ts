/** The sound of an item, decoded as it is read. Parts of it are asked for in their order. */
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { Ctx } from '../../../context.ts';
import { wavHeaderBytes } from '../../../kernel/wav.ts';
import type { RedoSource } from '../../history/takes.service.ts';

export interface KeptSound {
  /** The samples from one place to another, at the rate of the item's format. What lies before them is lost. */
  read(from: number, to: number): AsyncGenerator<Int16Array<ArrayBuffer>, void, void>;
  close(): Promise<void>;
}

export function openKeptSound(ctx: Ctx, { audio_key, output_format, audio_seconds }: RedoSource): KeptSound {
  const { storage, audio } = ctx.parts;
  const decoded = decode()[Symbol.asyncIterator]();
  let waiting = new Int16Array(0);
  /** The place of the first waiting sample. */
  let at = 0;

  async function* decode(): AsyncGenerator<Int16Array<ArrayBuffer>, void, void> {
    const bytes = await storage.read(audio_key);
    let header = wavHeaderBytes;
    for await (const wav of audio.toWav(bytes, describeFormat(output_format), audio_seconds)) {
      const skipped = Math.min(header, wav.length);
      header -= skipped;
      // The copy begins at an even place, as an array of samples must.
      if (wav.length > skipped) yield new Int16Array(wav.slice(skipped).buffer);
    }
  }

  return {
    async *read(from, to) {
      while (at < to) {
        const skipped = Math.min(waiting.length, Math.max(0, from - at));
        const taken = waiting.subarray(skipped, Math.max(skipped, to - at));
        at += skipped + taken.length;
        waiting = waiting.subarray(skipped + taken.length);
        if (taken.length > 0) yield taken.slice();
        if (at >= to) return;
        const { done, value } = await decoded.next();
        if (done) return;
        waiting = value;
      }
    },
    async close() {
      await decoded.return();
    },
  };
}
