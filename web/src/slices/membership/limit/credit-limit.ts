const highest = 1_000_000_000;

/** Null for an empty field, which is no limit; undefined for what is no limit at all. Numbers may be grouped. */
export function readCreditLimit(typed: string): number | null | undefined {
  const digits = typed.replaceAll(/[\s.,'’]/g, '');
  if (digits === '') return typed.trim() === '' ? null : undefined;
  return /^\d+$/.test(digits) && Number(digits) <= highest ? Number(digits) : undefined;
}
