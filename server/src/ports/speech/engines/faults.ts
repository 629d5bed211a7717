/** What goes wrong on purpose in the faulty workers. For tests. */
import type { SynthesisTask } from '../pool/messages.ts';

export function failOn({ text }: SynthesisTask): void {
  if (text.includes('CRASH')) process.exit(7);
  for (const until = text.includes('HANG') ? Date.now() + 60_000 : 0; Date.now() < until;);
}
