/** The error shapes of the public API (both generations of clients read them). */
import { z } from 'zod';

export const ErrorDetail = z.object({
  type: z.string(),
  code: z.string(),
  message: z.string(),
  status: z.string(),
  request_id: z.string(),
  param: z.string().nullable().optional(),
});
export const ErrorBody = z.object({ detail: ErrorDetail }).meta({ id: 'Error' });

export const ValidationErrorBody = z
  .object({
    detail: z.array(
      z.object({
        type: z.string(),
        loc: z.array(z.union([z.string(), z.number()])),
        msg: z.string(),
        input: z.unknown().optional(),
      }),
    ),
  })
  .meta({ id: 'HTTPValidationError' });

export const Ok = z.object({ status: z.literal('ok') }).meta({ id: 'Ok' });
