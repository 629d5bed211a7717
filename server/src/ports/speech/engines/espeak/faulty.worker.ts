/** The real worker thread, except that a text with HANG or CRASH in it hangs or crashes it. For tests. */
import { parentPort } from 'node:worker_threads';
import { failOn } from '../faults.ts';
import type { SynthesisTask } from '../../pool/messages.ts';

parentPort?.on('message', (task: SynthesisTask) => failOn(task));
await import('./espeak.worker.ts');
