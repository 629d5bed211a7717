import type { DictionaryAccess } from '#contract/pronunciation-dictionaries/types.ts';

/** Named here, because the contract's list would bring its schemas into the page. */
export const dictionaryAccess = ['viewer', 'editor', 'admin'] as const satisfies readonly DictionaryAccess[];
