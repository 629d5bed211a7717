/** The real process of PocketSphinx, which writes down its calls, and hangs or leaks in one where a file says so. For tests. */
import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { CallMessage } from '../../process/messages.ts';

const { faults } = JSON.parse(process.argv[2] ?? '{}') as { faults: string };
const sleep = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const leak: Buffer[] = [];

process.on('message', ({ call }: CallMessage) => {
  appendFileSync(path.join(faults, 'calls'), `${process.pid} ${call}\n`);
  if (existsSync(path.join(faults, 'hang'))) sleep(120_000);
  while (existsSync(path.join(faults, 'leak')) && leak.length < 60) {
    leak.push(Buffer.alloc(20 << 20, 1));
    sleep(20);
  }
});
await import('./pocketsphinx.process.ts');
