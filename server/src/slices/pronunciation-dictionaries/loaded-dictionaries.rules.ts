/** Dictionaries as the pipeline of speech uses them. */
import type { PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';

/** A rule with the place where it stands. */
export type LoadedRule = PronunciationRule & {
  dictionary_id: string;
  version_id: string;
  /** Its number within the version, counted from 0. */
  index: number;
};

export interface LoadedDictionary {
  dictionary_id: string;
  version_id: string;
  /** The same array for as long as the version is in memory, so that what is derived of it can be kept with it. */
  rules: readonly LoadedRule[];
}

export interface LoadedDictionaries {
  /** In the order in which they are tried. */
  dictionaries: readonly LoadedDictionary[];
  /** Those of all dictionaries, in the order in which they are tried: the first that matches wins. */
  rules: readonly LoadedRule[];
}

/** A locator whose version is decided. */
export interface PinnedLocator {
  pronunciation_dictionary_id: string;
  version_id: string;
}
