/** Reads the outcome of a generation from the response headers. */
export interface Note {
  code: string;
  message: string;
  /** The likely language of the text, where the server was not sure of it. */
  language?: string;
}

export interface Outcome {
  /** The cost in credits, or null while it is not known. */
  cost: number | null;
  /** The audio came from the history, so nothing was generated. */
  isCached: boolean;
  /** What spoke: an engine of the server, a model or a provider. Null where an older server does not say. */
  engine: string | null;
  /** Settings that the server could not apply. */
  notes: Note[];
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && typeof (value as Note).message === 'string';

/** Reads percent-encoded JSON, because a header is ASCII. A damaged header gives no notes. */
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
    engine: headers.get('x-veery-engine'),
    notes: readNotes(headers.get('x-veery-warnings')),
  };
}
