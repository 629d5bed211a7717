/** Reads the outcome of a generation from the response headers. */
export interface Note {
  code: string;
  message: string;
}

export interface Outcome {
  /** Credits; null while it is not known. */
  cost: number | null;
  /** It was made before: nothing was spoken anew. */
  isCached: boolean;
  /** Settings that the server could not apply. */
  notes: Note[];
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && typeof (value as Note).message === 'string';

/** Percent-encoded JSON, because a header is ASCII. A header that something on the way spoiled tells nothing. */
function readNotes(header: string | null): Note[] {
  if (!header) return [];
  try {
    const value: unknown = JSON.parse(decodeURIComponent(header));
    return Array.isArray(value) ? value.filter(isNote) : [];
  } catch {
    console.warn('The warnings of the answer could not be read.');
    return [];
  }
}

export function readOutcome(headers: Headers): Outcome {
  const cost = headers.get('character-cost');
  return {
    cost: cost !== null && /^\d+$/.test(cost) ? Number(cost) : null,
    isCached: headers.get('x-veery-cache') === 'hit',
    notes: readNotes(headers.get('x-veery-warnings')),
  };
}
