import { z } from 'zod';

export const ProductFeedback = z
  .object({
    feedback_id: z.string(),
    email: z.string(),
    kind: z.enum(['bug', 'idea', 'other']),
    message: z.string(),
    page: z.string().nullable(),
    rating: z.int().nullable(),
    created_at_unix: z.int(),
  })
  .meta({ id: 'ProductFeedback' });

export type ProductFeedback = z.output<typeof ProductFeedback>;
