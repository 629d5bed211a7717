/** The media port over ffmpeg. Each task has a folder of its own, which goes when the task is done. */
import { copyFile, mkdtemp, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { atMost } from '../../kernel/at-most.ts';
import { openFileReader } from '../../kernel/streams.ts';
import { convertSound } from './convert-sound.ts';
import { runFfmpeg, type ProcessLimits } from './ffmpeg-process.ts';
import { decodeSound } from './decode-sound.ts';
import { findDecoder, findFfmpeg } from './find-ffmpeg.ts';
import { decodeWav, probeWav } from './plain-wav.ts';
import { MediaUnavailable, type DecoderProgram, type Media, type MediaProgram, type Scene } from './port.ts';
import { probeSound, type DecoderRun } from './probe-sound.ts';
import { fontsLink, sceneFiles, stillArguments, stillFile, videoArguments, videoFile } from './video-arguments.ts';

interface MediaOptions {
  /** FFMPEG_PATH; without it the folders of `searchPath` are searched. */
  ffmpegPath: string | undefined;
  /** PATH. */
  searchPath: string;
  /** Where tasks work. What a process that died has left in it is removed. */
  workFolder: string;
  /** The fonts that captions are drawn with; those of the system stand in for what they lack. */
  listFonts: () => string[];
  limits?: Partial<ProcessLimits>;
}

const megabyte = 2 ** 20;
/** The encoder of the tests' videos takes 200 MB; a font of East Asia is mapped beside it. */
const maxMemoryBytes = 2048 * megabyte;
const stalledMs = 30_000;
/** A program that is missing is looked for again after this many milliseconds, so that installing it needs no restart. */
const lookAgainMs = 10_000;
const maxStills = 2;
/** The reader of a sound may be as slow as one of a stream over HTTP. */
const soundLimits = { stalledMs: 120_000, totalMs: 3_600_000, maxMemoryBytes, maxFileBytes: megabyte };
/** Of a program that only looks at a file. */
const probeLimits = { stalledMs, totalMs: 10 * 60_000, maxMemoryBytes: 1024 * megabyte, maxFileBytes: megabyte };
/** The reader decides how long reading takes, so that only the work of the program itself is limited: an hour of processor time. */
const decodeLimits = { ...probeLimits, stalledMs: 2 ** 31 - 1, totalMs: 24 * 60 * 60_000, cpuSeconds: 3600 };
/** Two threads draw a video five times as fast as it plays, and leave a larger machine to its other users. */
const threads = Math.min(2, os.availableParallelism());

export function createMedia({ ffmpegPath, searchPath, workFolder, listFonts, limits = {} }: MediaOptions): Media {
  const fonts = path.join(workFolder, 'fonts');
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  let found: { at: number; program: Promise<MediaProgram> } | undefined;
  let decoder: { at: number; program: Promise<DecoderProgram> } | undefined;
  let prepared: Promise<void> | undefined;

  async function describe(): Promise<MediaProgram> {
    const known = found && (await found.program);
    if (known && ('path' in known || performance.now() - (found?.at ?? 0) < lookAgainMs)) return known;
    found = { at: performance.now(), program: findFfmpeg(ffmpegPath, searchPath) };
    return found.program;
  }

  async function requireProgram(): Promise<string> {
    const program = await describe();
    if ('missing' in program) throw new MediaUnavailable(program.missing);
    return program.path;
  }

  async function describeDecoder(): Promise<DecoderProgram> {
    const known = decoder && (await decoder.program);
    if (known && ('ffmpeg' in known || performance.now() - (decoder?.at ?? 0) < lookAgainMs)) return known;
    decoder = { at: performance.now(), program: findDecoder(ffmpegPath, searchPath) };
    return decoder.program;
  }

  const decoderRun = (
    { ffmpeg, ffprobe }: { ffmpeg: string; ffprobe: string },
    own: ProcessLimits,
    signal: AbortSignal,
  ): DecoderRun => ({
    ...{ ffmpeg, ffprobe, searchPath, folder: os.tmpdir(), limits: { ...own, ...limits } },
    signal: AbortSignal.any([signal, closing.signal]),
  });

  /** The fonts are copied, because the drawing library reads every file of their folder. */
  async function prepare(): Promise<void> {
    await rm(workFolder, { recursive: true, force: true });
    await mkdir(fonts, { recursive: true, mode: 0o700 });
    for (const file of listFonts()) await copyFile(file, path.join(fonts, path.basename(file)));
  }

  /** Runs `task` in a folder with the scene in it. */
  async function withScene<T>(scene: Scene, task: (folder: string) => Promise<T>): Promise<T> {
    closing.signal.throwIfAborted();
    await (prepared ??= prepare());
    const folder = await mkdtemp(path.join(workFolder, 'task-'));
    const run = (async () => {
      try {
        await writeFile(path.join(folder, sceneFiles.background), scene.background);
        await writeFile(path.join(folder, sceneFiles.overlay), scene.overlay);
        await symlink(fonts, path.join(folder, fontsLink));
        return await task(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    })();
    const settled = run.catch(() => undefined);
    underWay.add(settled);
    return run.finally(() => underWay.delete(settled));
  }

  const drawStill: Media['drawStill'] = atMost(maxStills, async (scene, atSeconds, signal) => {
    const program = await requireProgram();
    return withScene(scene, async (folder) => {
      await runFfmpeg({
        program,
        searchPath,
        args: stillArguments(scene, atSeconds),
        folder,
        limits: { stalledMs, totalMs: stalledMs, maxMemoryBytes, maxFileBytes: 20 * megabyte, ...limits },
        signal: AbortSignal.any([signal, closing.signal]),
      });
      return readFile(path.join(folder, stillFile));
    });
  });

  return {
    describe,
    drawStill,
    async makeVideo(video, { signal, onProgress, keep }) {
      const program = await requireProgram();
      return withScene(video.scene, async (folder) => {
        if (video.captions !== null) await writeFile(path.join(folder, sceneFiles.captions), video.captions);
        const missing = await runFfmpeg({
          program,
          searchPath,
          args: videoArguments(video, threads),
          folder,
          input: video.sound,
          limits: {
            stalledMs,
            // A machine that needs longer than four times the length of the sound has better things to do.
            totalMs: 60_000 + 4000 * video.seconds,
            maxMemoryBytes,
            maxFileBytes: maxVideoBytes(video.seconds),
            ...limits,
          },
          signal: AbortSignal.any([signal, closing.signal]),
          onProgress: (seconds) => onProgress(Math.min(1, seconds / Math.max(video.seconds, 0.001))),
        });
        const file = path.join(folder, videoFile);
        const { size } = await stat(file);
        return keep(await openFileReader(file), { size, missingCharacters: missing.size });
      });
    },
    async *convertSound(wav, codec, signal) {
      const program = await requireProgram();
      closing.signal.throwIfAborted();
      yield* convertSound(wav, codec, {
        program,
        searchPath,
        folder: os.tmpdir(),
        limits: { ...soundLimits, ...limits },
        signal: AbortSignal.any([signal, closing.signal]),
      });
    },
    describeDecoder,
    async probe(file, signal) {
      closing.signal.throwIfAborted();
      const program = await describeDecoder();
      if ('missing' in program) return probeWav(file, program.missing);
      return probeSound(file, decoderRun(program, probeLimits, signal));
    },
    async *decode(file, options, signal) {
      closing.signal.throwIfAborted();
      const program = await describeDecoder();
      if ('missing' in program) {
        yield* decodeWav(file, options, program.missing, AbortSignal.any([signal, closing.signal]));
        return;
      }
      yield* decodeSound(file, options, decoderRun(program, decodeLimits, signal));
    },
    async close() {
      closing.abort(new Error('the media port was closed'));
      await Promise.all(underWay);
    },
  };
}

/** Bytes of a video at most: the picture takes some 80 kB a second, the sound 16 kB. */
export const maxVideoBytes = (seconds: number): number => Math.ceil(2_000_000 + 400_000 * seconds);
