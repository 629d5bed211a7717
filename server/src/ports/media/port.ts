/**
 * The media port makes pictures and video, and reads the sound of files that people send. Its adapter runs ffmpeg, which an
 * installation may lack.
 */

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
  /** Looks for the programs that read files of every type: ffmpeg, with any libraries, and ffprobe. */
  describeDecoder(): Promise<DecoderProgram>;
  /**
   * Looks at the bytes of a file: what it is, and how long its sound is. Neither its name nor what its header claims decides.
   * Without ffmpeg it knows wav files only.
   * @param file the path of a local file
   * @throws MediaUnavailable; MediaUnreadable; MediaFailed; the reason of the signal
   */
  probe(file: string, signal: AbortSignal): Promise<MediaAbout>;
  /**
   * Reads the sound of a file as samples from -1 to 1, as they are read themselves: a reader that waits makes the program
   * wait, so that memory stays flat, and one that leaves stops it. Chunks have any length.
   * @throws as `probe`
   */
  decode(file: string, options: DecodeOptions, signal: AbortSignal): AsyncIterable<Float32Array<ArrayBuffer>>;
  /** Stops what is under way. */
  close(): Promise<void>;
}

/** `aac` in ADTS frames, which need no header and no end. */
export type SoundCodec = 'aac' | 'flac';

export type MediaProgram = { path: string; version: string } | { missing: string };

export type DecoderProgram = { ffmpeg: string; ffprobe: string; version: string } | { missing: string };

/** What is read where there is no ffmpeg. */
export const plainTypes = ['audio/wav'];

/** What a file is, as its bytes show. */
export interface MediaAbout {
  /** The container, by one name: `wav`, `mp3`, `mov`, `matroska`. */
  container: string;
  /** The media type. */
  type: string;
  /** The length of the first sound in seconds, as it was counted in the file. */
  seconds: number;
  /** What the header claims; null where it claims nothing. */
  declaredSeconds: number | null;
  /** The file ends clearly before its header says. */
  isTruncated: boolean;
  /** The sounds of the file; the first is the one that is read. There is one at least. */
  audio: AudioStreamAbout[];
  hasVideo: boolean;
}

export interface AudioStreamAbout {
  codec: string;
  channels: number;
  sampleRate: number;
}

export interface DecodeOptions {
  sampleRate: number;
  /** All channels mixed into one, or one of them by its index from 0. */
  channels: 'mix' | number;
  /** Seconds at which reading begins and ends. */
  from?: number;
  to?: number;
  /** The file has no header: 16-bit samples of one channel at 16 kHz, little endian. */
  isRawPcm?: boolean;
}

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

/**
 * `empty`: no bytes. `not_media`: the bytes are of no format that is read. `no_audio`: pictures only. `encrypted`: protected.
 * `incomplete`: cut off before its index. `damaged`: its sound cannot be decoded.
 */
export type UnreadableReason = 'empty' | 'not_media' | 'no_audio' | 'encrypted' | 'incomplete' | 'damaged';

/** The file cannot be read, and no other attempt will read it. */
export class MediaUnreadable extends Error {
  override name = 'MediaUnreadable';
  readonly reason: UnreadableReason;
  constructor(reason: UnreadableReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
