/** A boolean in a query, where everything is text. */
import { z } from 'zod';

const text = z.stringbool();

/** `true` or `false`; other clients also write 1, 0, yes and no. */
export const Flag = z.preprocess((value: boolean | string | undefined) => {
  const parsed = typeof value === 'string' ? text.safeParse(value) : undefined;
  return parsed?.success ? parsed.data : value;
}, z.boolean());
