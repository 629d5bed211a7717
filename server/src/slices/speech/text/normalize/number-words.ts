/** Puts numbers into the words of a language. Numbers are given as digits, so that none is rounded. */

/** How a language builds its numbers: words, and how they are joined. */
export interface NumberTable {
  /** The words of 0 to 19. */
  ones: readonly string[];
  /** The words of 20, 30 … 90, from index 2. */
  tens: readonly string[];
  /** Joins the words of 20 and of 1 to `twenty-one` or `einundzwanzig`. */
  joinTens(tens: string, ones: string): string;
  /** Joins a count of hundreds and the words of the rest, which may be empty, to `two hundred and five`. */
  joinHundreds(hundreds: number, rest: string): string;
  /** A group of three digits with its name: power 1 is thousands, 2 millions. */
  nameGroup(words: string, value: number, power: number): string;
  /** The word before a last group below a hundred when other groups precede it: `one thousand and five`. */
  beforeLast: string;
  /** Between two groups. */
  separator: string;
  /** How many groups of three digits have a name. */
  groups: number;
}

/** Digits of the longest number that has a name; longer ones are read digit by digit. */
export const maxDigits = ({ groups }: NumberTable) => groups * 3;

/** `1205` → `one thousand two hundred and five`. At most `maxDigits` digits. */
export function cardinalOf(table: NumberTable, digits: string | number): string {
  const plain = String(digits).replace(/^0+(?=\d)/, '');
  const groups: string[] = [];
  for (let end = plain.length; end > 0; end -= 3) groups.unshift(plain.slice(Math.max(0, end - 3), end));
  const words: string[] = [];
  for (const [i, group] of groups.entries()) {
    const value = Number(group);
    const power = groups.length - 1 - i;
    if (value === 0) continue;
    if (power > 0) words.push(table.nameGroup(belowThousand(table, value), value, power));
    else words.push((words.length > 0 && value < 100 ? table.beforeLast : '') + belowThousand(table, value));
  }
  return words.length > 0 ? words.join(table.separator).trim() : (table.ones[0] ?? '');
}

function belowThousand(table: NumberTable, value: number): string {
  const rest = value % 100;
  if (value < 100) return belowHundred(table, value);
  return table.joinHundreds(Math.floor(value / 100), rest ? belowHundred(table, rest) : '');
}

function belowHundred({ ones, tens, joinTens }: NumberTable, value: number): string {
  if (value < 20) return ones[value] ?? '';
  const ten = tens[Math.floor(value / 10)] ?? '';
  return value % 10 ? joinTens(ten, ones[value % 10] ?? '') : ten;
}

/** Digit by digit: `007` → `zero zero seven`. */
export const digitsOf = ({ ones }: NumberTable, digits: string): string =>
  Array.from(digits, (digit) => ones[Number(digit)]).join(' ');
