/** The media port makes pictures and video. Its adapter runs ffmpeg, which an installation may lack. */

export interface Media {
  /** Looks for the program, unless it was found before. */
  describe(): Promise<MediaProgram>;
  /** Returns one picture of the scene as a JPEG. @throws MediaUnavailable; MediaFailed */
  drawStill(scene: Scene, atSeconds: number, signal: AbortSignal): Promise<Buffer>;
  /**
   * Makes an mp4, and passes its bytes to `keep`; the file is gone when that has returned.
   * @throws MediaUnavailable; MediaFailed; what `keep` throws; the reason of the signal
   */
  makeVideo<T>(video: VideoInput, run: VideoRun<T>): Promise<T>;
  /**
   * Converts a wav while it is being made. Whoever stops reading stops the work.
   * @throws MediaUnavailable; MediaFailed; what reading the wav throws; the reason of the signal
   */
  convertSound(wav: AsyncIterable<Uint8Array>, codec: SoundCodec, signal: AbortSignal): AsyncIterable<Uint8Array>;
  /** Stops what is under way. */
  close(): Promise<void>;
}

/** `aac` in ADTS frames, which need no header and no end. */
export type SoundCodec = 'aac' | 'flac';

export type MediaProgram = { path: string; version: string } | { missing: string };

/** A still background, and above it what moves. */
export interface Scene {
  width: number;
  height: number;
  /** RGB, three bytes a pixel. */
  background: Uint8Array;
  /** Captions and shapes as Advanced SubStation Alpha. */
  overlay: string;
}

export interface VideoInput {
  scene: Scene;
  /** A whole wav. */
  sound: AsyncIterable<Uint8Array>;
  /** The rate of the encoded sound. */
  sampleRate: 44_100 | 48_000;
  seconds: number;
  /** WebVTT, which becomes a caption track; null for none. */
  captions: string | null;
}

export interface VideoRun<T> {
  signal: AbortSignal;
  /** Takes how much is done, from 0 to 1. */
  onProgress(done: number): void;
  keep(chunks: AsyncIterable<Uint8Array>, about: VideoAbout): Promise<T>;
}

export interface VideoAbout {
  size: number;
  /** How many characters no font on the server has. Boxes stand in their place. */
  missingCharacters: number;
}

/** There is no program that could do the work. */
export class MediaUnavailable extends Error {
  override name = 'MediaUnavailable';
}

export type MediaFailure = 'failed' | 'timed_out' | 'disk_full';

/** The program was there and did not do the work. The message holds the end of what it wrote about that. */
export class MediaFailed extends Error {
  override name = 'MediaFailed';
  readonly reason: MediaFailure;
  constructor(reason: MediaFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}
