import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Model } from '#contract/models/types.ts';
import { useUser } from '../../../lib/account.ts';
import { useIsWide } from '../../../lib/hooks.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { PickerFrame } from '../../../ui/overlay/PickerFrame.tsx';
import { editDraft } from '../drafts/draft.ts';
import { t } from '../messages.ts';
import { PickButton } from './PickButton.tsx';
import type { Speech } from '../use-speech.ts';
import { modelBadge } from '../voices/voice-labels.ts';

function ModelCode({ model }: { model: Model | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="min-w-9 flex-none rounded-xs px-[5px] text-center font-mono text-[11px] leading-[18px] font-medium text-ink-2 shadow-[inset_0_0_0_1px_var(--line-strong)]"
    >
      {model ? modelBadge(model) : '…'}
    </span>
  );
}

const languagesOf = ({ languages }: Model) =>
  languages.length === 1
    ? t('model_one_language', { language: languages[0]!.name })
    : t('model_languages', { count: languages.length });
const rateOf = ({ model_rates }: Model) => {
  const rate = model_rates.character_cost_multiplier;
  return t('model_rate', { rate });
};

export function ModelPicker({ speech, isChip = false }: { speech: Speech; isChip?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useIsWide();
  const isFree = useUser()?.subscription.tier === 'free';
  const { model, models } = speech;
  const open = isWide ? {} : { onClick: () => setIsOpen(true) };
  return (
    <PickerFrame
      title={t('model_choose')}
      isWide={isWide}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        isChip ? (
          <Chip aria-label={t('model_named', { name: model?.name ?? t('loading') })} className="ps-2.5" {...open}>
            <ModelCode model={model} />
            {model?.name ?? '…'}
          </Chip>
        ) : (
          <PickButton
            label={t('model')}
            picture={<ModelCode model={model} />}
            name={model?.name}
            note={model ? `${languagesOf(model)} · ${rateOf(model)}` : ''}
            {...open}
          />
        )
      }
    >
      <ul
        aria-label={t('models')}
        className="flex min-h-0 flex-1 flex-col gap-1 overflow-auto p-2 max-lg:px-3 max-lg:pb-4"
      >
        {(models ?? []).map((one) => (
          <ModelCard
            key={one.model_id}
            model={one}
            limit={isFree ? one.max_characters_request_free_user : one.max_characters_request_subscribed_user}
            isChosen={one.model_id === model?.model_id}
            onChoose={() => {
              editDraft({ model_id: one.model_id });
              setIsOpen(false);
            }}
          />
        ))}
      </ul>
    </PickerFrame>
  );
}

interface ModelCardProps {
  model: Model;
  limit: number;
  isChosen: boolean;
  onChoose(): void;
}

function ModelCard({ model, limit, isChosen, onChoose }: ModelCardProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen}
        onClick={onChoose}
        className={clsx(
          'flex w-full items-start gap-3 rounded-md p-3 text-start hover:bg-hover',
          isChosen && 'bg-selected',
        )}
      >
        <ModelCode model={model} />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="font-medium">{model.name}</span>
          <span className="text-table text-ink-2">{model.description}</span>
          <span className="text-caption text-muted">
            {languagesOf(model)} · {t('model_limit', { count: limit })} · {rateOf(model)}
          </span>
        </span>
        {isChosen && <Check size={18} strokeWidth={2} aria-hidden="true" className="flex-none" />}
      </button>
    </li>
  );
}
