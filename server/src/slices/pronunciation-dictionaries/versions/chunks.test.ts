import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';
import { toChunks } from './chunks.rules.ts';
import { addRules, removeRules } from './edit.rules.ts';

const rule = (string_to_replace: string, alias = 'x'): PronunciationRule => ({
  ...{ type: 'alias', string_to_replace, alias, case_sensitive: true, word_boundaries: true },
});
const rules = fc.array(
  fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('x', 'y')).map(([word, spoken]) => rule(word, spoken)),
  { maxLength: 600 },
);

test('chunks join to the rules, and equal rules have equal chunks', () => {
  fc.assert(
    fc.property(rules, (all) => {
      const chunks = toChunks(all);
      expect(chunks.flatMap((chunk) => chunk.rules)).toEqual(all);
      expect(toChunks(structuredClone(all))).toEqual(chunks);
      for (const chunk of chunks) expect(chunk.rules.length).toBeLessThanOrEqual(256);
    }),
    { numRuns: 30 },
  );
});

test('after one change, nearly all chunks are those of before', () => {
  const before = Array.from({ length: 5000 }, (_, i) => rule(`word ${i}`));
  const known = new Set(toChunks(before).map(({ chunk_id }) => chunk_id));
  expect(known.size).toBeGreaterThan(40);
  for (const after of [before.toSpliced(2500, 1), before.toSpliced(17, 0, rule('new')), [...before, rule('last')]]) {
    const fresh = toChunks(after).filter(({ chunk_id }) => !known.has(chunk_id));
    expect(fresh.length).toBeLessThanOrEqual(4);
  }
});

test('an added rule takes the place of those for its string, and removing takes all of them', () => {
  const all = [rule('a', '1'), rule('b', '2'), rule('a', '3')];
  expect(addRules(all, [rule('c', '4'), rule('a', '5')])).toEqual([rule('a', '5'), rule('b', '2'), rule('c', '4')]);
  expect(addRules(all, [])).toEqual(all);
  expect(addRules([], [rule('a', '1'), rule('a', '2')])).toEqual([rule('a', '1'), rule('a', '2')]);
  expect(removeRules(all, ['a', 'z'])).toEqual([rule('b', '2')]);
  expect(removeRules(all, ['A'])).toEqual(all);
});
