/** One whole audio file from samples that are there already, made by a thread of the pool of encoders. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { SpeechFailed, type EncodedSound, type SoundEncoder } from '../port.ts';
import type { OpenSpeechEncoder } from './encoder-pool.ts';
import { createOggOpus } from './ogg.ts';

export function openSoundEncoder(open: OpenSpeechEncoder, format: AudioFormat): SoundEncoder {
  const container = format.codec === 'opus' ? createOggOpus() : undefined;
  /** The calls that wait for an answer, which come in the same order. */
  const waiting: { isEnd: boolean; waiter: PromiseWithResolvers<EncodedSound> }[] = [];
  let failure: string | undefined;
  const encoder = open({
    format,
    isFirst: true,
    onEncoded({ audio, levels }) {
      const next = waiting.shift();
      next?.waiter.resolve({ audio: container?.take(audio, next.isEnd) ?? audio, levels });
    },
    onLost(reason) {
      failure = reason;
      for (const { waiter } of waiting.splice(0)) waiter.reject(new SpeechFailed(reason));
    },
  });

  function ask(samples: Int16Array, isEnd: boolean): Promise<EncodedSound> {
    if (failure !== undefined) return Promise.reject(new SpeechFailed(failure));
    const waiter = Promise.withResolvers<EncodedSound>();
    waiting.push({ isEnd, waiter });
    encoder.encode(samples, format.sampleRate, isEnd ? { isLast: true } : undefined);
    return waiter.promise;
  }

  return {
    encode: (samples) => ask(samples.slice(), false),
    end: () => ask(new Int16Array(0), true),
    release: () => encoder.close(),
  };
}
