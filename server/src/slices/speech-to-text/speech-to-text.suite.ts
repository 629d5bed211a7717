/** Sound for tests: what the server itself speaks. */
import { convert } from '#contract/speech/api.ts';
import type { TestApp, TestUser } from '../../testing/app.ts';

const reader = 'brUn0Veery0Premade02';

/** A wav of a text, spoken with one of the server's own voices. */
export async function spoken(t: TestApp, user: TestUser, text: string, name = 'speech.wav'): Promise<File> {
  const answer = await t.call(convert, user, {
    params: { voice_id: reader },
    query: { output_format: 'wav_24000', enable_logging: 'false' },
    body: { text },
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  return new File([await answer.arrayBuffer()], name, { type: 'audio/wav' });
}

/** The words of a text without marks, for comparing. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** How many words of the one are in the other, in order. */
export function sharedWords(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const best = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  for (let i = 1; i <= left.length; i++)
    for (let j = 1; j <= right.length; j++)
      best[i]![j] =
        left[i - 1] === right[j - 1] ? best[i - 1]![j - 1]! + 1 : Math.max(best[i - 1]![j]!, best[i]![j - 1]!);
  return best[left.length]![right.length]!;
}
