/** The order of dictionaries. Pure. */
import type { DictionaryLocator, maxLocators as limit } from '#contract/pronunciation-dictionaries/types.ts';

/** Named here, because the contract's file would bring its schemas into the page. */
export const maxLocators = 3 satisfies typeof limit;

export function moved(locators: readonly DictionaryLocator[], at: number, by: 1 | -1): DictionaryLocator[] {
  const next = [...locators];
  const [one] = next.splice(at, 1);
  if (one) next.splice(at + by, 0, one);
  return next;
}

/** Puts a dictionary before the others, where its rules win. The last one makes room. */
export const withFirst = (locators: readonly DictionaryLocator[], id: string): DictionaryLocator[] =>
  [
    { pronunciation_dictionary_id: id, version_id: null },
    ...locators.filter((one) => one.pronunciation_dictionary_id !== id),
  ].slice(0, maxLocators);
