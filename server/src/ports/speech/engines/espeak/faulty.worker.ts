/** The real worker thread, but texts with HANG or CRASH in them hang or crash it. For tests. */
import { parentPort } from 'node:worker_threads';
import { failOn } from '../faults.ts';
import type { SynthesisTask } from '../../pool/messages.ts';

parentPort?.on('message', (task: SynthesisTask) => failOn(task));
await import('./espeak.worker.ts');
