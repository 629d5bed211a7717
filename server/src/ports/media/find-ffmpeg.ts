/** Finds ffmpeg, and whether it can do what is asked of it. */
import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DecoderProgram, MediaProgram } from './port.ts';

const run = promisify(execFile);
const patienceMs = 10_000;

/** What the build must have: captions are drawn by libass, and every browser plays what libx264 makes. */
const needed = ['libass', 'libx264'];

/** @param given the path of FFMPEG_PATH; without it the folders of PATH are searched */
export async function findFfmpeg(given: string | undefined, searchPath: string): Promise<MediaProgram> {
  const file = given ?? (await findIn(searchPath));
  if (file === undefined) return { missing: 'ffmpeg is in no folder of PATH' };
  try {
    const { stdout } = await run(file, ['-hide_banner', '-version'], { timeout: patienceMs, maxBuffer: 1_000_000 });
    const version = /^ffmpeg version (\S+)/.exec(stdout)?.[1];
    if (version === undefined) return { missing: `${file} is not ffmpeg` };
    const lacking = needed.filter((library) => !stdout.includes(`--enable-${library}`));
    return lacking.length > 0
      ? { missing: `${file} was built without ${lacking.join(' and ')}` }
      : { path: file, version };
  } catch (error) {
    return { missing: `${file} could not be run (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
}

/** Any ffmpeg reads files, with the ffprobe that comes with it. */
export async function findDecoder(given: string | undefined, searchPath: string): Promise<DecoderProgram> {
  const ffmpeg = given ?? (await findIn(searchPath));
  if (ffmpeg === undefined) return { missing: 'ffmpeg is in no folder of PATH' };
  const beside = path.join(path.dirname(ffmpeg), 'ffprobe');
  const ffprobe = (await isProgram(beside)) ? beside : await findIn(searchPath, 'ffprobe');
  if (ffprobe === undefined) return { missing: 'ffprobe is neither beside ffmpeg nor in a folder of PATH' };
  try {
    const { stdout } = await run(ffmpeg, ['-hide_banner', '-version'], { timeout: patienceMs, maxBuffer: 1_000_000 });
    const version = /^ffmpeg version (\S+)/.exec(stdout)?.[1];
    return version === undefined ? { missing: `${ffmpeg} is not ffmpeg` } : { ffmpeg, ffprobe, version };
  } catch (error) {
    return { missing: `${ffmpeg} could not be run (${(error as NodeJS.ErrnoException).code ?? 'unknown'})` };
  }
}

async function findIn(searchPath: string, name = 'ffmpeg'): Promise<string | undefined> {
  for (const folder of searchPath.split(path.delimiter)) {
    const file = path.join(folder, name);
    if (path.isAbsolute(file) && (await isProgram(file))) return file;
  }
  return undefined;
}

const isProgram = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
