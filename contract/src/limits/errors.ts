import { declareError } from '../kit/declared-error.ts';

export const limitReached = declareError(403, 'limit_reached', {
  example: { name: 'voices', limit: 3, used: 3 },
  message: ({ name, limit }) => `The plan of the workspace allows ${limit} ${name.replaceAll('_', ' ')}.`,
  when: 'The workspace has used as much of something as its plan allows.',
  remedy: 'Remove some, wait for the next billing period, or choose a higher plan.',
});
