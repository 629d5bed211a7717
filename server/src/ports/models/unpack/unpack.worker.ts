/** The thread that unpacks one archive: bzip2 computes for seconds, which the server's own thread must not. */
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { createGunzip } from 'node:zlib';
import { openFileReader, readIterable } from '../../../kernel/streams.ts';
import { InvalidModel } from '../port.ts';
import { readBzip2 } from './bzip2.ts';
import { createTally } from './entries.ts';
import type { UnpackAnswer, UnpackTask } from './messages.ts';
import { unpackTar } from './tar.ts';
import { unpackZip } from './zip.ts';

const tellEveryMs = 200;

const say = (answer: UnpackAnswer) => parentPort?.postMessage(answer);

async function unpack({ archive, folder, limits }: UnpackTask): Promise<void> {
  const { size } = await stat(archive);
  let told = 0;
  const onRead = (bytes: number) => {
    if (Date.now() < told + tellEveryMs) return;
    told = Date.now();
    say({ share: Math.min(1, bytes / size) });
  };
  const tally = createTally(limits);
  switch (await formatOf(archive)) {
    case 'zip':
      return unpackZip(archive, folder, tally, onRead);
    case 'bzip2':
      return unpackTar(readBzip2(archive, onRead), folder, tally);
    case 'gzip':
      return unpackTar(pipeline(readIterable(counted(archive, onRead)), createGunzip(), ignoreError), folder, tally);
    case 'tar':
      return unpackTar(counted(archive, onRead), folder, tally);
    case undefined:
      throw new InvalidModel('it is no tar, tar.gz, tar.bz2 or zip');
  }
}

async function* counted(file: string, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array, void, void> {
  let read = 0;
  for await (const chunk of await openFileReader(file, { highWaterMark: 1 << 20 })) {
    read += (chunk as Uint8Array).length;
    onRead(read);
    yield chunk as Uint8Array;
  }
}

/** The reader of the last stream meets the error. */
const ignoreError = () => undefined;

/** By the first bytes, because the name of a file says nothing. */
async function formatOf(file: string): Promise<'zip' | 'gzip' | 'bzip2' | 'tar' | undefined> {
  const handle = await open(file, 'r');
  const head = Buffer.alloc(512);
  try {
    await handle.read(head, 0, head.length, 0);
  } finally {
    await handle.close();
  }
  if (head.toString('latin1', 0, 4) === 'PK\u0003\u0004') return 'zip';
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip';
  if (head.toString('latin1', 0, 3) === 'BZh') return 'bzip2';
  return head.toString('latin1', 257, 262) === 'ustar' ? 'tar' : undefined;
}

try {
  await unpack(workerData as UnpackTask);
  say({ done: true });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  say(error instanceof InvalidModel ? { invalid: message } : { failed: message, code });
}
