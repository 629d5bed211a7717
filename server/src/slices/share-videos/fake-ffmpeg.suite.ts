/** Programs that stand in the place of ffmpeg, so that every end of it can be tested on any machine. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** What a picture or a video is made as; each is a few lines of shell. */
const works = {
  /** Reads the sound, says how far it is, and writes something. */
  makes: 'cat > sound.wav; echo out_time_us=500000; for last; do :; done; cp sound.wav "$last"',
  fails: 'echo "Conversion failed!" >&2; exit 1',
  fillsDisk: 'echo "video.mp4: No space left on device" >&2; exit 1',
  /** A child of its own hangs, which must die with it. */
  hangs: 'echo $$ > "$HOME/hanging"; sleep 600',
  /** Goes on as long as somebody waits for it. */
  crawls: 'i=0; while :; do i=$((i+1)); echo "out_time_us=${i}000"; sleep 0.1; done',
  lacksGlyphs:
    'echo "[ass] fontselect: failed to find any fallback with glyph 0x4F60 for font: (Onest, 400, 0)" >&2; cat > sound.wav; for last; do :; done; cp sound.wav "$last"',
} as const;

export type FakeWork = keyof typeof works;

export interface FakeFfmpeg {
  path: string;
  /** What the program does from now on. */
  set(work: FakeWork): Promise<void>;
  /** How often it was run. */
  remove(): Promise<void>;
}

export async function createFakeFfmpeg(): Promise<FakeFfmpeg> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'veery-fake-'));
  const file = path.join(folder, 'ffmpeg');
  const version = 'ffmpeg version 0-fake\nconfiguration: --enable-libass --enable-libx264';
  const set = async (work: FakeWork) => {
    const script = `#!/bin/sh\ncase "$*" in *-version*) printf '${version}\\n'; exit 0;; esac\n${works[work]}\n`;
    await writeFile(file, script);
    await chmod(file, 0o755);
  };
  await set('makes');
  return { path: file, set, remove: () => rm(folder, { recursive: true }) };
}
