import { z } from 'zod';

export const ProductFeedback = z
  .object({
    feedback_id: z.string().describe('The id of the feedback.'),
    email: z.string(),
    kind: z.enum(['bug', 'idea', 'other']).describe('What the message is about.'),
    message: z.string().describe('The message.'),
    page: z.string().nullable().describe('The page on which it was written; null if it is not known.'),
    rating: z.int().nullable().describe('From 1, the worst, to 5; null if none was given.'),
    created_at_unix: z.int().describe('When it was sent, in Unix seconds.'),
  })
  .meta({ id: 'ProductFeedback' });

export type ProductFeedback = z.output<typeof ProductFeedback>;
