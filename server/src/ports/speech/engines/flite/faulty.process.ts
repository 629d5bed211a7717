/** The real worker process, but texts with HANG or CRASH in them hang or crash it. For tests. */
import { failOn } from '../faults.ts';
import type { SynthesisTask } from '../../pool/messages.ts';

process.on('message', (task: SynthesisTask) => failOn(task));
await import('./flite.process.ts');
