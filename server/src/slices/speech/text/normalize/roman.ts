/** Roman numerals as numbers. */

const roman = /^(?=[IVXLCDM])(M{0,3})(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;
const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** `XIV` → 14; undefined for letters that are no numeral in its usual form. */
export function romanValue(letters: string): number | undefined {
  if (!roman.test(letters)) return undefined;
  let value = 0;
  for (const [i, letter] of [...letters].entries()) {
    const here = values[letter] ?? 0;
    value += here < (values[letters[i + 1] ?? ''] ?? 0) ? -here : here;
  }
  return value;
}
