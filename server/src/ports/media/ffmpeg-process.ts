/**
 * One run of ffmpeg as a child process with limits: on time, memory, processor time and the size of its files. It is nice
 * to the rest of the machine, may open files and pipes only, and is killed with everything that it started.
 */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readIterable } from '../../kernel/streams.ts';
import { MediaFailed } from './port.ts';

export interface ProcessLimits {
  /** Milliseconds without progress after which the program counts as hung. */
  stalledMs: number;
  /** Milliseconds of the whole run. */
  totalMs: number;
  /** Processor time of the whole run; twice `totalMs` where it is left out. */
  cpuSeconds?: number;
  maxMemoryBytes: number;
  maxFileBytes: number;
}

export interface ProcessRun {
  program: string;
  /** PATH, where `nice` is found. */
  searchPath: string;
  args: string[];
  /** The folder it works in, and the only one it is told of. */
  folder: string;
  input?: AsyncIterable<Uint8Array>;
  /** Takes what the program writes to `outputPipe`. It is not ended, because only a good end of the program is the end. */
  output?: Writable;
  limits: ProcessLimits;
  signal: AbortSignal;
  /** Takes seconds of the result that are done. */
  onProgress?(seconds: number): void;
  /** Takes what the program prints. */
  onPrinted?(text: string): void;
}

/** The name of the pipe to `output`, beside the three that every process has. */
export const outputPipe = 'pipe:3';

/** Before each input: an address in a file must never make the server fetch something. */
export const safeInput = ['-protocol_whitelist', 'file,pipe'];

const maxStderr = 16_000;
/** The shell sets the limits, because Node cannot. A system that does not know one of them works without it. */
const limiter =
  'ulimit -c 0; ulimit -v "$1" 2>/dev/null; ulimit -f "$2" 2>/dev/null; ulimit -t "$3" 2>/dev/null; shift 3; exec nice -n 10 "$@"';
/** Long warnings of fonts are needed whole, and come before the end; they are counted as they pass. */
const missingGlyph = /failed to find any fallback with glyph (0x[0-9A-F]+)/g;

/**
 * @returns the characters, in hexadecimal, that no font has
 * @throws MediaFailed; the reason of the signal; what reading the input throws
 */
export async function runFfmpeg(run: ProcessRun): Promise<Set<string>> {
  const { program, searchPath, args, folder, input, limits, signal } = run;
  signal.throwIfAborted();
  const figures = [
    limits.maxMemoryBytes / 1024,
    limits.maxFileBytes / 512,
    limits.cpuSeconds ?? (2 * limits.totalMs) / 1000,
  ];
  const child = spawn(
    '/bin/sh',
    ['-c', limiter, 'sh', ...figures.map((figure) => String(Math.ceil(figure))), program, ...args],
    {
      cwd: folder,
      // Fonts are looked up through a cache in the home folder, which the tasks share.
      env: { PATH: searchPath, LANG: 'C.UTF-8', HOME: path.dirname(folder) },
      // Its own group, so that the shell's children die with it.
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe', run.output ? 'pipe' : 'ignore'],
    },
  ) as ChildProcessByStdio<Writable, Readable, Readable>;
  let killedFor: unknown;
  const kill = (reason: unknown) => {
    killedFor ??= reason;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  const onAbort = () => kill(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  const timedOut = (what: string) => () => kill(new MediaFailed('timed_out', `ffmpeg ${what}`));
  const total = setTimeout(timedOut('took too long'), limits.totalMs);
  const stalled = setTimeout(timedOut('made no progress'), limits.stalledMs);
  const missing = new Set<string>();
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    const tail = stderr.slice(-200) + text;
    for (const [, glyph] of tail.matchAll(missingGlyph)) if (glyph && missing.size < 1000) missing.add(glyph);
    stderr = (stderr + text).slice(-maxStderr);
  });
  let reached = -1;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    run.onPrinted?.(text);
    for (const [, microseconds] of text.matchAll(/^out_time_us=(\d+)$/gm)) {
      const seconds = Number(microseconds) / 1e6;
      if (seconds <= reached) continue;
      reached = seconds;
      stalled.refresh();
      run.onProgress?.(seconds);
    }
  });
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => undefined);
  if (run.output) {
    // A reader that leaves stops the program by its signal.
    void pipeline(child.stdio[3] as Readable, run.output, { end: false }).catch(() => undefined);
  }
  const ended = new Promise<{ code: number | null; error?: Error }>((resolve) => {
    child.once('error', (error) => resolve({ code: null, error }));
    child.once('close', (code) => resolve({ code }));
  });
  const fed = input
    ? pipeline(readIterable(input), child.stdin).catch((error: NodeJS.ErrnoException) => {
        // A program that ends early says why itself; anything else is a fault of the input.
        if (!['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'].includes(error.code ?? ''))
          kill(error);
      })
    : Promise.resolve(child.stdin.end());
  try {
    const { code, error } = await ended;
    if (killedFor) throw killedFor as Error;
    if (code === 0) return missing;
    const isFull = /No space left on device|Disk quota exceeded/.test(stderr);
    throw new MediaFailed(isFull ? 'disk_full' : 'failed', error?.message ?? lastLines(stderr));
  } finally {
    clearTimeout(total);
    clearTimeout(stalled);
    signal.removeEventListener('abort', onAbort);
    child.stdin.destroy();
    await fed;
  }
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-5).join('\n').slice(-2000);
