import { z } from 'zod';

/** What a browser keeps and the server tells the changes of. */
export const collections = [
  'history',
  'user',
  'job',
  'message',
  'api_key',
  'voice',
  'invite',
  'session',
  'transcript',
  'pronunciation_dictionary',
  'budget',
] as const;

export type Collection = (typeof collections)[number];

export const Change = z
  .object({
    collection: z.enum(collections).describe('What kind of thing has changed.'),
    id: z.string().describe('The id of the thing.'),
    what: z.enum(['added', 'changed', 'removed']).describe('What happened to it.'),
  })
  .meta({
    id: 'Change',
    description: 'A change to something that the caller can see. A client loads again what it shows of it.',
  });

export type Change = z.output<typeof Change>;

/** The first event of every connection: which build of the web app the server has. */
export const Hello = z.object({ build: z.string() }).meta({ id: 'Hello' });

export type Hello = z.output<typeof Hello>;
