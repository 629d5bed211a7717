/** ISO 639-1 where a code of three letters has one. Pure. */
export function shortCode(code: string): string;
export function shortCode(code: string | null): string | null;
export function shortCode(code: string | null): string | null {
  if (code === null) return null;
  const lower = code.toLowerCase().split(/[-_]/)[0] ?? '';
  try {
    return lower.length === 3 ? new Intl.Locale(lower).language : lower;
  } catch {
    return lower;
  }
}
