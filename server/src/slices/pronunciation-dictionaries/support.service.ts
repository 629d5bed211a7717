/** Which engines can say rules. */
import type { PronunciationRule, RuleSupport } from '#contract/pronunciation-dictionaries/types.ts';
import type { Ctx } from '../../context.ts';

/** An alias is a text, which every engine of the language reads. */
const anyText = { alphabet: 'ipa', phonemes: '' } as const;

export function checkRules({ parts }: Ctx, rules: readonly PronunciationRule[], languageCode: string): RuleSupport[] {
  const language = languageCode.toLowerCase().split(/[-_]/)[0] ?? '';
  const known = new Map<string, RuleSupport['engines']>();
  return rules.map((rule) => {
    const given = rule.type === 'alias' ? anyText : { alphabet: rule.alphabet, phonemes: rule.phoneme };
    const key = `${rule.type} ${given.alphabet} ${given.phonemes}`;
    const engines =
      known.get(key) ??
      parts.speech.supportOf(language, given).map(({ engine, title, isHonored, reason = null }) => {
        const isSpoken = isHonored || (rule.type === 'alias' && reason !== 'language');
        return { engine, title, is_honored: isSpoken, reason: isSpoken ? null : reason };
      });
    known.set(key, engines);
    return { string_to_replace: rule.string_to_replace, engines };
  });
}
