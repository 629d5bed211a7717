import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Model } from '#contract/models/types.ts';
import { useUser } from '../../../lib/account.ts';
import { useIsWide } from '../../../lib/hooks.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Chip } from '../../../ui/button/Chip.tsx';
import { PickerFrame } from '../../../ui/overlay/PickerFrame.tsx';
import { editDraft } from '../drafts/draft.ts';
import { t } from '../messages.ts';
import { modelDescription } from './model-descriptions.ts';
import { PickButton } from './PickButton.tsx';
import type { Speech } from '../use-speech.ts';
import { languageName, modelBadge } from '../voices/voice-labels.ts';

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
    ? t('model_one_language', {
        language: languageName(languages[0]!.language_id) || languages[0]!.name,
      })
    : t('model_languages', { count: languages.length });
const rateOf = ({ model_rates }: Model) => {
  const rate = model_rates.character_cost_multiplier;
  return t('model_rate', { rate });
};

interface ModelPickerProps {
  speech: Pick<Speech, 'model' | 'models'>;
  isChip?: boolean;
  /** Replaces what a character costs, where something else is counted. */
  rate?: string;
  onChoose?(modelId: string): void;
}

export function ModelPicker({ speech, isChip = false, rate, onChoose }: ModelPickerProps) {
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
            note={model ? `${languagesOf(model)} · ${rate ?? rateOf(model)}` : ''}
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
            rate={rate}
            limit={isFree ? one.max_characters_request_free_user : one.max_characters_request_subscribed_user}
            isChosen={one.model_id === model?.model_id}
            onChoose={() => {
              if (onChoose) onChoose(one.model_id);
              else editDraft({ model_id: one.model_id });
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
  rate: string | undefined;
  limit: number;
  isChosen: boolean;
  onChoose(): void;
}

/** Takes one line until it is opened. */
function ModelCard({ model, rate, limit, isChosen, onChoose }: ModelCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li className={clsx('rounded-md hover:bg-hover', isChosen && 'bg-selected')}>
      <div className="flex items-center pe-1">
        <button
          type="button"
          aria-current={isChosen}
          onClick={onChoose}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md px-3 text-start max-md:gap-2"
        >
          <ModelCode model={model} />
          <span className="flex-none font-medium">{model.name}</span>
          <span className="ms-auto truncate text-caption text-muted tabular-nums">{rate ?? rateOf(model)}</span>
          {isChosen && <Check size={18} strokeWidth={2} aria-hidden="true" className="flex-none" />}
        </button>
        <IconButton
          label={t('model_details', { name: model.name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          size="sm"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />
        </IconButton>
      </div>
      {isOpen && (
        <div id={id} className="flex flex-col gap-0.5 ps-[60px] pe-3 pb-3">
          <p className="text-table text-ink-2">{modelDescription(model)}</p>
          <p className="text-caption text-muted">
            {languagesOf(model)}
            {rate === undefined && <> · {t('model_limit', { count: limit })}</>}
          </p>
        </div>
      )}
    </li>
  );
}
