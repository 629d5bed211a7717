/** The real worker, but texts with HANG or CRASH in them hang or crash it. For tests. */
import { parentPort } from 'node:worker_threads';
import type { Task } from './espeak-messages.ts';

parentPort?.on('message', (task: Task) => {
  if (task.text.includes('CRASH')) process.exit(7);
  for (const until = task.text.includes('HANG') ? Date.now() + 60_000 : 0; Date.now() < until;);
});
await import('./espeak.worker.ts');
