/** The error shapes of the public API (both generations of clients read them). */
import { z } from 'zod';

export const ErrorDetail = z.object({
  type: z.string().describe('The class of the error, such as `not_found`.'),
  code: z.string().describe('The stable code of the error, as newer clients read it.'),
  message: z.string().describe('The error in English, for people.'),
  status: z
    .string()
    .describe('The stable code of the error, as every client reads it. It is mostly the same as `code`.'),
  request_id: z
    .string()
    .describe('The id of the request, as in the header `request-id`. The logs of the server name it.'),
  param: z.string().nullable().optional().describe('The parameter or property at fault; null if there is none.'),
});
/** The error of the OpenAI API. */
export const OpenAiError = z
  .object({
    message: z.string().describe('The error in English, for people.'),
    type: z.string().describe('The class of the error, such as `invalid_request_error`.'),
    param: z.string().nullable().describe('The parameter or property at fault; null if there is none.'),
    code: z.string().nullable().describe('The stable code of the error.'),
  })
  .meta({ id: 'OpenAiError' });

const forOpenAiClients = OpenAiError.optional().describe(
  'The same error as clients of the OpenAI API read it. Only in the calls of that API.',
);

export const ErrorBody = z
  .object({ detail: ErrorDetail.describe('What went wrong.'), error: forOpenAiClients })
  .meta({ id: 'Error' });

export const ValidationErrorBody = z
  .object({
    detail: z
      .array(
        z.object({
          type: z.string().describe('The kind of mistake, such as `missing`.'),
          loc: z
            .array(z.union([z.string(), z.number()]))
            .describe(
              'Where the mistake is: first `path`, `query` or `body`, then names of properties and positions in lists.',
            ),
          msg: z.string().describe('The mistake in English.'),
          input: z.unknown().optional().describe('The value at fault.'),
        }),
      )
      .describe('Everything that is wrong with the input.'),
    error: forOpenAiClients,
  })
  .meta({ id: 'HTTPValidationError' });

export const Ok = z.object({ status: z.literal('ok') }).meta({ id: 'Ok' });
