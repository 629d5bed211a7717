/** Limits of the contract, named here because its file would bring its schemas into the page. */
import type {
  maxGraphemeLength as graphemeLength,
  maxReplacementLength as replacementLength,
  maxRules as rules,
} from '#contract/pronunciation-dictionaries/types.ts';

export const maxRules = 10_000 satisfies typeof rules;
export const maxGraphemeLength = 200 satisfies typeof graphemeLength;
export const maxReplacementLength = 1000 satisfies typeof replacementLength;
