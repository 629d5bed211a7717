/** Zod schemas as generics see them. */
import type { z } from 'zod';

/** Never write `extends z.ZodType` in a generic: the compiler then compares zod's whole structure once per endpoint. */
export type Schema = {
  _zod: { output: unknown; input: unknown };
  safeParse(data: unknown): { success: true; data: unknown } | { success: false; error: z.ZodError };
};
/** The value after parsing; undefined where there is no schema. */
export type Output<T> = T extends { _zod: { output: infer O } } ? O : undefined;
/** The value that a caller gives. */
export type Input<T> = T extends { _zod: { input: infer I } } ? I : undefined;
