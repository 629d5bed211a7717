/** The real worker process, but texts with HANG or CRASH in them hang or crash it. For tests. */
import { failOn } from '../faults.ts';
import type { Task } from '../../pool/messages.ts';

process.on('message', (task: Task) => failOn(task));
await import('./flite.process.ts');
