/** Dates that went through JSON become dates again. */
const isoDate = /^\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** @param value what JSON.parse returned for a value of type T, in which every text of that form was a date */
export function reviveDates<T>(value: unknown): T {
  return revive(value) as T;
}

function revive(value: unknown): unknown {
  if (typeof value === 'string') return isoDate.test(value) ? new Date(value) : value;
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]));
}
