/**
 * Types of the Emscripten packages, which bring none, and of koffi, which is optional and may not be installed. Only what
 * we use is declared.
 */

declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    type:
      | 'list_terminated'
      | 'word'
      | 'sentence'
      | 'mark'
      | 'play'
      | 'end'
      | 'msg_terminated'
      | 'phoneme'
      | 'samplerate';
    /** 1-based, in code points of the text that was passed (entities count as written). */
    text_position: number;
    /** A count of code points, which may reach into the next word. */
    word_length: number;
    /** Milliseconds from the start of the call. */
    audio_position: number;
    id?: string | number;
  }
  export interface EspeakInstance {
    /** Returns 0 when the voice was loaded; otherwise the previous voice stays. */
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    get_samplerate(): number;
    /** `identifier` is a path such as `gmw/en-US`. */
    list_voices(): { name: string; identifier: string; languages: { name: string }[] }[];
    /** Blocks until done; the callback returns true to stop. It must not throw. */
    synthesize(ssml: string, callback: (samples: Int16Array | undefined, events: EspeakEvent[]) => boolean): void;
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => EspeakInstance; HEAPU8: Uint8Array }>;
}

declare module '@echogarden/speex-resampler-wasm/simd' {
  export interface SpeexModule {
    HEAPF32: Float32Array;
    HEAPU32: Uint32Array;
    _malloc(bytes: number): number;
    _speex_resampler_init(channels: number, from: number, to: number, quality: number, errorAt: number): number;
    _speex_resampler_get_input_latency(state: number): number;
    _speex_resampler_skip_zeros(state: number): number;
    _speex_resampler_process_float(
      state: number,
      channel: number,
      input: number,
      inputLength: number,
      output: number,
      outputLength: number,
    ): number;
    _speex_resampler_destroy(state: number): void;
  }
  export default function load(): Promise<SpeexModule>;
}

declare module 'koffi' {
  export interface TypeObject {
    size: number;
  }
  type Type = string | TypeObject;
  /** Calls a C function; its declaration says what it takes and returns. */
  type NativeFunction = (...args: unknown[]) => unknown;
  interface Library {
    func(declaration: string): NativeFunction;
    func(name: string, result: Type, parameters: Type[]): NativeFunction;
    unload(): void;
  }
  const koffi: {
    load(file: string, options?: { global?: boolean; lazy?: boolean }): Library;
    struct(name: string, members: Record<string, Type>): TypeObject;
    array(type: Type, length: number, hint: 'Typed'): TypeObject;
    proto(declaration: string): TypeObject;
    pointer(type: Type): TypeObject;
    register(callback: (...args: never[]) => unknown, type: TypeObject): bigint;
    sizeof(type: Type): number;
    decode(address: unknown, type: Type, length?: number): unknown;
    decode(address: unknown, offset: number, type: Type, length?: number): unknown;
  };
  export default koffi;
}

declare module 'sherpa-onnx-node' {
  export interface GeneratedAudio {
    samples: Float32Array;
    sampleRate: number;
  }
  export interface GenerationConfig {
    sid: number;
    speed: number;
    silenceScale: number;
    referenceAudio?: Float32Array;
    referenceSampleRate?: number;
    referenceText?: string;
    /** What only some families take, such as a seed. */
    extra?: Record<string, number | string>;
  }
  export class OfflineTts {
    /** Rejects where the constructor would end the process. */
    static createAsync(config: unknown): Promise<OfflineTts>;
    readonly numSpeakers: number;
    readonly sampleRate: number;
    generateAsync(request: {
      text: string;
      generationConfig: GenerationConfig;
      /** False: the samples are copied to memory of JavaScript. */
      enableExternalBuffer: boolean;
      /** Called after each sentence; false stops after it. */
      onProgress?: (made: { samples: Float32Array; progress: number }) => boolean;
    }): Promise<GeneratedAudio>;
  }
  export interface ListeningResult {
    text: string;
    tokens?: string[];
    /** Seconds; as many as tokens, or none. */
    timestamps?: number[];
    durations?: number[];
    /** Logarithms of the tokens' probabilities. */
    ys_log_probs?: number[];
    ys_probs?: number[];
    lang?: string;
    event?: string;
  }
  export interface Waveform {
    samples: Float32Array;
    sampleRate: number;
  }
  export interface OfflineStream {
    acceptWaveform(wave: Waveform): void;
    setOption(key: string, value: string): void;
  }
  export class OfflineRecognizer {
    /** Rejects where the constructor would end the process. */
    static createAsync(config: unknown): Promise<OfflineRecognizer>;
    createStream(hotwords?: string): OfflineStream;
    decodeAsync(stream: OfflineStream): Promise<ListeningResult>;
    setConfig(config: unknown): void;
  }
  export interface OnlineStream {
    acceptWaveform(wave: Waveform): void;
    inputFinished(): void;
  }
  /** Its constructor ends the process where a graph is damaged. */
  export class OnlineRecognizer {
    constructor(config: unknown);
    createStream(): OnlineStream;
    isReady(stream: OnlineStream): boolean;
    decode(stream: OnlineStream): void;
    getResult(stream: OnlineStream): ListeningResult;
  }
  export class Vad {
    constructor(config: unknown, bufferSeconds: number);
    acceptWaveform(samples: Float32Array): void;
    isDetected(): boolean;
    isEmpty(): boolean;
    pop(): void;
  }
  export class OfflineSpeakerDiarization {
    constructor(config: unknown);
    readonly sampleRate: number;
    process(samples: Float32Array): { start: number; end: number; speaker: number }[];
    setConfig(config: { clustering: { numClusters: number; threshold: number } }): void;
  }
  export class SpeakerEmbeddingExtractor {
    constructor(config: unknown);
    createStream(): OnlineStream;
    isReady(stream: OnlineStream): boolean;
    compute(stream: OnlineStream, enableExternalBuffer: boolean): Float32Array;
  }
  export class SpokenLanguageIdentification {
    constructor(config: unknown);
    createStream(): OfflineStream;
    compute(stream: OfflineStream): string;
  }
  export class OfflinePunctuation {
    constructor(config: unknown);
    addPunct(text: string): string;
  }
  export class OnlinePunctuation {
    constructor(config: unknown);
    addPunct(text: string): string;
  }
  export class OnlineSpeechDenoiser {
    constructor(config: unknown);
    readonly sampleRate: number;
    run(sound: Waveform & { enableExternalBuffer: boolean }): Waveform;
    flush(enableExternalBuffer: boolean): Waveform;
    reset(): void;
  }
  const sherpa: {
    OfflineTts: typeof OfflineTts;
    OfflineRecognizer: typeof OfflineRecognizer;
    OnlineRecognizer: typeof OnlineRecognizer;
    Vad: typeof Vad;
    OfflineSpeakerDiarization: typeof OfflineSpeakerDiarization;
    SpeakerEmbeddingExtractor: typeof SpeakerEmbeddingExtractor;
    SpokenLanguageIdentification: typeof SpokenLanguageIdentification;
    OfflinePunctuation: typeof OfflinePunctuation;
    OnlinePunctuation: typeof OnlinePunctuation;
    OnlineSpeechDenoiser: typeof OnlineSpeechDenoiser;
  };
  export default sherpa;
}

declare module '@echogarden/fvad-wasm' {
  export interface FvadModule {
    HEAP16: Int16Array;
    _malloc(bytes: number): number;
    _fvad_new(): number;
    _fvad_free(detector: number): void;
    _fvad_set_mode(detector: number, mode: number): number;
    _fvad_set_sample_rate(detector: number, rate: number): number;
    /** Returns 1 for speech, 0 for none, -1 for a length that it does not take. */
    _fvad_process(detector: number, samples: number, length: number): number;
  }
  export default function load(): Promise<FvadModule>;
}

declare module '@echogarden/rnnoise-wasm' {
  export interface RnnoiseModule {
    HEAPF32: Float32Array;
    _malloc(bytes: number): number;
    _free(at: number): void;
    /** The model is the built-in one where it is 0. */
    _rnnoise_create(model: number): number;
    _rnnoise_destroy(state: number): void;
    /** Returns how likely the frame is speech. The samples have the range of 16-bit integers. */
    _rnnoise_process_frame(state: number, out: number, input: number): number;
  }
  export default function load(): Promise<RnnoiseModule>;
}
