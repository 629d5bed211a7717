/**
 * Makes the sound of a text of which some sentences keep the sound that they have in an earlier item. The others are spoken
 * as they would be in the whole text, and everything is encoded as one file.
 */
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { Ctx } from '../../../context.ts';
import {
  continuity,
  finePeaksPerSecond,
  SpeechFailed,
  type AudioChunk,
  type EncodedSound,
  type SpeechInput,
} from '../../../ports/speech/port.ts';
import { inMilliseconds, join, type TimedSound } from '../speech.recording.ts';
import { countCharacters } from '../speech.rules.ts';
import { createTimesMapper } from '../text/times.ts';
import { openKeptSound } from './kept-sound.ts';
import { keptTimes } from './kept-times.ts';
import type { KeptSentence, RedoPlan, RedoStep } from './redo-plan.ts';
import type { PreparedSentence } from './sentences.ts';

/** Seconds in which a sound that is cut off fades, so that it ends without a click. */
const fadeSeconds = 0.005;

export async function* spliceSpeech(
  ctx: Ctx,
  input: SpeechInput,
  plan: RedoPlan,
): AsyncGenerator<TimedSound, void, void> {
  const splice = new Splice(ctx, input, plan);
  try {
    yield* splice.make();
  } finally {
    await splice.close();
  }
}

class Splice {
  readonly #ctx: Ctx;
  readonly #input: SpeechInput;
  readonly #plan: RedoPlan;
  readonly #rate: number;
  readonly #encoder;
  readonly #kept;
  readonly #spoken: AsyncIterator<AudioChunk>;
  /** Samples that were encoded, fine peaks that were measured, and seconds that the engine has spoken. */
  #samples = 0;
  #peaks = 0;
  #spokenSeconds = 0;

  constructor(ctx: Ctx, input: SpeechInput, plan: RedoPlan) {
    const { speech } = ctx.parts;
    this.#ctx = ctx;
    this.#input = { ...input, format: pcmOf(input) };
    this.#plan = plan;
    this.#rate = input.format.sampleRate;
    this.#encoder = speech.openEncoder(input.format);
    this.#kept = openKeptSound(ctx, plan.source);
    const texts = plan.steps.flatMap(({ sentence, kept }) =>
      sentence.texts.map((text) => (kept ? { ...text, only: 'nothing' as const } : text)),
    );
    this.#spoken = speech.speak({ ...this.#input, texts }, new AbortController().signal)[Symbol.asyncIterator]();
  }

  async *make(): AsyncGenerator<TimedSound, void, void> {
    for (const step of this.#plan.steps) {
      if (step.kept) yield* this.#keep(step, step.kept);
      else yield* this.#speak(step.sentence);
    }
    yield this.#told(await this.#encoder.end());
  }

  async close(): Promise<void> {
    this.#encoder.release();
    await Promise.allSettled([this.#kept.close(), this.#spoken.return?.()]);
  }

  get #seconds(): number {
    return this.#samples / this.#rate;
  }

  async #encode(samples: Int16Array): Promise<TimedSound> {
    this.#samples += samples.length;
    return this.#told(await this.#encoder.encode(samples));
  }

  #told({ audio, levels }: EncodedSound): TimedSound {
    const from = this.#peaks / finePeaksPerSecond;
    this.#peaks += levels.peaks.length;
    return { audio, seconds: this.#seconds, levels: { ...levels, from } };
  }

  async *#keep(step: RedoStep, kept: KeptSentence): AsyncGenerator<TimedSound, void, void> {
    const place = { start: this.#seconds, end: 0 };
    const [from, to] = [Math.round(kept.start * this.#rate), Math.round(kept.end * this.#rate)];
    const length = step.hasOtherPause ? Math.max(0, to - from + (await this.#pauseChange(step, kept))) : to - from;
    place.end = place.start + length / this.#rate;
    const times = keptTimes(this.#plan.source, kept, step.sentence, place);
    const end = this.#samples + length;
    for await (const samples of this.#kept.read(from, Math.min(to, from + length))) {
      const isCut = length < to - from && this.#samples + samples.length === end;
      if (isCut) fadeOut(samples, Math.round(fadeSeconds * this.#rate));
      yield { ...(await this.#encode(samples)), ...(this.#samples === end ? { ...times, isChunkEnd: true } : {}) };
    }
    // A longer pause, or a file that ends a little earlier than its times: encoders hold back silence.
    if (this.#samples < end)
      yield { ...(await this.#encode(new Int16Array(end - this.#samples))), ...times, isChunkEnd: true };
  }

  async *#speak({ spoken, mappings }: PreparedSentence): AsyncGenerator<TimedSound, void, void> {
    const mapper = createTimesMapper({ mappings });
    const by = this.#seconds - this.#spokenSeconds;
    for (let left = countCharacters(spoken); left > 0;) {
      const { done, value: chunk } = await this.#spoken.next();
      if (done) throw new SpeechFailed('the speech ended before its text');
      this.#spokenSeconds = chunk.seconds;
      const { alignment, warning, isChunkEnd = false } = chunk;
      const sound = { ...(await this.#encode(samplesOf(chunk.audio))), isChunkEnd };
      left -= alignment?.characters.length ?? 0;
      if (!alignment) {
        yield sound;
        continue;
      }
      const times = mapper.take(alignment);
      if (left <= 0) join(times, mapper.rest(chunk.seconds));
      yield { ...sound, ...inMilliseconds(times, by), ...(warning ? { warning } : {}) };
    }
  }

  /** Samples by which the pause after a kept sentence grows. */
  async #pauseChange({ sentence }: RedoStep, kept: KeptSentence): Promise<number> {
    const isLast = sentence === this.#plan.steps.at(-1)?.sentence;
    const [before, after] = await Promise.all([
      this.#pauseAfter(kept.sentence, kept.isLast, undefined),
      this.#pauseAfter(sentence, isLast, this.#input.followedBy),
    ]);
    return Math.round((after - before) * this.#rate);
  }

  /** Seconds of the pause that the engine makes after a sentence. */
  async #pauseAfter(
    { texts }: PreparedSentence,
    isLast: boolean,
    followedBy: SpeechInput['followedBy'],
  ): Promise<number> {
    const { followedBy: _, ...input } = this.#input;
    const following = isLast ? followedBy : 'text';
    const pause: SpeechInput = {
      ...input,
      texts: texts.slice(-1).map((text) => ({ ...text, only: 'pause' })),
      ...(following ? { followedBy: following } : {}),
      // The sentence is not the first of a text, where engines may divide it otherwise.
      continuity: { ...continuity(), begun: true },
      hasMore: !isLast,
    };
    let seconds = 0;
    for await (const chunk of this.#ctx.parts.speech.speak(pause, new AbortController().signal))
      seconds = chunk.seconds;
    return seconds;
  }
}

const pcmOf = ({ format }: SpeechInput) => describeFormat(`pcm_${format.sampleRate}` as OutputFormat);

const samplesOf = (audio: Uint8Array) => new Int16Array(audio.slice().buffer);

function fadeOut(samples: Int16Array, length: number): void {
  const from = Math.max(0, samples.length - length);
  for (let i = from; i < samples.length; i++)
    samples[i] = Math.round(((samples[i] ?? 0) * (samples.length - i)) / (samples.length - from));
}
