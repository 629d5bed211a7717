/** What holds for the normalizer of every language, with the texts of its own cases. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, type Normalizer } from './edit.ts';
import { cpuMsOf } from '../../../../testing/cpu-time.ts';

/** @param written texts whose words and marks are mixed */
export function testNormalizer(normalize: Normalizer, written: readonly string[]): void {
  test('letters and digits are never dropped, whatever surrounds them, and edits are in order', () => {
    const tokens = written.flatMap((text) => text.split(/(?<=[ .,])|(?=[-–/:])/));
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...tokens), fc.string({ maxLength: 3 })), { maxLength: 8 }),
        (parts) => {
          const text = parts.join('');
          const edits = normalize(text);
          for (const edit of edits)
            if (/[\p{L}\p{N}]/u.test(text.slice(edit.from, edit.to)))
              expect(edit.spoken, text).toMatch(/[\p{L}\p{N}]/u);
          applyEdits(text, edits);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each(['1', '.', '1.', '1 ', '-', 'A', '1-', '(', '1:', '12-3-', '12.3.', '€1', 'z. B. ', '1 i '])(
    '3,000 characters of "%s" cost milliseconds',
    async (part) => {
      const text = part.repeat(Math.ceil(3000 / part.length));
      normalize(part);
      expect(await cpuMsOf(() => normalize(text))).toBeLessThan(300);
    },
  );
}
