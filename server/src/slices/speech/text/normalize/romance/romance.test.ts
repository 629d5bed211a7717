import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../edit.ts';
import { frenchOf } from '../french/french.ts';
import { normalizeItalian } from '../italian/italian.ts';
import { portugueseOf } from '../portuguese/portuguese.ts';
import { spanishOf } from '../spanish/spanish.ts';
import { cases } from './romance.cases.ts';
import { cpuMsOf } from '../../../../../testing/cpu-time.ts';

const languages = { fr: frenchOf(), es: spanishOf(), it: normalizeItalian, pt: portugueseOf() };

const writtenOf = (language: string) =>
  readFileSync(new URL(`../cases/${language}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[2] ?? '');

describe.each(Object.entries(languages))('the normalizer of %s', (language, normalize) => {
  it('reads texts in which several rules meet', () => {
    const rows = cases[language] ?? [];
    expect(rows.length).toBeGreaterThan(15);
    for (const [written, spoken] of rows) expect(applyEdits(written, normalize(written)), written).toBe(spoken);
  });

  it('drops no letters or digits, whatever surrounds them, and gives edits in order', () => {
    const tokens = writtenOf(language).flatMap((written) => written.split(/(?<=[ .,])|(?=[-–/:])/));
    const token = fc.oneof(fc.constantFrom(...tokens), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(token, { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        const edits = normalize(text);
        for (const { from, to, spoken } of edits) {
          if (/[\p{L}\p{N}]/u.test(text.slice(from, to))) expect(spoken, text).toMatch(/[\p{L}\p{N}]/u);
        }
        expect(() => applyEdits(text, edits), text).not.toThrow();
        // The text itself may hold these letters.
        const wrong = /undefined|NaN/.test(text) ? /\d/ : /\d|undefined|NaN/;
        expect(applyEdits(text, edits), text).not.toMatch(wrong);
      }),
      { numRuns: 250 },
    );
  });

  it('changes nothing in what it said', () => {
    for (const written of writtenOf(language)) {
      const spoken = applyEdits(written, normalize(written));
      // Letters that were spelled are not spelled twice, and numbers in words stay as they are.
      expect(applyEdits(spoken, normalize(spoken)), written).toBe(spoken);
    }
  });

  it.each(['1', '.', '1.', '1 ', '12:', '1-', 'M.', 'a1', '1x', '½'])(
    'reads 3,000 characters of %j at once',
    async (part) => {
      const text = part.repeat(Math.ceil(3000 / part.length));
      // The lesser of two runs, since the first also compiles.
      const times = [await cpuMsOf(() => normalize(text)), await cpuMsOf(() => normalize(text))];
      expect(Math.min(...times)).toBeLessThan(150);
    },
  );
});
