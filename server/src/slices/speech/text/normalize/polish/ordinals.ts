/** Ordinals, fractions. Ordinals are adjectives, so each has the ending of its noun. */
import { cardinal, countOf, type Case } from './numbers.ts';

/** The ending of an adjective as `nowy` has it; `drugi` and `trzeci` follow. */
export type Ending = 'y' | 'a' | 'e' | 'ego' | 'emu' | 'ym' | 'ej' | 'ą' | 'ych' | 'ymi';

const split = (words: string) => words.split(' ');
const ones = split('zerowy pierwszy drugi trzeci czwarty piąty szósty siódmy ósmy dziewiąty');
const teens = split(
  'dziesiąty jedenasty dwunasty trzynasty czternasty piętnasty szesnasty siedemnasty osiemnasty dziewiętnasty',
);
const tens = split(
  '_ _ dwudziesty trzydziesty czterdziesty pięćdziesiąty sześćdziesiąty siedemdziesiąty osiemdziesiąty dziewięćdziesiąty',
);
const hundreds = split(
  '_ setny dwusetny trzechsetny czterechsetny pięćsetny sześćsetny siedemsetny osiemsetny dziewięćsetny',
);

/** `nowy` with another ending. */
export function inflect(adjective: string, ending: Ending): string {
  if (adjective.endsWith('y')) return adjective.slice(0, -1) + ending;
  const soft = ending === 'y' ? 'i' : ending.startsWith('y') ? `i${ending.slice(1)}` : ending;
  if (adjective === 'trzeci') return `trzec${soft.startsWith('i') ? soft : `i${soft}`}`;
  return adjective.slice(0, -1) + (soft.startsWith('e') ? `i${soft}` : soft);
}

function parts(value: number): { before: string; adjectives: string[] } {
  const rest = value % 100;
  const above = value - rest;
  if (rest > 0) {
    const adjectives =
      rest < 10
        ? [ones[rest] ?? '']
        : rest < 20
          ? [teens[rest - 10] ?? '']
          : [tens[Math.floor(rest / 10)] ?? '', ...(rest % 10 ? [ones[rest % 10] ?? ''] : [])];
    return { before: above ? cardinal(above) : '', adjectives };
  }
  if (value === 0) return { before: '', adjectives: ['zerowy'] };
  if (value % 1000)
    return {
      before: above >= 1000 ? cardinal(value - (value % 1000)) : '',
      adjectives: [hundreds[(value % 1000) / 100] ?? ''],
    };
  const thousands = value / 1000;
  const prefix = thousands === 1 ? '' : thousands === 2 ? 'dwu' : cardinal(thousands, 'genitive').replaceAll(' ', '');
  return { before: '', adjectives: [`${prefix}tysięczny`] };
}

/** `21`, `ego` → `dwudziestego pierwszego`. */
export function ordinal(digits: string | number, ending: Ending): string {
  const { before, adjectives } = parts(Number(digits));
  return [before, ...adjectives.map((adjective) => inflect(adjective, ending))].filter(Boolean).join(' ');
}

/** `3`, `4` → `trzy czwarte`; `1/2` is `jedna druga`, and `pół` before a noun. */
export function fraction(over: string | number, under: string | number, kind: Case = 'nominative'): string {
  const digits = String(over);
  const count = countOf(digits);
  const isOblique = kind !== 'nominative' && kind !== 'accusative';
  const ending: Ending = isOblique
    ? count === 'one'
      ? 'ej'
      : 'ych'
    : count === 'one'
      ? 'a'
      : count === 'few'
        ? 'e'
        : 'ych';
  if (kind === 'accusative' && count === 'one') return `jedną ${ordinal(under, 'ą')}`;
  return `${cardinal(digits, kind === 'accusative' ? 'nominative' : kind, 'f')} ${ordinal(under, ending)}`;
}
