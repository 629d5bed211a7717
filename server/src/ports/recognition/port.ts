/**
 * The recognition port: what the outside world is to everything that wants speech understood. Everywhere samples are mono,
 * at 16 kHz, between -1 and 1, and times are seconds from the first sample that was given (or from `resume`).
 */
import type { ListeningManifest } from '#contract/engine-models/manifest.ts';
import type { LocalModel, RemoteHealth, RemoteProvider } from '../speech/port.ts';

/** Samples per second of everything that is recognised. */
export const recognitionRate = 16_000;

/** `embedded`: comes with the server. `local`: a model that the operator installed. `remote`: a provider. */
export type RecogniserKind = 'embedded' | 'local' | 'remote';

/** What a recogniser can do. What it cannot do is told by `choose` as a warning, never left out in silence. */
export interface RecogniserAbilities {
  /** Gives words while the sound still arrives: `openStream` with partial results. */
  streaming: boolean;
  /** `measured`: it knows when each word is said. `estimated`: spread over the part that was said. */
  wordTimes: 'measured' | 'estimated';
  /** Says how sure it is of a word; elsewhere `confidence` is null. */
  confidence: boolean;
  /** Says which language is spoken. */
  languageId: boolean;
  /** Says who speaks, by itself or through a model for it that is installed. */
  diarisation: boolean;
  /** Names sounds that are no words, such as laughter. */
  audioEvents: boolean;
  /** Writes capitals and punctuation, by itself or through a model for it that is installed. */
  punctuation: boolean;
  /** Prefers the given terms where it is in doubt. */
  keyterms: boolean;
  /** Translates into English while it listens. */
  translation: boolean;
}

export type Ability = Exclude<keyof RecogniserAbilities, 'wordTimes'>;

/**
 * `ready`: it is in memory. `asleep`: it is loaded when it is needed. `failed`: it did not start when it was last tried.
 * `missing`: what it needs is not on this machine. `paused`: a provider failed again and again.
 */
export type RecogniserStatus = 'ready' | 'asleep' | 'loading' | 'failed' | 'missing' | 'paused';

export interface RecogniserAbout {
  /** `pocketsphinx`, `model:` and the id of a model, or `provider:` and the id of a provider. */
  id: string;
  /** For people. */
  title: string;
  /** For people: a name and a version. */
  version: string;
  kind: RecogniserKind;
  /** ISO 639-1, where a language has such a code, the main one first. Empty: any language. */
  languages: readonly string[];
  abilities: RecogniserAbilities;
  status: RecogniserStatus;
  /** With `missing`, `failed` and `paused`: why, and what to do about it; a sentence in English. */
  reason?: string;
  /** With `missing`: packages of Debian that would make it work. */
  missingPackages?: readonly string[];
  /** Parts of recordings that wait for it, and that it is at. */
  queued: number;
  busy: number;
  /** Seconds of work for a second of sound, over the last parts. */
  realTimeFactor?: number;
  loadMs?: number;
  residentBytes?: number;
  /** Processes of it that died or hung since the start, and were replaced. */
  restarts: number;
  lastFailure?: { reason: string; at: Date };
  /** How a provider did lately; absent for what is on this machine. */
  remote?: RemoteHealth;
}

/** Where forced alignment is possible. */
export interface AlignerAbout {
  id: string;
  title: string;
  /** ISO 639-1. */
  languages: readonly string[];
}

/** A model that is no recogniser: it finds speech, speakers, languages, punctuation, or takes noise away. */
export interface ListeningAid extends Partial<
  Pick<RecogniserAbout, 'status' | 'reason' | 'queued' | 'loadMs' | 'residentBytes' | 'realTimeFactor'>
> {
  /** `model:` and its id, or the name of what comes with the server. */
  id: string;
  title: string;
  kind: 'embedded' | 'local';
  task: 'voice_activity' | 'diarisation' | 'language_id' | 'punctuation' | 'denoise';
}

export interface RecognitionAbout {
  recognisers: RecogniserAbout[];
  aligners: AlignerAbout[];
  aids: ListeningAid[];
}

export interface RecognitionWarning {
  /** The names that the message holds, so that it can be worded in any language. */
  params?: Record<string, string>;
  /** E.g. `model_fallback`, `language_not_supported`, `diarisation_not_available`, `word_times_estimated`. */
  code: string;
  /** A sentence in English for the caller. */
  message: string;
}

export interface ChoiceRequest {
  /** The model of the public API, such as `scribe_v2`, or the id of a recogniser. */
  modelId: string;
  /** ISO 639-1 or 639-3; null: whichever is spoken. */
  language: string | null;
  workspaceId: string;
  /** What the request needs. A recogniser that lacks some of it is chosen only where no other is better, with a warning. */
  needs: readonly Ability[];
}

export type Choice =
  | { recogniser: RecogniserAbout; warnings: RecognitionWarning[] }
  /**
   * Nothing can serve the request. `reason` is a sentence for the caller that says what is missing and who can add it.
   * `no_streaming`: there are recognisers, but none that understands while the sound arrives.
   */
  | { recogniser: undefined; code: 'no_recogniser' | 'language_not_supported' | 'no_streaming'; reason: string };

export interface RecognisedWord {
  /** A word as written, with the punctuation at it; spaces for `spacing`; a name in brackets for `audio_event`. */
  text: string;
  start: number;
  end: number;
  /** 0 to 1; null where the recogniser does not say. */
  confidence: number | null;
  kind: 'word' | 'spacing' | 'audio_event';
  /** From 0, in the order in which they are first heard; absent where nobody asked or nobody can tell. */
  speaker?: number;
  /** Set by who recognises several channels. */
  channel?: number;
}

/** Where a recognition that was interrupted goes on. `state` is JSON that only the port reads. */
export interface Checkpoint {
  /** Everything before this second was told. The samples that are given next begin here. */
  seconds: number;
  state: string;
}

export interface TranscribeOptions {
  /** The id of a recogniser, from `choose`. */
  recogniser: string;
  /** ISO 639-1 or 639-3; null: it is found out where that is possible, else the recogniser's main language. */
  language: string | null;
  /** Whose turn it is when there is more work than processes. */
  workspaceId: string;
  /** Tell the speakers apart. `speakers`: how many there are at most, where that is known. */
  diarise?: { speakers?: number; threshold?: number };
  audioEvents?: boolean;
  /** Into English. */
  translate?: boolean;
  keyterms?: readonly string[];
  temperature?: number;
  seed?: number;
  /** The samples go on where a recognition of the same sound had come to. */
  resume?: Checkpoint;
}

export type RecognitionEvent =
  /** Once, before the first words. `probability` is null where nobody says. */
  | { kind: 'language'; language: string; probability: number | null }
  /** Final words in the order of their times, with the spaces between them: the texts of all of them join to the transcript. */
  | { kind: 'words'; words: RecognisedWord[] }
  /** Follows words: a recognition that begins here misses nothing and repeats nothing. */
  | { kind: 'checkpoint'; checkpoint: Checkpoint }
  /** Seconds of the sound that are done. */
  | { kind: 'progress'; seconds: number }
  | { kind: 'warning'; warning: RecognitionWarning };

export interface StreamOptions {
  recogniser: string;
  language: string | null;
  workspaceId: string;
  /** `manual`: only `commit()` ends a segment. `voice_activity`: a silence does, too. */
  commits: 'manual' | 'voice_activity';
  /** For `voice_activity`: seconds of silence that end a segment (1.5 by default). */
  silenceSeconds?: number;
  /** How surely there must be speech, 0 to 1 (0.4 by default). */
  speechThreshold?: number;
  /** Milliseconds of speech and of silence that count (100 by default). */
  minSpeechMs?: number;
  minSilenceMs?: number;
  keyterms?: readonly string[];
}

export type StreamEvent =
  /** What the segment that is still open seems to say. Each replaces the one before. */
  | { kind: 'partial'; text: string }
  /** A segment is done. `by` says what ended it; `words` may be empty after `commit` of silence. */
  | {
      kind: 'committed';
      text: string;
      words: RecognisedWord[];
      language: string;
      by: 'commit' | 'silence' | 'length' | 'end';
    }
  | { kind: 'warning'; warning: RecognitionWarning };

/** One conversation with a recogniser. Call `close` in any case. */
export interface RecognitionStream {
  /**
   * Takes the next samples.
   * @returns when there is room for more: at most some seconds wait. @throws RecognitionFailed after the stream has failed
   */
  push(samples: Float32Array): Promise<void>;
  /** Ends the segment: what was pushed so far is told as `committed`. */
  commit(): void;
  /** Commits the rest and ends `events`. */
  end(): void;
  /** To be read once. @throws RecognitionFailed when the recogniser died, hung or refused and could not be replaced */
  readonly events: AsyncIterable<StreamEvent>;
  /** Ends everything at once; `events` ends. */
  close(): void;
}

export interface AlignedWord {
  /** As it stands in the text, with the marks at it. */
  text: string;
  /** Where it stands in the text: UTF-16 positions, `to` is exclusive. */
  from: number;
  to: number;
  start: number;
  end: number;
  /** How badly the sound fits the word: 0 is best; it is -ln of the probability, as the recogniser sees it. */
  loss: number;
}

export interface SpeechSpan {
  /** Seconds. */
  start: number;
  end: number;
}

export interface Recognition {
  /** What there is and how it does; never waits for a process. */
  describe(workspaceId?: string): RecognitionAbout;
  /** Replaces the models that were set before. Nothing is loaded before it is needed. */
  setModels(models: readonly ListeningModel[]): Promise<void>;
  /** Replaces the providers that were set before. */
  setProviders(providers: readonly TranscribingProvider[]): void;
  /** The best recogniser for a request. It never throws. */
  choose(request: ChoiceRequest): Choice;
  /** Loads a recogniser or an aid before it is needed. @throws RecognitionFailed */
  load(id: string): Promise<void>;
  /**
   * Recognises sound of any length in flat memory: it is read as fast as it is recognised, and cut at silences. It ends
   * early without error when `signal` aborts.
   * @throws RecognitionBusy before anything was done; RecognitionFailed; what reading the samples throws
   */
  transcribe(
    samples: AsyncIterable<Float32Array>,
    options: TranscribeOptions,
    signal: AbortSignal,
  ): AsyncIterable<RecognitionEvent>;
  /** @throws RecognitionBusy; RecognitionFailed when it cannot stream */
  openStream(options: StreamOptions): RecognitionStream;
  /**
   * Finds when each word of a text is said, in the order of the text. Words are what spaces separate.
   * @throws RecognitionBusy; RecognitionFailed; AlignmentImpossible when no aligner knows the language, or the sound does
   * not say the text
   */
  align(
    samples: AsyncIterable<Float32Array>,
    text: string,
    options: { language: string; workspaceId: string },
    signal: AbortSignal,
  ): Promise<AlignedWord[]>;
  /** Where somebody speaks, in order and apart. By the best model that is installed, else by the embedded detector. */
  findSpeech(
    samples: AsyncIterable<Float32Array>,
    options: { workspaceId: string },
    signal: AbortSignal,
  ): AsyncIterable<SpeechSpan>;
  /**
   * Takes noise away with a model for it (`describe().aids` with the task `denoise`); as many samples come out as went in.
   * @throws RecognitionBusy; RecognitionFailed
   */
  denoise(
    samples: AsyncIterable<Float32Array>,
    options: { model: string; workspaceId: string },
    signal: AbortSignal,
  ): AsyncIterable<Float32Array>;
  close(): Promise<void>;
}

/** A model in a folder of this machine that listens. */
export interface ListeningModel extends Omit<LocalModel, 'manifest'> {
  manifest: ListeningManifest;
}

/** A provider that transcribes, for one workspace or for all of them. */
export interface TranscribingProvider extends Pick<
  RemoteProvider,
  'title' | 'shape' | 'baseUrl' | 'apiKey' | 'languages' | 'concurrency'
> {
  /** `provider:` and its id. */
  engine: string;
  /** What it calls the model that listens. */
  model: string;
  /** Null: it serves every workspace. */
  workspaceId: string | null;
}

/** The queue is full, or the workspace's share of it. Nothing was done. */
export class RecognitionBusy extends Error {
  override name = 'RecognitionBusy';
}

/** It did not work, also when it was repeated. The message is a sentence for the caller and names no path. */
export class RecognitionFailed extends Error {
  override name = 'RecognitionFailed';
  /** The title of the provider whose reason the message is; absent where a recogniser of this server failed. */
  readonly provider: string | undefined;
  constructor(message: string, provider?: string) {
    super(message);
    this.provider = provider;
  }
}

/** No aligner knows the language, or the sound does not say the text. */
export class AlignmentImpossible extends Error {
  override name = 'AlignmentImpossible';
  readonly code: 'language_not_supported' | 'text_not_spoken' | 'no_aligner';
  constructor(code: AlignmentImpossible['code'], message: string) {
    super(message);
    this.code = code;
  }
}
