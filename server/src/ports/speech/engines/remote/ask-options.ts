/** What a request to a provider is made with. */
import type { Outgoing } from '../../../../kernel/outgoing/port.ts';

export interface AskOptions {
  outgoing: Outgoing;
  headMs: number;
  idleMs: number;
  signal: AbortSignal;
}
