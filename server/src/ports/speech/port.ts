/**
 * The speech port: what the outside world is to everything that wants a text spoken.
 * Engines yield encoded audio as it is made, and the times of every character they were given.
 */
import type { SpeechManifest } from '#contract/engine-models/manifest.ts';
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import type { RemoteHealth } from '../../kernel/outgoing/breaker.ts';

/** What is done to a voice after its engine, in the engine's worker. Everything is neutral where absent. */
export interface Timbre {
  /** Length of the vocal tract: formants lie `formant` times as high (0.8 to 1.25). Pitch and rate stay. */
  formant?: number;
  /**
   * Formants above 3 kHz lie this many times as high (0.8 to 1.25), those of vowels stay: a recorded speaker sounds
   * smaller or larger and stays clear.
   */
  upperFormants?: number;
  /** Decibels that the sound above about 2 kHz is raised (-9 to 9), at equal loudness. */
  tilt?: number;
  /** Share of a small room's reverberation, 0 to 0.4. */
  room?: number;
  /** Decibels that bring the voice to the level of the others. */
  gain?: number;
}

/** How a voice sounds before the listener's settings. Each engine says what its figures mean. */
export interface EngineVoice extends Timbre {
  /** The name of the voice's engine. */
  engine: string;
  /** ISO 639-1 of the voice's own language. */
  language: string;
  /** What the engine calls the voice. */
  name: string;
  /** A variant of that voice, where the engine has variants. */
  variant?: string;
  /** Speaking rate, pitch and pitch range, in the engine's own units. */
  rate: number;
  pitch: number;
  range: number;
  /** Speaks the languages and letters that this voice's engine does not. */
  elsewhere?: EngineVoice;
}

/** How a voice is made; people choose by it. `remote`: a provider does, and does not say how. */
export type VoiceKind = 'neural' | 'statistical' | 'formant' | 'remote';

/** A model in a folder of this machine that speaks, from its manifest (`contract/src/engine-models/manifest.ts`). */
export interface LocalModel {
  /** The name that voices use for its engine: `model:` and the id of the manifest. */
  engine: string;
  title: string;
  /** For people and for the cache's key: its name, version and digest. */
  version: string;
  manifest: SpeechManifest;
  /** The absolute path of its folder. */
  folder: string;
}

/** A service that speaks for a workspace, or for the whole installation. */
export interface RemoteProvider {
  /** The name that voices use for its engine: `provider:` and its id. */
  engine: string;
  title: string;
  /** Whose calls it answers: those of OpenAI, or those of the public API that this product has itself. */
  shape: 'openai' | 'elevenlabs';
  /** Without a slash at its end. */
  baseUrl: string;
  /** Absent where it wants none. */
  apiKey?: string;
  /** What it calls the model that speaks. */
  model: string;
  /** ISO 639-1 of what its voices speak. */
  languages: readonly string[];
  /** Requests at a time. */
  concurrency: number;
}

/** The listener's sliders, all 0 to 1 but speed (0.7 to 1.2). Neutral: 0.5, 0.75, 0, true, 1. */
export interface SpeechSettings {
  stability: number;
  similarity_boost: number;
  style: number;
  use_speaker_boost: boolean;
  speed: number;
}

/** Sounds given for a word, instead of the engine's own reading. */
export interface Pronunciation {
  /** Code points of the text; `to` is exclusive. */
  from: number;
  to: number;
  alphabet: 'ipa' | 'cmu-arpabet';
  phonemes: string;
  /** A rule of a dictionary gave the sounds, not the text itself. */
  isRule?: true;
}

/** Who says a part of a text with several speakers. */
export interface Speaker {
  voice: EngineVoice;
  settings: SpeechSettings;
}

/** Whether an engine can say the sounds that are given for a word of a language. */
export interface PronunciationSupport {
  engine: string;
  /** For people. */
  title: string;
  isHonored: boolean;
  /**
   * Why it cannot: it does not speak the language, it takes no sounds for words, or a symbol stands for no sound that it
   * has in the language.
   */
  reason?: 'language' | 'engine' | 'sounds';
}

/** A part of a text in one language. */
export interface MonolingualText {
  /** As it is to be spoken; may be empty where only silence is wanted. */
  text: string;
  /** ISO 639-1. */
  language: string;
  /** Seconds of silence after it, instead of the natural pause. */
  pause?: number;
  pronunciations?: Pronunciation[];
  /** Absent: the voice of the input. Those who have one are brought to the same level, chunk by chunk. */
  speaker?: Speaker;
  /**
   * `pause`: only the silence after it is made. `nothing`: it only takes its place among the others, which sound as they
   * do beside it. Absent: it is spoken.
   */
  only?: 'pause' | 'nothing';
}

/**
 * Ties several speeches into one audio (the texts of a socket). Made by `continuity()`, changed by `speak` only. A speech
 * that fails leaves an audio that another one may go on with.
 */
export interface Continuity {
  /** Audio was made: no file header, no beginning. */
  begun: boolean;
  /** What the encoder of the last speech left to the next one's. */
  carry?: unknown;
  /** State of the container, where the format has one. */
  container?: unknown;
  /** How loud each speaker was so far. */
  levels?: unknown;
}

export const continuity = (): Continuity => ({ begun: false });

export interface SpeechInput {
  /** Their texts join to the spoken text, which the alignments cover. */
  texts: MonolingualText[];
  voice: EngineVoice;
  settings: SpeechSettings;
  /** The same input with the same seed gives the same bytes; another seed a slightly different delivery. Absent: any bytes, the plain delivery. */
  seed?: number;
  format: AudioFormat;
  /** What follows the text elsewhere: it ends as one does before more (`sentence`: in the middle of a sentence). */
  followedBy?: 'sentence' | 'text';
  /** Absent: this is the whole audio. */
  continuity?: Continuity;
  /** With `continuity`: more will come, so the audio must be joinable. */
  hasMore?: boolean;
  /** For whom it is spoken. Groups take turns at the workers, however many speeches each has. Those without one are one group. */
  group?: string;
}

/** Times are seconds from the start of this speech. */
export interface TimedText {
  text: string;
  start: number;
  end: number;
}

/**
 * The times of a part of the spoken text, in seconds from the start of this speech. `characters` are Unicode code
 * points and join to exactly that part. The arrays are of equal length.
 */
export interface Alignment {
  characters: string[];
  starts: number[];
  ends: number[];
  words: TimedText[];
  /** IPA where the engine tells it, else the engine's own names. */
  phonemes: TimedText[];
}

export interface Warning {
  code: string;
  message: string;
  /** ISO 639-1 of the language that a text seems to be in, where it was read in another (`language_uncertain`). */
  language?: string;
}

/** Peaks per second that a worker measures; whoever joins chunks rounds to these. */
export const finePeaksPerSecond = 400;

/** What a part of the sound looks like and how loud it is: measured on the samples that were encoded, pauses included. */
export interface SoundLevels {
  /** The loudest of every 2.5 ms; 255 is full scale. */
  peaks: Uint8Array;
  /** Of what is not silence: the sum of its squares (full scale is 1), and its samples. */
  energy: number;
  loudSamples: number;
}

/**
 * One step of a speech. The first steps are about 100 ms of audio, later ones up to a second. Each carries the times of
 * the characters that are known by then and were not told before; the step that ends a chunk of text (a sentence, or a
 * clause) has the last of it. Over a whole speech the alignments' characters join to the spoken text.
 */
export interface AudioChunk {
  /** Encoded bytes; empty where an encoder holds back a frame, or a chunk of text is silent. */
  audio: Uint8Array;
  /** Seconds of audio made so far in this speech, this chunk included. */
  seconds: number;
  /** Seconds of audio that the bytes so far decode to: encoders hold a frame or two back. Absent: all of it. */
  playableSeconds?: number;
  /** Levels of this chunk's sound; `from` is where its peaks begin, in seconds from the start of this speech. */
  levels?: SoundLevels & { from: number };
  alignment?: Alignment;
  /** The chunk of text ends with this step. */
  isChunkEnd?: boolean;
  /** Told once where it happens: e.g. `alignment_gap`. */
  warning?: Warning;
}

export interface EngineInfo {
  engine: string;
  /** For people, and part of the cache's key: a name and a version. */
  version: string;
  /** ISO 639-1. */
  languages: string[];
  voices: number;
  workers: number;
}

export type { RemoteHealth };

/** The workers of an engine at this moment. */
export interface EngineState {
  engine: string;
  /** Ready and without work. */
  idle: number;
  busy: number;
  starting: number;
  /** Not started yet, or ended because there was no work for them. */
  off: number;
  /** Workers that died since the start, and were replaced. */
  restarts: number;
  /** `asleep`: nothing is loaded, and a speech will load it. `failed`: it did not start when it was last tried. */
  status: 'ready' | 'loading' | 'asleep' | 'failed';
  /** Speeches with a chunk that no worker has begun. */
  queued: number;
  /** Milliseconds to the first sound of a speech, without its time in the queue: the median of the last ones. */
  firstByteMs?: number;
  /** Seconds of work for a second of sound, over the last chunks. */
  realTimeFactor?: number;
  /** Milliseconds that its last worker took to be ready. */
  loadMs?: number;
  /** What its processes hold; absent where none was asked yet, or where it works in the server's process. */
  residentBytes?: number;
  /** Why the last worker that was lost died, or did not start. */
  lastFailure?: { reason: string; at: Date };
  /** Only of a provider. */
  remote?: RemoteHealth;
}

/** What an encoder made of the samples that it was given last. */
export interface EncodedSound {
  /** Empty where the encoder holds back a frame. */
  audio: Uint8Array;
  levels: SoundLevels;
}

/** One audio file in the making, from samples at the format's own rate. Its calls are answered in their order. */
export interface SoundEncoder {
  encode(samples: Int16Array): Promise<EncodedSound>;
  /** Ends the file. Nothing may be encoded afterwards. */
  end(): Promise<EncodedSound>;
  /** Releases the resources, whether the file was ended or not. Call it once. */
  release(): void;
}

export interface Speech {
  /**
   * Replaces the models of this machine that were set before. Those that did not change go on; open speeches of those
   * that went fail. No model is loaded before it is needed.
   * @returns when the processes of the removed models have ended
   */
  setModels(models: readonly LocalModel[]): Promise<void>;
  /** Replaces the providers that were set before, in the same way. */
  setProviders(providers: readonly RemoteProvider[]): Promise<void>;
  /** Loads an engine before it is needed. @throws SpeechFailed when it is unknown or does not start */
  load(engine: string): Promise<void>;
  /**
   * Speaks the texts. It ends early without error when `signal` aborts: between two steps at once, and the alignment of
   * the unfinished chunk is then missing.
   * @throws SpeechBusy when the queue is full, or the group's share of it: nothing was started. SpeechFailed when the engine died, hung or refused.
   */
  speak(input: SpeechInput, signal: AbortSignal): AsyncIterable<AudioChunk>;
  /**
   * The sentences of a text, which join to it. A text may be divided at their borders without a change of its sound: a
   * sentence that is too short to be spoken on its own is part of the next one.
   */
  splitSentences(text: string): string[];
  /** Begins a file for sound that is not all spoken anew. Call it only where it is released. */
  openEncoder(format: AudioFormat): SoundEncoder;
  /**
   * Returns what stands before a whole file of ours and tells players its length, to the sample; nothing where the format
   * cannot tell it. `begin` are the first four bytes of the file, or more; `seconds` are those of the sound.
   */
  lengthTag(format: AudioFormat, file: { begin: Uint8Array; bytes: number; seconds: number }): Uint8Array;
  /** The size of what `lengthTag` returns for a file that is not empty. */
  lengthTagBytes(format: AudioFormat): number;
  /** What the voice's engine cannot honor of an input, before it is spoken. It never throws. */
  warnings(input: Omit<SpeechInput, 'format' | 'continuity' | 'hasMore'>): Warning[];
  /**
   * Which of the engines that are always there can say given sounds in a language (ISO 639-1). Models and providers read
   * every word in their own way.
   */
  supportOf(language: string, given: Pick<Pronunciation, 'alphabet' | 'phonemes'>): PronunciationSupport[];
  /** ISO 639-1 of what a voice can speak, its own language first. */
  languagesOf(voice: EngineVoice): string[];
  /** Engines and versions: it changes when the same input would sound otherwise. It comes from the packages' manifests. */
  versionOf(voice: EngineVoice): string;
  /**
   * The engines that are always there, for the overview and `doctor`; waits until each has started. Models and providers
   * are in `states()`.
   */
  describe(): Promise<EngineInfo[]>;
  /** The workers of every engine, without waiting for any. */
  states(): EngineState[];
  close(): Promise<void>;
}

export class SpeechBusy extends Error {
  override name = 'SpeechBusy';
}

export class SpeechFailed extends Error {
  override name = 'SpeechFailed';
  /** The title of the provider whose reason the message is; absent where an engine of this server failed. */
  readonly provider: string | undefined;
  /** The name of the engine that failed, where one did. */
  readonly engine: string | undefined;
  constructor(message: string, { provider, engine }: { provider?: string | undefined; engine?: string } = {}) {
    super(message);
    this.provider = provider;
    this.engine = engine;
  }
}
