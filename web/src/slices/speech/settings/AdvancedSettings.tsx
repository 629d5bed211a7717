import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { DictionaryPicker } from '../../dictionary-picker/public.ts';
import { editDraft } from '../drafts/draft.ts';
import { languageFor } from '../generation/job.ts';
import { t } from './advanced-messages.ts';
import { FormatField } from './FormatField.tsx';
import { LanguageField } from './LanguageField.tsx';
import { NormalizationField } from './NormalizationField.tsx';
import { SeedField } from './SeedField.tsx';
import type { Speech } from '../use-speech.ts';

export function AdvancedSettings({ speech }: { speech: Speech }) {
  const { draft, model } = speech;
  return (
    <div className="flex flex-col gap-5">
      <LanguageField
        model={model}
        value={languageFor(draft, model)}
        texts={[draft.text]}
        onChange={(language_code) => editDraft({ language_code })}
      />
      <FormatField value={draft.output_format} onChange={(output_format) => editDraft({ output_format })} />
      <SeedField seed={draft.seed} onChange={(seed) => editDraft({ seed })} />
      <NormalizationField
        normalization={draft.normalization}
        onChange={(normalization) => editDraft({ normalization })}
      />
      <DictionaryPicker locators={draft.dictionaries} onChange={(dictionaries) => editDraft({ dictionaries })} />
      <TextAreaField
        label={t('previous_text')}
        dir="auto"
        value={draft.previous_text}
        onChange={(event) => editDraft({ previous_text: event.target.value })}
      />
      <TextAreaField
        label={t('next_text')}
        dir="auto"
        help={t('context_help')}
        value={draft.next_text}
        onChange={(event) => editDraft({ next_text: event.target.value })}
      />
    </div>
  );
}
