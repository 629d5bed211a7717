import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitBreathGroups } from './breath-groups.ts';

test('the first breath ends at a clause or after about 1.5 s', () => {
  expect(splitBreathGroups('Good morning, and welcome to the harbour of this town.', true)[0]).toBe('Good morning, ');
  expect(splitBreathGroups('The captain told them about the island and its birds.', true)[0]).toBe(
    'The captain told them ',
  );
  expect(splitBreathGroups('Two numbers, 1,234 and 5,678, are here.', true)[0]).toBe('Two numbers, ');
  expect(splitBreathGroups('The captain told them about the island and its birds.', false).length).toBe(1);
  // This one is too short to be worth a cut.
  expect(splitBreathGroups('Only a few words are here.', true)).toEqual(['Only a few words are here.']);
});

test.each([
  'The old lighthouse keeper climbed |the stairs, as he did each evening, and lit the lamp.',
  'The quick brown fox jumps |over the lazy dog and runs into the forest where nobody sees him.',
  'A very long day came |to its end at last, and everyone went home.',
  'She gave the young man |a new red bicycle for his birthday.',
  'The ferry left |the harbour at nine, and by noon the islands were already out of sight.',
  'Seven unbelievably beautiful migratory birds, |nobody knows why, stay here in winter.',
])('the first breath does not end inside a noun phrase: %s', (cut) => {
  const [first, ...rest] = splitBreathGroups(cut.replace('|', ''), true);
  expect(`${first}|${rest.join('')}`).toBe(cut);
});

test('later ones end at clauses, and without clauses have about the same length', () => {
  const clauses =
    'They saw the lighthouse on the cliffs, the birds that nest there in the spring, and the sea below them.';
  for (const breath of splitBreathGroups(clauses, false).slice(0, -1)) expect(breath).toMatch(/, $/);
  const none = 'they saw the tall lighthouse and many small birds and grey seals '.repeat(3);
  const lengths = splitBreathGroups(none, false).map((breath) => breath.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(110);
  expect(Math.min(...lengths)).toBeGreaterThan(40);
});

test('breaths join to the text, and none is too long', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc
      .array(fc.constantFrom('word ', 'a, ', 'and ', 'x'.repeat(90), '\n', '😀', 'e\u0301'), { maxLength: 60 })
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, fc.boolean(), (text, isOpening) => {
      const breaths = splitBreathGroups(text, isOpening);
      expect(breaths.join('')).toBe(text);
      if (text) for (const breath of breaths) expect(breath.length).toBeGreaterThan(0);
      for (const breath of breaths) expect(breath.length).toBeLessThanOrEqual(160);
    }),
    { numRuns: 500 },
  );
});
