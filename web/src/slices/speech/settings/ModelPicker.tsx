import { useState } from 'react';
import { useIsWide } from '../../../lib/hooks.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { PickerFrame } from '../../../ui/overlay/PickerFrame.tsx';
import { editDraft } from '../drafts/draft.ts';
import { t } from '../messages.ts';
import { languagesOf, ModelCode, rateOf } from './model-labels.tsx';
import { PickButton } from './PickButton.tsx';
import type { Speech } from '../use-speech.ts';

// The list is not part of the first load. It is fetched before anybody opens it.
const ModelList = lazyPart(async () => (await import('./ModelList.tsx')).ModelList, {
  fallback: <div className="h-[320px]" />,
});

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
      <ModelList
        models={models}
        chosen={model}
        rate={rate}
        onChoose={(id) => {
          if (onChoose) onChoose(id);
          else editDraft({ model_id: id });
          setIsOpen(false);
        }}
      />
    </PickerFrame>
  );
}
