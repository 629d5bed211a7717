/** The language that a text seems to be in, where the server could not be sure of it. */
import type { Model } from '#contract/models/types.ts';
import type { Note } from './outcome.ts';

const code = 'language_uncertain';

/** Undefined where the language is certain, was chosen, or is none that the model speaks. */
export function likelyLanguage(
  notes: readonly Note[],
  chosen: string,
  model: Pick<Model, 'languages'> | undefined,
): string | undefined {
  const language = chosen === '' ? notes.find((note) => note.code === code)?.language : undefined;
  return model?.languages.some(({ language_id }) => language_id === language) ? language : undefined;
}

/** The notes that the hint does not say already. */
export const otherNotes = (notes: readonly Note[]): Note[] => notes.filter((note) => note.code !== code);
