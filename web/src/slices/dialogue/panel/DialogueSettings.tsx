import { ChevronRight, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { useStore } from '../../../lib/store.ts';
import { Slider } from '../../../ui/form/Slider.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { DictionaryPicker } from '../../dictionary-picker/public.ts';
import { defaultFormat, FormatField, LanguageField, NormalizationField, SeedField } from '../../speech/public.ts';
import { changeSettings, dialogueDraft } from '../draft/dialogue-draft.ts';
import { t } from '../messages.ts';
import { spokenTurns } from '../model/turns.ts';
import type { DialogueView } from '../use-dialogue.ts';
import { SpeakersPart } from './SpeakersPart.tsx';

/** What voices have of their own where the dialogue says nothing. */
const usual = { stability: 0.5, use_speaker_boost: true };

export function DialogueSettings({ dialogue }: { dialogue: DialogueView }) {
  const settings = useStore(dialogueDraft, (draft) => draft.settings);
  return (
    <div className="flex flex-col gap-5 p-5">
      <SpeakersPart dialogue={dialogue} />
      <ModelCard dialogue={dialogue} />
      <hr className="border-line" />
      <Slider
        label={t('stability')}
        min={0}
        max={1}
        ends={[t('stability_low'), t('stability_high')]}
        value={settings.stability ?? usual.stability}
        preset={usual.stability}
        isUnstable={(settings.stability ?? usual.stability) < 0.3}
        onChange={(stability) => changeSettings({ stability: stability === usual.stability ? null : stability })}
      />
      <Switch
        label={t('speaker_boost')}
        isOn={settings.use_speaker_boost ?? usual.use_speaker_boost}
        onChange={(isOn) => changeSettings({ use_speaker_boost: isOn === usual.use_speaker_boost ? null : isOn })}
      />
      <hr className="border-line" />
      <Advanced dialogue={dialogue} />
    </div>
  );
}

/** Dialogues have one model, which is said and cannot be changed. */
function ModelCard({ dialogue: { model } }: { dialogue: DialogueView }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-table font-medium">{t('model')}</span>
      <div className="flex min-h-14 items-center gap-3 rounded-lg border border-line-strong px-3 py-[9px]">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{model?.name ?? '…'}</span>
          <span className="block truncate text-caption text-muted">{t('model_needed')}</span>
        </span>
        <Lock size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted" />
      </div>
    </div>
  );
}

function Advanced({ dialogue }: { dialogue: DialogueView }) {
  const settings = useStore(dialogueDraft, (draft) => draft.settings);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="flex flex-col gap-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex items-center gap-1 self-start rounded-xs text-table font-medium max-md:min-h-11"
      >
        <ChevronRight
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className={isOpen ? 'rotate-90' : 'rtl:rotate-180'}
        />
        {t('advanced')}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className="flex flex-col gap-5">
            <LanguageField
              model={dialogue.model}
              value={settings.language_code}
              texts={spokenTurns(dialogue.turns).map(({ text }) => text)}
              onChange={(language_code) => changeSettings({ language_code })}
            />
            <FormatField
              value={settings.output_format ?? defaultFormat}
              onChange={(output_format) => changeSettings({ output_format })}
            />
            <SeedField seed={settings.seed} onChange={(seed) => changeSettings({ seed })} />
            <NormalizationField
              normalization={settings.normalization}
              onChange={(normalization) => changeSettings({ normalization })}
            />
            <DictionaryPicker
              locators={settings.dictionaries}
              onChange={(dictionaries) => changeSettings({ dictionaries })}
            />
          </div>
        )}
      </div>
    </div>
  );
}
