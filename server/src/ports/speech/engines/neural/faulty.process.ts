/** The real process of a model, except that a text with HANG or CRASH in it hangs or crashes it. For tests. */
import { failOn } from '../faults.ts';
import type { CancelRequest, SynthesisTask } from '../../pool/messages.ts';

process.on('message', (message: SynthesisTask | CancelRequest) => {
  if ('text' in message) failOn(message);
});
await import('./neural.process.ts');
