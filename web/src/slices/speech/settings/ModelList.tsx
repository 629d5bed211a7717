import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Model } from '#contract/models/types.ts';
import { useUser } from '../../../lib/account.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { t } from '../messages.ts';
import { modelDescription } from './model-descriptions.ts';
import { languagesOf, ModelCode, rateOf } from './model-labels.tsx';

interface ModelListProps {
  models: readonly Model[] | undefined;
  chosen: Model | undefined;
  rate: string | undefined;
  onChoose(modelId: string): void;
}

export function ModelList({ models, chosen, rate, onChoose }: ModelListProps) {
  const isFree = useUser()?.subscription.tier === 'free';
  return (
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
          isChosen={one.model_id === chosen?.model_id}
          onChoose={() => onChoose(one.model_id)}
        />
      ))}
    </ul>
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
