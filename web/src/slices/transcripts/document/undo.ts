/** The documents before and after the one that is shown. Pure. */
import type { EditedDocument } from './model.ts';

/** Old documents share all that did not change, so that many cost little. */
const maxSteps = 500;

export interface Edits {
  document: EditedDocument;
  past: readonly EditedDocument[];
  future: readonly EditedDocument[];
  /** Edits with the same key that follow each other are one step, such as the letters of a word. */
  key: string | undefined;
}

export const firstEdits = (document: EditedDocument): Edits => ({ document, past: [], future: [], key: undefined });

export function edited(edits: Edits, document: EditedDocument, key?: string): Edits {
  if (document === edits.document) return edits;
  const isSameStep = key !== undefined && key === edits.key && edits.past.length > 0;
  const past = isSameStep ? edits.past : [...edits.past, edits.document].slice(-maxSteps);
  return { document, past, future: [], key };
}

/** The next edit is a step of its own, also with the same key. */
export const endStep = (edits: Edits): Edits => (edits.key === undefined ? edits : { ...edits, key: undefined });

export function undone({ document, past, future, key }: Edits): Edits {
  const before = past.at(-1);
  if (!before) return { document, past, future, key };
  return { document: before, past: past.slice(0, -1), future: [document, ...future], key: undefined };
}

export function redone({ document, past, future, key }: Edits): Edits {
  const [after, ...others] = future;
  if (!after) return { document, past, future, key };
  return { document: after, past: [...past, document], future: others, key: undefined };
}
