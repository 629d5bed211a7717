import type { Model } from '#contract/models/types.ts';
import { t } from '../messages.ts';
import { languageName, modelBadge } from '../voices/voice-labels.ts';

export function ModelCode({ model }: { model: Model | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="min-w-9 flex-none rounded-xs px-[5px] text-center font-mono text-[11px] leading-[18px] font-medium text-ink-2 shadow-[inset_0_0_0_1px_var(--line-strong)]"
    >
      {model ? modelBadge(model) : '…'}
    </span>
  );
}

export const languagesOf = ({ languages }: Model) =>
  languages.length === 1
    ? t('model_one_language', {
        language: languageName(languages[0]!.language_id) || languages[0]!.name,
      })
    : t('model_languages', { count: languages.length });

export const rateOf = ({ model_rates }: Model) => {
  const rate = model_rates.character_cost_multiplier;
  return t('model_rate', { rate });
};
