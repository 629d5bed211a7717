/** Reads pasted addresses, separated by lines, commas, semicolons or spaces. */
import { Email } from '#contract/sign-in/types.ts';

export interface ReadEmails {
  good: string[];
  bad: string[];
}

export function readEmails(text: string): ReadEmails {
  const words = [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
  const read = words.map((word) => ({ word, email: Email.safeParse(word).data }));
  return {
    good: [...new Set(read.flatMap(({ email }) => email ?? []))],
    bad: read.filter(({ email }) => email === undefined).map(({ word }) => word),
  };
}
