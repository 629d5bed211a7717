/** The faults that the faulty workers cause on purpose. For tests. */
import type { SynthesisTask } from '../pool/messages.ts';

export function failOn({ text }: SynthesisTask): void {
  if (text.includes('CRASH')) process.exit(7);
  for (const until = text.includes('HANG') ? Date.now() + 60_000 : 0; Date.now() < until;);
}
