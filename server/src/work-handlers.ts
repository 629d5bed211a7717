/** The jobs of every slice and folder of the platform, as the queue runs them. */
import type { Parts } from './context.ts';
import type { Job } from './manifest.ts';
import { platform, slices } from './slices.ts';

/** Every kind of work that can be done here: what needs a part that is not configured is left out. */
export const handlersFor = ({ mail }: { mail: Parts['mail'] | 'any' }): Job[] =>
  [...platform, ...slices].flatMap(({ jobs }) => jobs).filter(({ needs }) => needs !== 'mail' || mail !== undefined);
