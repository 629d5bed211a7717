/**
 * Whole months after an instant, in UTC, as PostgreSQL counts them: the 31st of a short month is its last day. Months are
 * always counted from the same anchor, so that a day is not lost on the way through February.
 */
export function addMonths(anchor: Date, months: number): Date {
  const end = new Date(anchor);
  end.setUTCMonth(anchor.getUTCMonth() + months);
  if (end.getUTCDate() !== anchor.getUTCDate()) end.setUTCDate(0);
  return end;
}
