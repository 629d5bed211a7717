/** A boolean in a query, where everything is text. */
import { z } from 'zod';

/** The spellings that FastAPI accepts, in any case: clients of the public API were written against it. */
const text = z.stringbool({
  truthy: ['true', '1', 'yes', 'y', 'on', 't'],
  falsy: ['false', '0', 'no', 'n', 'off', 'f'],
});

/** `true` or `false`, however it is spelt. */
export const Flag = z.preprocess((value: boolean | string | undefined) => {
  const parsed = typeof value === 'string' ? text.safeParse(value) : undefined;
  return parsed?.success ? parsed.data : value;
}, z.boolean());
