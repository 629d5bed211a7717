/** The real worker process, except that a text with HANG or CRASH in it hangs or crashes it. For tests. */
import { failOn } from '../faults.ts';
import type { SynthesisTask } from '../../pool/messages.ts';

process.on('message', (task: SynthesisTask) => failOn(task));
await import('./flite.process.ts');
