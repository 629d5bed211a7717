/** The rules of pronunciation dictionaries, as the speech pipeline takes them. */

interface RuleBase {
  string_to_replace: string;
  /** Absent: true, as the public API has it. */
  case_sensitive?: boolean | undefined;
  /** Whether it replaces whole words only. Absent: true. */
  word_boundaries?: boolean | undefined;
}

export interface AliasRule extends RuleBase {
  type: 'alias';
  /** Empty: nothing is spoken. */
  alias: string;
}

export interface PhonemeRule extends RuleBase {
  type: 'phoneme';
  phoneme: string;
  /** `ipa`, or `cmu-arpabet`, which is written `cmu` too. */
  alphabet: string;
}

export type PronunciationRule = AliasRule | PhonemeRule;

/** A place in a text that a rule speaks for; UTF-16 units, `to` is exclusive. */
export interface RuleMatch {
  from: number;
  to: number;
  rule: PronunciationRule;
}

const alphabets: Readonly<Record<string, 'ipa' | 'cmu-arpabet'>> = {
  ipa: 'ipa',
  cmu: 'cmu-arpabet',
  arpabet: 'cmu-arpabet',
  'cmu-arpabet': 'cmu-arpabet',
  'x-cmu-arpabet': 'cmu-arpabet',
};

/** The alphabet under the name that engines know; undefined where it is another one. */
export const alphabetOf = (name: string): 'ipa' | 'cmu-arpabet' | undefined => alphabets[name.trim().toLowerCase()];
