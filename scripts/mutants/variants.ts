/**
 * A variant of a test file is the same source under a name that says which filter is switched off while it runs. So one
 * run of vitest holds any number of variants, and its threads load the product once for all of them.
 */
const pattern = /\.without-(\d+)(\.test\.ts)$/;

export const variantOf = (file: string, filter: number) => file.replace(/\.test\.ts$/, `.without-${filter}.test.ts`);
export const originalOf = (file: string) => file.replace(pattern, '$2');

/** The filter that is switched off; undefined in the original. */
export function askedAbout(file: string): number | undefined {
  const number = pattern.exec(file)?.[1];
  return number === undefined ? undefined : Number(number);
}
