/**
 * Says a recording in another voice. Words that are recognised are spoken again at their times; what has no words keeps its
 * own sound, moved to the pitch and the formants of the voice.
 */
import { conversionCredits } from '#contract/speech-to-speech/types.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import type { Ctx } from '../../context.ts';
import { computeModule } from '../../kernel/compute/compute.ts';
import { AppError } from '../../kernel/errors.ts';
import type { RecogniserAbout } from '../../ports/recognition/port.ts';
import type { Warning } from '../../ports/speech/port.ts';
import {
  openSoundWriter,
  speakPhrase,
  type Recording,
  type SoundWriter,
  type SpeechTerms,
  type TimedAudioChunk,
} from '../speech/converted-speech.service.ts';
import { fadeEnds, loudSpans, quietestPlace, speechLevel, toFloats, toIntegers } from './sound/levels.ts';
import type { PitchInput } from './sound/measure-pitch.compute.ts';
import { isCertain, phrasesOf, textOf, type Phrase } from './sound/phrases.ts';
import type { RetimeInput } from './sound/retime.compute.ts';
import type { ShiftInput } from './sound/shift.compute.ts';
import { alignWords, timeAt, type Span } from './sound/timing.ts';
import { recognisedWords } from './recognised-words.ts';

const retimeModule = computeModule<RetimeInput, Float32Array>(new URL('./sound/retime.compute.ts', import.meta.url));
const shiftModule = computeModule<ShiftInput, Float32Array>(new URL('./sound/shift.compute.ts', import.meta.url));
const pitchModule = computeModule<PitchInput, number | null>(
  new URL('./sound/measure-pitch.compute.ts', import.meta.url),
);

/** What the header `x-veery-conversion` tells. */
export type ConversionKind = 'respoken' | 'shifted' | 'mixed';

export interface Source {
  /** For showing, where no words are known. */
  name: string;
  /** At the rate of the output. */
  sound: Float32Array;
  /** At the rate of recognisers. */
  heard: Float32Array;
}

export interface Listening {
  /** Undefined: nothing on this server understands the recording, and `reason` says why. */
  recogniser: RecogniserAbout | undefined;
  reason: string;
  /** The language of the model; null where any is spoken. */
  language: string | null;
}

/** Spoken once for each voice, to know how high and how loud it is. */
const referenceText = 'This is how I sound. I read letters, news and long stories, from the first word to the last.';

interface VoiceMeasure {
  pitch: number | null;
  level: number;
}

const measures = new Map<string, Promise<VoiceMeasure>>();
const maxMeasures = 500;

/** Seconds of silence that are kept around the words of a spoken phrase. */
const [lead, tail] = [0.06, 0.12];
/** A sound without words this much below the level of the speech is a breath or the room. */
const wordlessShare = 0.2;
/** Seconds of one piece of a recording whose words are not known. */
const [shortestPiece, longestPiece] = [6, 10];
/** Emphasis of a phrase against the others, as a factor of its level. */
const emphasis = { min: 0.5, max: 2 };

export class Conversion {
  readonly #ctx: Ctx;
  readonly #terms: SpeechTerms;
  readonly #source: Source;
  readonly #listening: Listening;
  readonly #rate: number;
  readonly #level: number;
  readonly #warnings: Warning[];
  /** Samples that were written. */
  #written = 0;
  #text = '';
  #counts = { respoken: 0, shifted: 0 };
  #sourcePitch: Promise<number | null> | undefined;
  #recording: Recording | undefined;

  constructor(ctx: Ctx, terms: SpeechTerms, source: Source, listening: Listening, warnings: Warning[]) {
    this.#ctx = ctx;
    this.#terms = terms;
    this.#source = source;
    this.#listening = listening;
    this.#rate = terms.format.sampleRate;
    this.#level = speechLevel(source.sound, this.#rate);
    this.#warnings = warnings;
  }

  get kind(): ConversionKind {
    const { respoken, shifted } = this.#counts;
    return respoken === 0 ? 'shifted' : shifted === 0 ? 'respoken' : 'mixed';
  }

  /** What was said so far; the name of the file where no words are known. */
  get text(): string {
    return this.#text || this.#source.name;
  }

  /** Credits for what was made so far. */
  get creditsSoFar(): number {
    return conversionCredits(this.#written / this.#rate);
  }

  /** Makes the sound, which is exactly as long as the recording. */
  async *make(recording: Recording): AsyncGenerator<TimedAudioChunk, void, void> {
    this.#recording = recording;
    const writer = openSoundWriter(this.#ctx, this.#terms, recording);
    try {
      if (this.#listening.recogniser) yield* this.#speakWords(writer, this.#listening.recogniser);
      else {
        this.#warn('words_not_recognised', `${noWords} ${this.#listening.reason}`);
        yield* this.#shiftAll(writer, 0);
      }
      yield* this.#silence(writer, this.#source.sound.length);
      yield await writer.end();
    } finally {
      writer.release();
    }
  }

  async *#speakWords(writer: SoundWriter, recogniser: RecogniserAbout): AsyncGenerator<TimedAudioChunk, void, void> {
    const words = recognisedWords(this.#ctx, this.#source.heard, recogniser, {
      language: this.#listening.language,
      onLanguage: (language) => this.#readIn(language),
      onWarning: ({ code, message }) => this.#warn(code, message),
    });
    let said = 0;
    for await (const phrase of phrasesOf(words)) {
      yield* this.#shiftWordless(writer, said, Math.round(phrase.start * this.#rate));
      said = Math.round(phrase.end * this.#rate);
      if (isCertain(phrase) && (await this.#canSpeak())) yield* this.#respeak(writer, phrase);
      else yield* this.#shift(writer, Math.round(phrase.start * this.#rate), said);
    }
    yield* this.#shiftWordless(writer, said, this.#source.sound.length);
    const { respoken, shifted } = this.#counts;
    if (respoken === 0) this.#warn('words_not_recognised', noWords);
    else if (shifted > 0) this.#warn('words_partly_recognised', someWords);
  }

  #readIn(language: string): void {
    const { speech } = this.#ctx.parts;
    this.#spoken = speech.languagesOf(this.#terms.route.voice).includes(language);
    if (this.#spoken) this.#terms.language ??= language;
    else
      this.#warn(
        'language_not_spoken',
        `The voice does not speak the language ${language}, so its words are not spoken again.`,
      );
  }

  /** Does the voice speak the language of the recording? */
  #spoken = true;
  async #canSpeak(): Promise<boolean> {
    return this.#spoken;
  }

  async *#respeak(writer: SoundWriter, phrase: Phrase): AsyncGenerator<TimedAudioChunk, void, void> {
    const text = textOf(phrase.words);
    const spoken = await speakPhrase(this.#ctx, this.#terms, text).catch((error: unknown) => {
      // There may be nothing to say in what a recogniser writes.
      if (error instanceof AppError && error.http === 400) return undefined;
      throw error;
    });
    const spans = spoken && spansOf(phrase, spoken.alignment);
    if (!spoken || !spans) {
      yield* this.#shift(writer, Math.round(phrase.start * this.#rate), Math.round(phrase.end * this.#rate));
      return;
    }
    const rate = this.#rate;
    const anchors = alignWords(spans, phrase.words, this.#written / rate);
    const [first, last] = [anchors[0]!, anchors.at(-1)!];
    // What stands before the first word and after the last keeps its speed.
    const start = Math.max(this.#written, Math.round((first.to - Math.min(lead, first.from)) * rate));
    const after = Math.min(tail, Math.max(0, spoken.samples.length / rate - last.from));
    const end = Math.min(this.#source.sound.length, Math.round((last.to + after) * rate));
    if (end <= start) return;
    const moved = anchors.map(({ from, to }) => ({ from, to: to - start / rate }));
    const input = { sound: toFloats(spoken.samples), rate, anchors: moved, length: end - start };
    const sound = await this.#ctx.parts.compute.run(retimeModule, input, this.#ctx.actor.workspace_id);
    const own = this.#source.sound.subarray(Math.round(phrase.start * rate), Math.round(phrase.end * rate));
    const gain = Math.max(emphasis.min, Math.min(emphasis.max, speechLevel(own, rate) / (this.#level || 1)));
    yield* this.#silence(writer, start);
    this.#counts.respoken++;
    const alignment = placed(spoken.alignment, anchors, this.#text === '');
    this.#text += (this.#text === '' ? '' : ' ') + text;
    yield await this.#write(writer, toIntegers(sound, Math.sqrt(gain)), alignment);
  }

  async *#shiftWordless(writer: SoundWriter, from: number, to: number): AsyncGenerator<TimedAudioChunk, void, void> {
    const between = this.#source.sound.subarray(from, to);
    for (const { start, end } of loudSpans(between, this.#rate, this.#level * wordlessShare))
      yield* this.#shift(writer, from + start, from + end);
  }

  async *#shiftAll(writer: SoundWriter, from: number): AsyncGenerator<TimedAudioChunk, void, void> {
    const { sound } = this.#source;
    for (let start = from; start < sound.length;) {
      const rest = sound.length - start;
      const longest = longestPiece * this.#rate;
      const end =
        rest <= longest
          ? sound.length
          : quietestPlace(sound, this.#rate, start + shortestPiece * this.#rate, start + longest);
      yield* this.#shift(writer, start, end);
      start = end;
    }
  }

  async *#shift(writer: SoundWriter, from: number, to: number): AsyncGenerator<TimedAudioChunk, void, void> {
    const start = Math.max(from, this.#written);
    if (to - start < this.#rate * 0.02) return;
    const [source, voice] = await Promise.all([(this.#sourcePitch ??= this.#measureSource()), this.#measureVoice()]);
    const sound = this.#source.sound.slice(start, to);
    const input: ShiftInput = { sound, rate: this.#rate, from: source, to: voice.pitch };
    const shifted = await this.#ctx.parts.compute.run(shiftModule, input, this.#ctx.actor.workspace_id);
    yield* this.#silence(writer, start);
    this.#counts.shifted++;
    const gain = this.#level > 0 && voice.level > 0 ? Math.max(0.25, Math.min(8, voice.level / this.#level)) : 1;
    yield await this.#write(writer, toIntegers(limited(shifted, gain)));
  }

  #measureSource(): Promise<number | null> {
    // Half a minute tells how high somebody speaks.
    const sound = this.#source.heard.slice(0, 30 * 16_000);
    return this.#ctx.parts.compute.run(pitchModule, { sound, rate: 16_000 }, this.#ctx.actor.workspace_id);
  }

  #measureVoice(): Promise<VoiceMeasure> {
    const { route, voice } = this.#terms;
    const key = JSON.stringify([
      voice.voice_id,
      route.voice,
      this.#ctx.parts.speech.versionOf(route.voice),
      this.#rate,
    ]);
    let known = measures.get(key);
    if (!known) {
      known = this.#measure();
      known.catch(() => measures.delete(key));
      if (measures.size >= maxMeasures) measures.clear();
      measures.set(key, known);
    }
    return known;
  }

  async #measure(): Promise<VoiceMeasure> {
    const { samples } = await speakPhrase(this.#ctx, this.#terms, referenceText);
    const sound = toFloats(samples);
    const { workspace_id } = this.#ctx.actor;
    const level = speechLevel(sound, this.#rate);
    return { pitch: await this.#ctx.parts.compute.run(pitchModule, { sound, rate: this.#rate }, workspace_id), level };
  }

  async *#silence(writer: SoundWriter, until: number): AsyncGenerator<TimedAudioChunk, void, void> {
    const missing = until - this.#written;
    if (missing > 0) yield await this.#write(writer, new Int16Array(missing));
  }

  #write(writer: SoundWriter, samples: Int16Array, alignment?: CharacterAlignment): Promise<TimedAudioChunk> {
    this.#written += samples.length;
    return writer.write(samples, alignment);
  }

  #warn(code: string, message: string): void {
    for (const list of [this.#warnings, this.#recording?.warnings ?? []])
      if (!list.some((one) => one.code === code)) list.push({ code, message });
  }
}

const noWords =
  'No words were recognised in the recording, so its own sound was moved to the pitch and the formants of the voice.';
const someWords =
  'Some parts of the recording have no recognisable words; their own sound was moved to the pitch and the formants of the voice.';

/** When each word of a phrase was spoken; undefined where the voice told no times. */
function spansOf({ words }: Phrase, alignment: CharacterAlignment): Span[] | undefined {
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = alignment;
  let at = 0;
  const spans: Span[] = [];
  for (const { text } of words) {
    const length = Array.from(text).length;
    const [start, end] = [starts[at], ends[at + length - 1]];
    if (start === undefined || end === undefined) return undefined;
    spans.push({ start, end: Math.max(end, start + 0.01) });
    at += length + 1;
  }
  return at - 1 > characters.length ? undefined : spans;
}

/** The times of a phrase in the whole. Phrases are joined by a space. */
function placed(
  spoken: CharacterAlignment,
  anchors: Parameters<typeof timeAt>[0],
  isFirst: boolean,
): CharacterAlignment {
  const round = (seconds: number) => Math.round(seconds * 1000) / 1000;
  const starts = spoken.character_start_times_seconds.map((time) => round(timeAt(anchors, time)));
  const ends = spoken.character_end_times_seconds.map((time) => round(timeAt(anchors, time)));
  if (isFirst)
    return { characters: spoken.characters, character_start_times_seconds: starts, character_end_times_seconds: ends };
  const first = starts[0] ?? 0;
  return {
    characters: [' ', ...spoken.characters],
    character_start_times_seconds: [first, ...starts],
    character_end_times_seconds: [first, ...ends],
  };
}

/** Louder, but never beyond full scale. */
function limited(sound: Float32Array, gain: number): Float32Array {
  const peak = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const factor = Math.min(gain, peak > 0 ? 0.98 / peak : gain);
  const result = sound.map((sample) => sample * factor);
  fadeEnds(result, 16_000);
  return result;
}
